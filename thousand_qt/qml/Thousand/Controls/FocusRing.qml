import QtQuick
import Thousand.Theme

// The amber ring around whatever the keyboard would act on. It stands outside its parent.
Rectangle {
    id: ring

    property bool shown: false
    property int gap: Theme.focusWidth

    anchors.fill: parent
    anchors.margins: -ring.gap - border.width
    visible: ring.shown
    color: "transparent"
    radius: Theme.radiusSmall + ring.gap + border.width
    border.width: Theme.focusWidth
    border.color: Theme.amber
}
