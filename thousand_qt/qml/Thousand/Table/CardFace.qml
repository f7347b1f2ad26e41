pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Theme

// What is seen of a card: its picture, and what the moment says of it.
Item {
    id: face

    required property string picture
    required property string assets
    // It cannot be played now: darker, but its index can be read.
    required property bool dimmed
    // It takes the trick, or waits for its second click.
    required property bool winning
    required property bool marked
    // It has just come into the hand.
    required property bool fresh
    // It was taken up and throws a shadow.
    required property bool held
    required property bool turned
    readonly property real corner: face.width * 0.068

    Loader {
        x: face.width * 0.05
        y: face.height * 0.06
        active: face.held

        sourceComponent: Rectangle {
            width: face.width
            height: face.height
            radius: face.corner
            color: "black"
            opacity: 0.3
        }
    }

    Image {
        anchors.fill: parent
        antialiasing: face.turned
        source: face.picture
        sourceSize: Qt.size(face.width * Screen.devicePixelRatio, face.height * Screen.devicePixelRatio)
    }

    Rectangle {
        anchors.fill: parent
        radius: face.corner
        color: "black"
        opacity: 0.28
        visible: face.dimmed
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width / 2
        radius: face.corner
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.amber
        visible: face.winning || face.marked
    }

    // Stands where the right neighbour leaves the card free.
    Loader {
        x: face.width * 0.1
        active: face.fresh

        sourceComponent: Rectangle {
            objectName: "card.fresh"
            width: Math.round(face.width * 0.46)
            height: Math.round(face.width * 0.07)
            y: -Math.round(height / 2)
            radius: height / 2
            color: Theme.amber
            border.width: Theme.hairline
            border.color: Theme.inkOnAmber
        }
    }

    Loader {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.top
        // A marked card reaches up to the panel, its sign may not cover that.
        anchors.verticalCenterOffset: face.marked ? face.width * 0.2 : 0
        active: face.winning || face.marked

        sourceComponent: Rectangle {
            objectName: "card.sign"
            width: Math.round(face.width * 0.3)
            height: width
            radius: width / 2
            color: Theme.amber
            border.width: Theme.hairline
            border.color: Theme.inkOnAmber

            Image {
                anchors.centerIn: parent
                source: face.assets + "/icons/dark/" + (face.winning ? "check" : "help") + ".svg"
                sourceSize: Qt.size(Math.round(parent.width * 0.7), Math.round(parent.width * 0.7))
            }
        }
    }
}
