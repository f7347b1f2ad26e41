import QtQuick
import Thousand.Theme

// The scores deal by deal on a piece of paper; a screen reader hears their course in words.
Rectangle {
    id: chart

    required property var props

    color: Theme.paper
    radius: Theme.radiusSmall
    objectName: "sheet.chart"
    Accessible.role: Accessible.Graphic
    Accessible.name: chart.props.description

    Image {
        anchors.fill: parent
        anchors.margins: Theme.space8
        visible: chart.props.picture.length > 0 && width > 0 && height > 0
        source: visible ? "image://chart/" + Math.round(Theme.textSmall * Screen.devicePixelRatio) + "/" + chart.props.picture : ""
        sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
        cache: false
        Accessible.ignored: true
    }
}
