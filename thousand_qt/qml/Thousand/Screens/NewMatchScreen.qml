import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// Who sits where, how they play, who deals first.
ScreenFrame {
    id: screen

    required property var viewModel

    title: qsTr("New match")
    firstFocus: beginButton
    onBack: screen.viewModel.close()

    ColumnLayout {
        width: parent.width
        spacing: Theme.space16

        GridLayout {
            Layout.fillWidth: true
            columns: screen.wide ? 2 : 1
            columnSpacing: Theme.space16
            rowSpacing: Theme.space16
            uniformCellWidths: true

            OpponentCard {
                Layout.fillWidth: true
                fieldName: "newMatch.left"
                place: qsTr("On your left")
                name: screen.viewModel.leftName
                character: screen.viewModel.leftCharacter
                longestName: screen.viewModel.longestName
                onRenamed: name => screen.viewModel.rename("left_name", name)
                onCharacterChosen: character => screen.viewModel.choose("left_character", character)
            }

            OpponentCard {
                Layout.fillWidth: true
                fieldName: "newMatch.right"
                place: qsTr("On your right")
                name: screen.viewModel.rightName
                character: screen.viewModel.rightCharacter
                longestName: screen.viewModel.longestName
                onRenamed: name => screen.viewModel.rename("right_name", name)
                onCharacterChosen: character => screen.viewModel.choose("right_character", character)
            }
        }

        Panel {
            Layout.fillWidth: true
            implicitHeight: me.implicitHeight + 2 * Theme.space16

            GridLayout {
                id: me

                anchors.fill: parent
                anchors.margins: Theme.space16
                columns: screen.wide ? 2 : 1
                columnSpacing: Theme.space16
                rowSpacing: Theme.space12
                uniformCellWidths: true

                ColumnLayout {
                    spacing: Theme.space8

                    TextLabel {
                        text: qsTr("Your name")
                        size: Theme.textSmall
                        muted: true
                    }

                    TextEntry {
                        objectName: "newMatch.player.name"
                        Layout.fillWidth: true
                        label: qsTr("Your name")
                        maximumLength: screen.viewModel.longestName
                        text: screen.viewModel.playerName
                        onTextEdited: screen.viewModel.rename("player_name", text)
                    }
                }

                ColumnLayout {
                    spacing: Theme.space8

                    TextLabel {
                        text: qsTr("Deals first")
                        size: Theme.textSmall
                        muted: true
                    }

                    SegmentedChoice {
                        objectName: "newMatch.dealer"
                        Layout.fillWidth: true
                        label: qsTr("Deals first")
                        value: screen.viewModel.firstDealer
                        options: [
                            {
                                value: "left",
                                label: qsTr("Left")
                            },
                            {
                                value: "me",
                                label: qsTr("Me")
                            },
                            {
                                value: "right",
                                label: qsTr("Right")
                            },
                            {
                                value: "random",
                                label: qsTr("By lot")
                            }
                        ]
                        onChosen: value => screen.viewModel.choose("first_dealer", value)
                    }
                }
            }
        }

        TextLabel {
            objectName: "newMatch.rules"
            Layout.fillWidth: true
            muted: true
            wrapMode: Text.Wrap
            text: qsTr("Three players, Russian classic rules, to 1000 points.")
        }
    }

    footer: RowLayout {
        width: parent.width
        spacing: Theme.space12

        TextLabel {
            objectName: "newMatch.problem"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            color: Theme.inkProblem
            text: screen.viewModel.problem
        }

        PushButton {
            objectName: "newMatch.back"
            text: qsTr("Back")
            onClicked: screen.viewModel.close()
        }

        PushButton {
            id: beginButton

            objectName: "newMatch.begin"
            primary: true
            text: qsTr("Deal the cards")
            enabled: screen.viewModel.problem === ""
            onClicked: screen.viewModel.begin()
        }
    }
}
