pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// Every key of the table.
SidePanel {
    id: help

    readonly property var keys: [["← →", qsTr("move through your hand")], ["↑ ↓", qsTr("change the amount, go between hand and buttons")], [qsTr("Enter, Space"), qsTr("play or choose the card, press the button")], ["0 … 9", qsTr("type the amount of a bid")], ["Tab", qsTr("next button or card")], ["Esc", qsTr("take back, close, menu")], ["F1", qsTr("these keys")], ["F2", qsTr("last trick")], ["F3", qsTr("score sheet")], ["F10", qsTr("menu")], ["F11", qsTr("full screen")]]
    readonly property int keyWidth: Math.round(Theme.textBody * 7.6)

    title: qsTr("Keys")

    Flickable {
        anchors.fill: parent
        contentHeight: list.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list

            width: parent.width
            spacing: Theme.space12

            Repeater {
                model: help.keys.length

                Item {
                    id: entry

                    required property int index

                    width: list.width
                    height: meaning.height

                    TextLabel {
                        text: help.keys[entry.index][0]
                        width: help.keyWidth
                        wrapMode: Text.Wrap
                        font.weight: Font.DemiBold
                    }

                    TextLabel {
                        id: meaning

                        x: help.keyWidth
                        width: parent.width - help.keyWidth
                        wrapMode: Text.Wrap
                        text: help.keys[entry.index][1]
                    }
                }
            }
        }
    }
}
