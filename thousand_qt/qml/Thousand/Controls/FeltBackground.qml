import QtQuick
import Thousand.Theme

// The cloth over the whole window. It is painted again when resizing has come to rest; until then
// the old picture is stretched.
Rectangle {
    id: cloth

    property size painted: Qt.size(0, 0)
    property bool sized: false

    function resized(): void {
        if (cloth.painted.width > 0)
            rest.restart();
        else if (cloth.width > 0 && cloth.height > 0)
            cloth.repaint();
    }

    function repaint(): void {
        cloth.painted = Qt.size(Math.ceil(cloth.width), Math.ceil(cloth.height));
        cloth.sized = true;
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
        sourceSize: cloth.painted
        source: cloth.sized ? Theme.feltSource : ""
        fillMode: Image.Stretch
        smooth: cloth.painted.width !== Math.ceil(cloth.width)
        cache: false
        retainWhileLoading: true
    }
}
