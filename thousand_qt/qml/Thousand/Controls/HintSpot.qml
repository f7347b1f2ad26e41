pragma ComponentBehavior: Bound

import QtQuick

// Where a hint is called: by a mouse that moves here, or by the keyboard that was walked here.
Loader {
    id: spot

    required property string text
    // Whether the mouse is over what is explained, and whether the keyboard was walked there.
    required property bool hovered
    property bool walked: false
    property bool below: false

    anchors.fill: parent
    active: spot.text.length > 0 && (spot.walked || (spot.hovered && Pointing.free))
    sourceComponent: Hint {
        text: spot.text
        below: spot.below
        visible: true
    }
}
