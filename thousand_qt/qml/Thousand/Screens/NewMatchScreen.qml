import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// Who sits where, how well they play, who deals first.
ScreenFrame {
    id: screen

    required property var viewModel

    // Who may deal first: everybody who sits here, and the lot.
    readonly property var dealers: [
        {
            value: "left",
            label: qsTr("Left")
        },
        {
            value: "across",
            label: qsTr("Across")
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
    ].filter(dealer => ["me", "random"].includes(dealer.value) || screen.viewModel.places.includes(dealer.value))

    title: qsTr("New match")
    firstFocus: beginButton
    onBack: screen.viewModel.close()

    ColumnLayout {
        width: parent.width
        spacing: Theme.space16

        Panel {
            Layout.fillWidth: true
            implicitHeight: rules.implicitHeight + 2 * Theme.space12

            RowLayout {
                id: rules

                anchors.fill: parent
                anchors.leftMargin: Theme.space16
                anchors.rightMargin: Theme.space16
                anchors.topMargin: Theme.space12
                anchors.bottomMargin: Theme.space12
                spacing: Theme.space16

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: Theme.space4

                    TextLabel {
                        objectName: "newMatch.rules"
                        Layout.fillWidth: true
                        wrapMode: Text.Wrap
                        font.weight: Font.DemiBold
                        text: qsTr("Rules: %1").arg(screen.viewModel.rulesTitle)
                    }

                    TextLabel {
                        objectName: "newMatch.rulesLine"
                        Layout.fillWidth: true
                        size: Theme.textSmall
                        muted: true
                        wrapMode: Text.Wrap
                        text: screen.viewModel.rulesLine
                    }
                }

                PushButton {
                    objectName: "newMatch.changeRules"
                    text: qsTr("Other rules…")
                    onClicked: screen.viewModel.chooseRules()
                }
            }
        }

        GridLayout {
            Layout.fillWidth: true
            columns: screen.wide ? 2 : 1
            columnSpacing: Theme.space16
            rowSpacing: Theme.space16
            uniformCellWidths: true

            OpponentCard {
                Layout.fillWidth: true
                Layout.columnSpan: screen.wide ? 2 : 1
                visible: screen.viewModel.places.includes("across")
                fieldName: "newMatch.across"
                place: qsTr("Across from you")
                portrait: screen.viewModel.portraits.across ?? null
                name: screen.viewModel.acrossName
                level: screen.viewModel.acrossLevel
                levels: screen.viewModel.levels
                longestName: screen.viewModel.longestName
                onRenamed: name => screen.viewModel.rename("across_name", name)
                onLevelChosen: level => screen.viewModel.choose("across_level", level)
            }

            OpponentCard {
                Layout.fillWidth: true
                visible: screen.viewModel.places.includes("left")
                fieldName: "newMatch.left"
                place: qsTr("On your left")
                portrait: screen.viewModel.portraits.left ?? null
                name: screen.viewModel.leftName
                level: screen.viewModel.leftLevel
                levels: screen.viewModel.levels
                longestName: screen.viewModel.longestName
                onRenamed: name => screen.viewModel.rename("left_name", name)
                onLevelChosen: level => screen.viewModel.choose("left_level", level)
            }

            OpponentCard {
                Layout.fillWidth: true
                visible: screen.viewModel.places.includes("right")
                fieldName: "newMatch.right"
                place: qsTr("On your right")
                portrait: screen.viewModel.portraits.right ?? null
                name: screen.viewModel.rightName
                level: screen.viewModel.rightLevel
                levels: screen.viewModel.levels
                longestName: screen.viewModel.longestName
                onRenamed: name => screen.viewModel.rename("right_name", name)
                onLevelChosen: level => screen.viewModel.choose("right_level", level)
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

                    TextLabel {
                        objectName: "newMatch.dealerFixed"
                        Layout.fillWidth: true
                        visible: !screen.viewModel.dealerIsFree
                        wrapMode: Text.Wrap
                        text: qsTr("By these rules you do.")
                    }

                    SegmentedChoice {
                        objectName: "newMatch.dealer"
                        visible: screen.viewModel.dealerIsFree
                        Layout.fillWidth: true
                        label: qsTr("Deals first")
                        value: screen.viewModel.firstDealer
                        options: screen.dealers
                        onChosen: value => screen.viewModel.choose("first_dealer", value)
                    }
                }
            }
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
