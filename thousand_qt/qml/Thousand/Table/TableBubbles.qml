import QtQuick
import Thousand.Theme

// What the players said last, beside them and above the cards.
Item {
    id: bubbles

    required property var viewModel
    required property TableGeometry geometry
    required property string assets

    CallBubble {
        x: bubbles.geometry.edge + bubbles.geometry.plateWidth - width / 2
        y: bubbles.geometry.seatTop + bubbles.geometry.plateHeight + Theme.space4
        text: bubbles.viewModel.leftSeat.bubble
        suit: bubbles.viewModel.leftSeat.bubbleSuit
        assets: bubbles.assets
    }

    CallBubble {
        x: bubbles.width - bubbles.geometry.edge - bubbles.geometry.plateWidth - width / 2
        y: bubbles.geometry.seatTop + bubbles.geometry.plateHeight + Theme.space4
        text: bubbles.viewModel.rightSeat.bubble
        suit: bubbles.viewModel.rightSeat.bubbleSuit
        assets: bubbles.assets
    }

    CallBubble {
        x: bubbles.geometry.chipAt(0, 2).x
        y: bubbles.geometry.myPlateTop - height - Theme.space8
        text: bubbles.viewModel.mySeat.bubble
        suit: bubbles.viewModel.mySeat.bubbleSuit
        assets: bubbles.assets
    }
}
