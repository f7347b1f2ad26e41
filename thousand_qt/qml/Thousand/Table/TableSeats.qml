import QtQuick
import Thousand.Theme

// The three players around the table.
Item {
    id: seats

    required property var viewModel
    required property TableGeometry geometry
    required property string assets
    required property bool byKeys
    required property bool shown

    // The keyboard has come to a player.
    signal focusEntered

    SeatPlate {
        id: leftPlate

        objectName: "table.left"
        visible: seats.shown
        x: seats.geometry.edge
        y: seats.geometry.seatTop
        width: seats.geometry.plateWidth
        height: seats.geometry.plateHeight
        seat: seats.viewModel.leftSeat
        hintBelow: true
        showsFocus: seats.byKeys
        onActiveFocusChanged: if (activeFocus)
            seats.focusEntered()
        assets: seats.assets
    }

    SeatPlate {
        id: rightPlate

        mirrored: true
        objectName: "table.right"
        visible: seats.shown
        x: seats.width - seats.geometry.edge - width
        y: seats.geometry.seatTop
        width: seats.geometry.plateWidth
        height: seats.geometry.plateHeight
        seat: seats.viewModel.rightSeat
        hintBelow: true
        showsFocus: seats.byKeys
        onActiveFocusChanged: if (activeFocus)
            seats.focusEntered()
        assets: seats.assets
    }

    SeatPlate {
        id: myPlate

        objectName: "table.me"
        visible: seats.shown
        x: seats.geometry.edge
        y: seats.geometry.myPlateTop
        width: seats.geometry.plateWidth
        height: seats.geometry.plateHeight
        seat: seats.viewModel.mySeat
        showsFocus: seats.byKeys
        onActiveFocusChanged: if (activeFocus)
            seats.focusEntered()
        assets: seats.assets
    }
}
