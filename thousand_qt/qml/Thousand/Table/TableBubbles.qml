pragma ComponentBehavior: Bound

import QtQuick

// What the players said last, beside them and above the cards.
Item {
    id: bubbles

    required property var viewModel
    required property TableGeometry geometry
    required property string assets

    Repeater {
        model: bubbles.geometry.players

        CallBubble {
            required property int index

            objectName: "table.bubble." + index
            // A smaller table may follow: its seats are known before this one is gone.
            readonly property var seat: bubbles.viewModel.seats[index] ?? bubbles.viewModel.seats[0]
            readonly property int chips: Number(seat.dealer) + Number(seat.hundred)
            readonly property point place: bubbles.geometry.bubbleAt(index, width, height, chips)

            x: place.x
            y: place.y
            room: bubbles.geometry.bubbleRoom(index)
            span: bubbles.geometry.bubbleSpan(index, chips)
            text: seat.bubble
            suit: seat.bubbleSuit
            assets: bubbles.assets
        }
    }
}
