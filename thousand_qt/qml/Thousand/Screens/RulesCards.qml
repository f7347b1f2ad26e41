pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// Groups of cards side by side, each with a word below it. What stands out has an amber frame.
Flow {
    id: cards

    required property var groups
    property bool small: false

    // From card to card in a group, as a share of a card's width: the corner stays in sight.
    readonly property real step: 0.58
    readonly property real widest: cards.groups.reduce((most, group) => Math.max(most, 1 + (group.cards.length - 1) * cards.step), 6)
    readonly property int cardWidth: Math.floor(Math.min((cards.small ? 52 : 74) * Theme.textUnit, cards.width / cards.widest))
    readonly property int cardHeight: Math.round(cards.cardWidth / Theme.cardRatio)

    spacing: Theme.space16

    Repeater {
        model: cards.groups

        Column {
            id: group

            required property var modelData

            spacing: Theme.space4

            Item {
                width: Math.round(cards.cardWidth * (1 + (group.modelData.cards.length - 1) * cards.step))
                height: cards.cardHeight

                Repeater {
                    model: group.modelData.cards

                    Image {
                        required property var modelData
                        required property int index

                        x: Math.round(index * cards.cardWidth * cards.step)
                        width: cards.cardWidth
                        height: cards.cardHeight
                        // Forty pictures at once would hold the window up.
                        asynchronous: true
                        source: modelData.picture
                        sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
                        Accessible.role: Accessible.Graphic
                        Accessible.name: modelData.name
                    }
                }

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -Theme.focusWidth
                    radius: cards.cardWidth * 0.068 + Theme.focusWidth
                    visible: group.modelData.marked
                    color: "transparent"
                    border.width: Theme.focusWidth
                    border.color: Theme.amber
                }
            }

            TextLabel {
                width: parent.width
                topPadding: Theme.space4
                visible: text.length > 0
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: group.modelData.caption
                font.weight: group.modelData.marked ? Font.DemiBold : Font.Normal
                font.features: Theme.tabular
            }
        }
    }
}
