pragma Singleton

import QtQuick

// Whether the mouse has moved since it was pressed or let go, or since another panel or screen came.
// What only comes to lie under a mouse that rests explains nothing.
QtObject {
    id: pointing

    property bool free: false
    property point at: Qt.point(-1, -1)

    // A button of the mouse was pressed somewhere in the window.
    signal pressed

    function hover(place: point): void {
        if (place.x === pointing.at.x && place.y === pointing.at.y)
            return;
        pointing.at = place;
        pointing.free = true;
    }

    function rest(): void {
        pointing.free = false;
    }
}
