import QtQuick
import Thousand.Theme

// A player's picture in a round frame; a ring of light goes round whoever is to act.
Item {
    id: portrait

    required property string picture
    required property string words
    required property bool lit

    Accessible.role: Accessible.Graphic
    Accessible.name: portrait.words
    Accessible.ignored: portrait.words.length === 0

    Rectangle {
        id: ring

        anchors.fill: parent
        anchors.margins: -Theme.space4
        radius: width / 2
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.amber
        visible: portrait.lit

        // A few pulses catch the eye; then the light stands still.
        SequentialAnimation on opacity {
            running: portrait.lit && Motion.pulse > 0
            loops: 3
            onStopped: ring.opacity = 1

            NumberAnimation {
                from: 1
                to: 0.3
                duration: Motion.pulse
                easing.type: Easing.InOutSine
            }

            NumberAnimation {
                from: 0.3
                to: 1
                duration: Motion.pulse
                easing.type: Easing.InOutSine
            }
        }
    }

    Image {
        anchors.fill: parent
        source: portrait.picture
        sourceSize: Qt.size(Math.round(portrait.width * Screen.devicePixelRatio), Math.round(portrait.height * Screen.devicePixelRatio))
    }
}
