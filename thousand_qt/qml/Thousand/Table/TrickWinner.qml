import QtQuick
import Thousand.Controls
import Thousand.Theme

// Where a complete trick is about to go: a light round the winner's pile, and what the trick brings.
Item {
    id: winner

    required property var won
    required property TableGeometry geometry
    readonly property bool shown: winner.won.who >= 0
    readonly property rect pile: winner.geometry.pile(Math.max(0, winner.won.who), 0)

    visible: winner.shown

    Rectangle {
        id: ring

        x: winner.pile.x - Theme.space4
        y: winner.pile.y - Theme.space4
        width: winner.pile.width + 2 * Theme.space4
        height: winner.pile.height + 2 * Theme.space4
        radius: Theme.radiusSmall
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.amber

        SequentialAnimation on opacity {
            running: winner.shown && Motion.pulse > 0
            loops: 2
            onStopped: ring.opacity = 1

            NumberAnimation {
                from: 0.3
                to: 1
                duration: Motion.pulse
                easing.type: Easing.InOutSine
            }
        }
    }

    Rectangle {
        objectName: "table.won"
        anchors.centerIn: ring
        width: Math.max(points.width + 2 * Theme.space8, height)
        height: points.height + Theme.space4
        radius: height / 2
        color: Theme.amber

        TextLabel {
            id: points

            anchors.centerIn: parent
            text: winner.won.points
            color: Theme.inkOnAmber
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
