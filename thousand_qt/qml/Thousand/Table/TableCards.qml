pragma ComponentBehavior: Bound

import QtQuick

// The 24 cards, and the one that is dragged.
Item {
    id: layer

    required property var viewModel
    required property TableGeometry geometry
    required property string assets
    required property TableFocus keys
    required property HandFocus hand
    readonly property alias items: cards
    readonly property alias drag: drag
    // How many cards fly over the table.
    property int flights: 0

    // The hand has other cards than before.
    signal otherCards
    // The card that had the keyboard leaves the hand.
    signal focusLeaving

    onVisibleChanged: if (!layer.visible)
        drag.cancel(drag.card)

    Connections {
        target: layer.Window.window

        function onActiveChanged(): void {
            if (!layer.Window.window.active)
                drag.cancel(drag.card);
        }
    }

    HandDrag {
        id: drag

        layer: layer
        geometry: layer.geometry
        viewModel: layer.viewModel
        hand: layer.hand
    }

    DropTargets {
        anchors.fill: parent
        drag: drag
        geometry: layer.geometry
        assets: layer.assets
    }

    Repeater {
        id: cards

        model: layer.viewModel.cards

        CardItem {
            objectName: "card" + number
            geometry: layer.geometry
            back: layer.viewModel.cardBack
            assets: layer.assets
            drag: drag
            showsFocus: layer.keys.byKeys
            tabStop: mine ? number === layer.hand.stop : pressable && !choosable
            onPressed: layer.viewModel.clickCard(number)
            onMoved: by => layer.keys.moveInHand(this, by)
            onShifted: by => layer.keys.shiftCard(this, by)
            onLeaving: layer.focusLeaving()
            onMarkedChanged: if (marked)
                layer.keys.stayAt(this)
            onMineChanged: {
                if (activeFocus && mine)
                    layer.hand.entered(this);
                layer.otherCards();
            }
            onActiveFocusChanged: {
                if (activeFocus && mine)
                    layer.hand.entered(this);
                if (activeFocus && !layer.keys.restoring)
                    layer.keys.byKeys = true;
            }
            onFlyingChanged: layer.flights += flying ? 1 : -1
        }
    }
}
