pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// Every key of the table, and what its signs mean.
SidePanel {
    id: help

    readonly property var keys: [[qsTr("Mouse"), qsTr("click a card, or drag it onto the table, to a player or within your hand")], ["← →", qsTr("move through your hand")], ["Shift ← →", qsTr("move the card within your hand")], ["↑ ↓", qsTr("change the amount, go between hand and buttons")], [qsTr("Enter, Space"), qsTr("play or choose the card, press the button")], ["0 … 9", qsTr("type the amount of a bid; Backspace takes a digit back")], ["Ctrl+Z", qsTr("take your last decision back; Backspace does too")], ["Tab", qsTr("next button or card")], ["Esc", qsTr("take back, close, menu")], ["F1", qsTr("these keys and signs")], ["F2", qsTr("last trick, before the first one the prikup; once more: all tricks")], ["F3", qsTr("score sheet")], ["F4", qsTr("sort the hand again")], ["F5", qsTr("fast-forward to your next decision, and stop it")], ["F6", qsTr("the rules of this match")], ["F7, H", qsTr("a hint for your decision")], ["F10", qsTr("menu")], ["F11", qsTr("full screen")]]
    readonly property var signs: [["play", qsTr("is to act")], ["tricks", qsTr("tricks taken in this deal")], ["chips/dealer", qsTr("deals the cards")], ["chips/hundred", qsTr("the hundred: has to open the bidding")], ["declarer", qsTr("declarer: plays for the contract")], ["bolt", qsTr("bolt: a deal without a trick")], ["barrel", qsTr("on the barrel: a full dot is an attempt left")], ["pause", qsTr("sits this deal out")], ["moon", qsTr("plays in the dark")], ["not-written", qsTr("writes nothing for what is taken in defence")], ["rospis", qsTr("on the sheet: the deal was given up")], ["dump-truck", qsTr("on the sheet: dump truck, back to zero")]]
    readonly property int signSize: Math.round(Theme.textBody * 1.35)
    readonly property int keyWidth: Math.round(Theme.textBody * 7.6)

    title: qsTr("Keys and signs")
    Keys.onUpPressed: scroll.contentY = Math.max(0, scroll.contentY - help.keyWidth)
    Keys.onDownPressed: scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + help.keyWidth))

    Flickable {
        id: scroll

        anchors.fill: parent
        contentHeight: list.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list

            width: parent.width
            spacing: Theme.space8

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

            TextLabel {
                width: list.width
                topPadding: Theme.space8
                text: qsTr("Signs at the table")
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }

            Repeater {
                model: help.signs.length

                Item {
                    id: sign

                    required property int index

                    width: list.width
                    height: Math.max(picture.height, words.height)

                    Image {
                        id: picture

                        source: help.assets + (help.signs[sign.index][0].includes("/") ? "/" : "/icons/") + help.signs[sign.index][0] + ".svg"
                        sourceSize: Qt.size(help.signSize, help.signSize)
                    }

                    TextLabel {
                        id: words

                        x: help.signSize + Theme.space12
                        width: parent.width - x
                        wrapMode: Text.Wrap
                        text: help.signs[sign.index][1]
                    }
                }
            }
        }
    }

    ScrollMark {
        anchors.right: scroll.right
        anchors.rightMargin: -Theme.space12
        area: scroll
    }
}
