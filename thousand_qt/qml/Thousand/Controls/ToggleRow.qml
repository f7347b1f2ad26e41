import QtQuick
import QtQuick.Templates
import Thousand.Theme

// A sentence that is true or not: the label on the left, the switch on the right.
Switch {
    id: toggle

    // What it means, in smaller letters below.
    property string help

    function flip(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            toggle.click();
    }

    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: 0
    rightPadding: 0
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.textBody
    Accessible.role: Accessible.CheckBox
    Accessible.name: toggle.text
    Accessible.description: toggle.help
    Accessible.checkable: true
    Accessible.checked: toggle.checked
    Keys.onReturnPressed: event => toggle.flip(event)
    Keys.onEnterPressed: event => toggle.flip(event)

    indicator: Rectangle {
        id: groove

        x: toggle.width - width
        y: (toggle.height - height) / 2
        width: Math.round(height * 1.8)
        height: Math.round(Theme.textBody * 1.6)
        radius: height / 2
        color: toggle.checked ? Theme.amber : Theme.well
        border.width: Theme.hairline
        border.color: toggle.checked ? Theme.amber : toggle.hovered ? Theme.inkMuted : Theme.inkDisabled

        Rectangle {
            readonly property int inset: Math.round(groove.height * 0.14)

            x: toggle.checked ? groove.width - width - inset : inset
            y: inset
            width: groove.height - 2 * inset
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.inkOnAmber : Theme.inkMuted

            Behavior on x {
                enabled: Motion.lift > 0

                NumberAnimation {
                    duration: Motion.lift
                    easing.type: Motion.easing
                }
            }
        }

        FocusRing {
            shown: toggle.visualFocus
            radius: height / 2
        }
    }

    contentItem: Item {
        implicitWidth: words.implicitWidth + groove.width + Theme.space16
        implicitHeight: words.implicitHeight

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - groove.width - Theme.space16

            Text {
                width: parent.width
                text: toggle.text
                font: toggle.font
                color: Theme.ink
                wrapMode: Text.WordWrap
                textFormat: Text.PlainText
                Accessible.ignored: true
            }

            Text {
                width: parent.width
                visible: toggle.help.length > 0
                text: toggle.help
                font.pixelSize: Theme.textSmall
                color: Theme.inkMuted
                wrapMode: Text.WordWrap
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
        }
    }
}
