pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Screens
import Thousand.Theme

// The rules of a sheet with real cards, who plays, and who deals first.
ScreenFrame {
    id: screen

    required property var viewModel

    title: qsTr("Keep score")
    firstFocus: screen.viewModel.problem === "" || fields.count === 0 ? beginButton : fields.itemAt(Math.max(0, screen.viewModel.names.findIndex(name => name.trim() === ""))) as Item
    onBack: screen.viewModel.close()

    component Card: Panel {
        default property alias inner: slot.data

        Layout.fillWidth: true
        implicitHeight: slot.implicitHeight + 2 * Theme.space12

        ColumnLayout {
            id: slot

            anchors.fill: parent
            anchors.leftMargin: Theme.space16
            anchors.rightMargin: Theme.space16
            anchors.topMargin: Theme.space12
            anchors.bottomMargin: Theme.space12
            spacing: Theme.space8
        }
    }

    component Caption: TextLabel {
        Layout.fillWidth: true
        size: Theme.textSmall
        muted: true
        wrapMode: Text.Wrap
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.space16

        TextLabel {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            muted: true
            text: qsTr("You play with real cards; the program writes the sheet.")
        }

        Card {
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.space16

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: Theme.space4

                    TextLabel {
                        objectName: "scoreSetup.rules"
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        font.weight: Font.DemiBold
                        text: qsTr("Rules: %1").arg(screen.viewModel.rulesTitle)
                    }

                    Caption {
                        text: screen.viewModel.rulesLine
                    }
                }

                PushButton {
                    objectName: "scoreSetup.changeRules"
                    text: qsTr("Other rules…")
                    onClicked: screen.viewModel.chooseRules()
                }
            }

            Caption {
                visible: screen.viewModel.tables.length > 1
                text: qsTr("Players")
            }

            SegmentedChoice {
                objectName: "scoreSetup.players"
                Layout.fillWidth: true
                visible: screen.viewModel.tables.length > 1
                label: qsTr("Players")
                options: screen.viewModel.tables
                value: screen.viewModel.players
                onChosen: count => screen.viewModel.choosePlayers(count)
            }
        }

        Card {
            Caption {
                text: qsTr("Names, clockwise around the table")
            }

            GridLayout {
                Layout.fillWidth: true
                columns: screen.viewModel.players === 4 && !screen.wide ? 2 : screen.viewModel.players
                columnSpacing: Theme.space12
                rowSpacing: Theme.space8
                uniformCellWidths: true

                Repeater {
                    id: fields

                    model: screen.viewModel.players

                    TextEntry {
                        id: field

                        required property int index

                        objectName: "scoreSetup.name." + field.index
                        Layout.fillWidth: true
                        label: qsTr("Name of player %1").arg(field.index + 1)
                        maximumLength: screen.viewModel.longestName
                        text: screen.viewModel.names[field.index] ?? ""
                        placeholderText: screen.viewModel.placeholders[field.index] ?? ""
                        onTextEdited: screen.viewModel.rename(field.index, field.text)
                        onAccepted: screen.walk(true)
                    }
                }
            }

            Caption {
                visible: known.visible
                text: qsTr("Played before")
            }

            Flow {
                id: known

                Layout.fillWidth: true
                visible: screen.viewModel.known.length > 0
                spacing: Theme.space8

                Repeater {
                    model: screen.viewModel.known

                    WordButton {
                        required property string modelData

                        objectName: "scoreSetup.known." + modelData
                        room: known.width
                        text: modelData
                        Accessible.description: qsTr("Puts the name into an empty field")
                        onClicked: screen.viewModel.seat(modelData)
                    }
                }
            }
        }

        Card {
            Caption {
                text: qsTr("Deals first")
            }

            TextLabel {
                objectName: "scoreSetup.dealerFixed"
                Layout.fillWidth: true
                visible: text.length > 0
                wrapMode: Text.Wrap
                text: screen.viewModel.dealerWords
            }

            ChoiceFlow {
                objectName: "scoreSetup.dealer"
                Layout.fillWidth: true
                visible: screen.viewModel.dealerWords === ""
                label: qsTr("Deals first")
                options: screen.viewModel.dealers
                value: screen.viewModel.dealer
                onChosen: seat => screen.viewModel.chooseDealer(seat)
            }
        }
    }

    footer: RowLayout {
        width: parent.width
        spacing: Theme.space12

        TextLabel {
            objectName: "scoreSetup.problem"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            color: screen.viewModel.isProblem || screen.viewModel.message.length > 0 ? Theme.inkProblem : Theme.inkMuted
            text: screen.viewModel.message || screen.viewModel.problem
            Accessible.role: Accessible.AlertMessage
        }

        PushButton {
            objectName: "scoreSetup.back"
            text: qsTr("Back")
            onClicked: screen.viewModel.close()
        }

        PushButton {
            id: beginButton

            objectName: "scoreSetup.begin"
            primary: true
            text: qsTr("Begin the sheet")
            enabled: screen.viewModel.problem === ""
            onClicked: screen.viewModel.begin()
        }
    }
}
