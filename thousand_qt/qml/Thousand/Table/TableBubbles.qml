import QtQuick
import Thousand.Theme

// What the players said last, beside them and above the cards.
Item {
    id: bubbles

    required property var viewModel
    required property TableGeometry geometry
    required property string assets

    CallBubble {
        x: bubbles.geometry.edge + bubbles.geometry.plateWidth + Theme.space12
        y: bubbles.geometry.edge + bubbles.geometry.plateHeight - height / 2
        text: bubbles.viewModel.leftSeat.bubble
        suit: bubbles.viewModel.leftSeat.bubbleSuit
        assets: bubbles.assets
    }

    CallBubble {
        x: bubbles.width - bubbles.geometry.edge - bubbles.geometry.plateWidth - Theme.space12 - width
        y: bubbles.geometry.edge + bubbles.geometry.plateHeight - height / 2
        text: bubbles.viewModel.rightSeat.bubble
        suit: bubbles.viewModel.rightSeat.bubbleSuit
        assets: bubbles.assets
    }

    CallBubble {
        x: bubbles.geometry.edge
        y: bubbles.height - Theme.space12 - bubbles.geometry.plateHeight - height - Theme.space12
        text: bubbles.viewModel.mySeat.bubble
        suit: bubbles.viewModel.mySeat.bubbleSuit
        assets: bubbles.assets
    }
}
