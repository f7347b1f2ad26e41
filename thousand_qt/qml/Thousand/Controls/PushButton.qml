import QtQuick
import Thousand.Theme

// A button; `primary` is the one that goes on.
Pressable {
    id: button

    property bool primary: false
    property int size: Theme.textBody

    implicitHeight: Math.max(Theme.controlHeight, Math.round(button.size * 1.4 + 22 * Math.max(0.8, Theme.unit)))
    implicitWidth: Math.max(implicitHeight * 2.2, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: Theme.space24
    rightPadding: Theme.space24
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: button.size
    font.weight: button.primary ? Font.DemiBold : Font.Normal
    Accessible.name: button.text

    contentItem: Text {
        text: button.text
        font: button.font
        color: !button.enabled ? Theme.inkDisabled : button.primary ? Theme.inkOnAmber : Theme.ink
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        textFormat: Text.PlainText
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: {
            if (!button.enabled)
                return Theme.well;
            if (button.primary)
                return button.down ? Theme.amberPressed : button.hovered ? Theme.amberHover : Theme.amber;
            return button.down ? Theme.raisedPressed : button.hovered ? Theme.raisedHover : Theme.raised;
        }
        border.width: button.primary && button.enabled ? 0 : Theme.hairline
        border.color: Theme.panelBorder

        Behavior on color {
            enabled: Motion.hover > 0

            ColorAnimation {
                duration: Motion.hover
            }
        }

        FocusRing {
            shown: button.visualFocus
        }
    }
}
