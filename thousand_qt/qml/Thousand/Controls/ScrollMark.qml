import QtQuick
import Thousand.Theme

// The bar that says there is more above or below in an area that scrolls.
Rectangle {
    id: mark

    required property Flickable area

    visible: mark.area.contentHeight > mark.area.height + 1
    y: mark.area.y + mark.area.visibleArea.yPosition * mark.area.height
    width: Theme.space4
    height: mark.area.visibleArea.heightRatio * mark.area.height
    radius: width / 2
    color: Theme.inkMuted
}
