import QtQuick
import Thousand.Theme

// The cloth over the whole window. It is painted again when resizing has come to rest; until then
// the old picture is stretched.
Rectangle {
    id: cloth

    property size painted: Qt.size(0, 0)

    function resized(): void {
        if (cloth.painted.width > 0)
            rest.restart();
        else if (cloth.width > 0 && cloth.height > 0)
            cloth.repaint();
    }

    function repaint(): void {
        cloth.painted = Qt.size(Math.ceil(cloth.width * Screen.devicePixelRatio), Math.ceil(cloth.height * Screen.devicePixelRatio));
    }

    color: Theme.felt
    Component.onCompleted: cloth.resized()
    onWidthChanged: cloth.resized()
    onHeightChanged: cloth.resized()

    Timer {
        id: rest

        interval: 120
        onTriggered: cloth.repaint()
    }

    Image {
        anchors.fill: parent
        source: cloth.painted.width > 0 ? Theme.feltSource : ""
        sourceSize: cloth.painted
        fillMode: Image.Stretch
        smooth: cloth.painted.width !== Math.ceil(cloth.width * Screen.devicePixelRatio)
        cache: false
        retainWhileLoading: true
    }
}
