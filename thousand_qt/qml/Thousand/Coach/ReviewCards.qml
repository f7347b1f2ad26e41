pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// Cards side by side, over each other where there is little room. A card that was chosen stands
// higher, the best one bears a tick, and below each stands what it costs.
Item {
    id: row

    required property var cards
    required property string assets
    required property real cardHeight
    // Whether costs stand below the cards.
    property bool priced: false
    // The end to which the cards lie: 0 left, 0.5 in the middle, 1 right.
    property real lean: 0.5
    // Between cards that do not cover each other.
    property real gap: Theme.space4
    readonly property real cardWidth: Math.round(row.cardHeight * Theme.cardRatio)
    readonly property real lift: Math.round(row.cardHeight * 0.14)
    readonly property real pitch: row.cards.length > 1 ? Math.min(row.cardWidth + row.gap, (row.width - row.cardWidth) / (row.cards.length - 1)) : 0
    readonly property real span: row.cardWidth + Math.max(0, row.cards.length - 1) * row.pitch

    // What stands below a card has the room that the card itself has.
    readonly property real room: row.cards.length > 1 ? row.pitch : row.cardWidth + row.gap

    implicitHeight: row.lift + row.cardHeight + (row.priced ? Math.round(Theme.textSmall * 1.5) : 0)

    Repeater {
        model: row.cards

        Item {
            id: card

            required property int index
            required property var modelData

            x: Math.round((row.width - row.span) * row.lean + card.index * row.pitch)
            y: card.modelData.chosen ? 0 : row.lift
            width: row.cardWidth
            height: row.cardHeight

            Image {
                anchors.fill: parent
                source: card.modelData.picture
                sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
                Accessible.ignored: true
            }

            Rectangle {
                anchors.fill: parent
                radius: width * 0.068
                color: "black"
                opacity: 0.28
                visible: card.modelData.dimmed
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: -Math.round(border.width / 2)
                radius: width * 0.068
                color: "transparent"
                visible: card.modelData.chosen
                border.width: Theme.focusWidth
                border.color: card.modelData.dear ? Theme.inkProblem : Theme.amber
            }

            // A tick for the best, a warning for what was dear.
            Rectangle {
                objectName: card.modelData.best ? "review.best" : "review.dear"
                visible: card.modelData.best || card.modelData.dear
                x: Math.round(Math.min(row.pitch > 0 && card.index < row.cards.length - 1 ? row.pitch : parent.width, parent.width) / 2 - width / 2)
                y: -Math.round(height / 3)
                width: Math.round(Math.max(Theme.textSmall * 1.2, row.cardWidth * 0.32))
                height: width
                radius: width / 2
                color: card.modelData.best ? Theme.amber : Theme.inkProblem
                border.width: Theme.hairline
                border.color: Theme.inkOnAmber

                Image {
                    anchors.centerIn: parent
                    source: row.assets + "/icons/dark/" + (card.modelData.best ? "check" : "warning") + ".svg"
                    sourceSize: Qt.size(Math.round(parent.width * 0.7), Math.round(parent.width * 0.7))
                }
            }
        }
    }

    // Not in the cards: the next card would cover them.
    Repeater {
        model: row.priced ? row.cards : []

        TextLabel {
            required property int index
            required property var modelData

            x: Math.round((row.width - row.span) * row.lean + index * row.pitch + Math.min(0, row.cardWidth - row.room) / 2) + Theme.hairline
            y: row.lift + row.cardHeight
            width: row.room - 2 * Theme.hairline
            height: Math.round(Theme.textSmall * 1.5)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 8
            text: modelData.cost
            size: Theme.textSmall
            font.weight: modelData.best ? Font.DemiBold : Font.Normal
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
