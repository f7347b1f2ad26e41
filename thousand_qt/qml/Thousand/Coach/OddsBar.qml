import QtQuick
import Thousand.Theme

// How likely the contract holds: a thin bar, whose figure stands in the words beside it.
Item {
    id: bar

    required property var odds

    objectName: "table.odds"
    height: Theme.space4
    Accessible.role: Accessible.StaticText
    Accessible.name: bar.odds.words

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.well
    }

    Rectangle {
        width: Math.max(height, parent.width * bar.odds.share)
        height: parent.height
        radius: height / 2
        color: Theme.ink
    }
}
