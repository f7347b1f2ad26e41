import QtQuick
import Thousand.Theme

// A quiet button for a whole sentence: it takes as many lines as it needs, `room` wide at most.
Pressable {
    id: button

    required property real room
    property color ink: Theme.ink
    property int size: Theme.textSmall

    width: Math.min(Math.ceil(single.implicitWidth) + leftPadding + rightPadding, button.room)
    implicitHeight: Math.max(Math.round(Theme.controlHeight * 0.72), words.implicitHeight + Theme.space8)
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    topPadding: 0
    bottomPadding: 0
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: button.text

    Text {
        id: single

        visible: false
        text: button.text
        font.pixelSize: button.size
        textFormat: Text.PlainText
        Accessible.ignored: true
    }

    contentItem: Text {
        id: words

        text: button.text
        font.pixelSize: button.size
        color: button.ink
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: button.down ? Theme.raisedPressed : button.hovered ? Theme.raisedHover : Theme.raised
        border.width: Theme.hairline
        border.color: Theme.panelBorder

        FocusRing {
            shown: button.visualFocus
            gap: 0
        }
    }
}
