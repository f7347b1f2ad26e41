import QtQuick
import QtQuick.Templates
import Thousand.Theme

// What something means, beside it for a while.
ToolTip {
    id: hint

    // Whether it stands below what it explains, and not above.
    property bool below: false

    x: Math.round(((hint.parent?.width ?? 0) - hint.implicitWidth) / 2)
    y: hint.below ? (hint.parent?.height ?? 0) + Theme.space8 : -hint.implicitHeight - Theme.space8
    implicitWidth: words.implicitWidth + 2 * hint.padding
    implicitHeight: words.implicitHeight + 2 * hint.padding
    margins: Theme.space8
    padding: Theme.space8
    delay: Motion.hintDelay
    timeout: Motion.hintStay
    closePolicy: Popup.NoAutoClose

    contentItem: TextLabel {
        id: words

        objectName: "hint"
        text: hint.text
        color: Theme.cardBlack
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.ivory
        border.width: Theme.hairline
        border.color: Theme.cardEdge
    }
}
