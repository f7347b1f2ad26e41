import QtQuick
import Thousand.Controls
import Thousand.Theme

// A button with a picture; its label is what a screen reader says and what shows under the mouse.
Pressable {
    id: button

    required property string assets
    required property string symbol
    required property string label
    // Whether what the button does is going on.
    property bool on: false
    // Whether pressing it only says why it does nothing.
    property bool dim: false
    readonly property int side: Theme.controlHeight
    // Whether its label is shown.
    readonly property alias explained: spot.active

    implicitWidth: button.side
    implicitHeight: button.side
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    // The first line says what the button does, the others say more.
    Accessible.name: button.label.split("\n")[0]
    Accessible.description: button.label.split("\n").slice(1).join(" ")
    Accessible.onPressAction: button.click()

    contentItem: Item {
        Image {
            anchors.centerIn: parent
            source: button.assets + "/icons/" + button.symbol + ".svg"
            sourceSize: Qt.size(Math.round(button.side * 0.55), Math.round(button.side * 0.55))
            opacity: button.enabled && !button.dim ? 1 : 0.4
        }
    }

    // A keyboard that was brought here together with a panel is told nothing.
    HintSpot {
        id: spot

        text: button.label
        hovered: button.hovered
        walked: button.visualFocus && (button.focusReason === Qt.TabFocusReason || button.focusReason === Qt.BacktabFocusReason)
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: !button.enabled ? Theme.well : button.down ? Theme.raisedPressed : button.hovered ? Theme.raisedHover : Theme.raised
        border.width: button.on ? Theme.focusWidth : Theme.hairline
        border.color: button.on ? Theme.amber : Theme.panelBorder

        FocusRing {
            shown: button.visualFocus
        }
    }
}
