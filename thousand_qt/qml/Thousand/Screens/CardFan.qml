import QtQuick
import Thousand.Theme

// A few cards as a hand would hold them; an ornament, so no reader speaks of it. card_fan.py
// paints it, in the window's own thread: another one could wait for Python while Python waits
// for it.
Image {
    id: fan

    property string faces
    property bool shown: true

    width: Math.round(560 * Theme.unit)
    height: Math.round(360 * Theme.unit)
    sourceSize: Qt.size(width, height)
    source: fan.shown ? "image://fan/" + fan.faces : ""
    Accessible.ignored: true
}
