pragma ComponentBehavior: Bound

import QtQuick

// The players around the table, clockwise from me.
Item {
    id: seats

    required property var viewModel
    required property TableGeometry geometry
    required property string assets
    required property bool byKeys
    required property bool shown

    // The keyboard has come to a player.
    signal focusEntered

    Repeater {
        model: seats.geometry.players

        SeatPlate {
            required property int index
            // The keyboard goes round the table as the eye does: mine, at the lower edge, is last.
            readonly property int who: (index + 1) % seats.geometry.players
            readonly property string side: seats.geometry.side(who)
            readonly property rect area: seats.geometry.plate(who)

            objectName: "table." + side
            visible: seats.shown
            x: area.x
            y: area.y
            width: area.width
            height: area.height
            seat: seats.viewModel.seats[who]
            mirrored: side === "right"
            hintBelow: who > 0
            showsFocus: seats.byKeys
            onActiveFocusChanged: if (activeFocus)
                seats.focusEntered()
            assets: seats.assets
        }
    }
}
