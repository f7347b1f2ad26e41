import QtQuick
import QtQuick.Templates
import Thousand.Theme

// One line of text that a person types.
TextField {
    id: entry

    property string label

    // Who comes by the keyboard types over what stands there.
    onActiveFocusChanged: {
        if (entry.activeFocus && (entry.focusReason === Qt.TabFocusReason || entry.focusReason === Qt.BacktabFocusReason))
            entry.selectAll();
    }

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    topPadding: 0
    bottomPadding: 0
    verticalAlignment: TextInput.AlignVCenter
    font.pixelSize: Theme.textBody
    color: Theme.ink
    selectionColor: Theme.amber
    selectedTextColor: Theme.inkOnAmber
    selectByMouse: true
    Accessible.role: Accessible.EditableText
    Accessible.name: entry.label

    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.well
        border.width: Theme.hairline
        border.color: entry.hovered ? Theme.inkMuted : Theme.panelBorder

        TextLabel {
            anchors.fill: parent
            anchors.leftMargin: entry.leftPadding
            anchors.rightMargin: entry.rightPadding
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            visible: text.length > 0 && entry.text.length === 0 && entry.preeditText.length === 0
            text: entry.placeholderText
            muted: true
            Accessible.ignored: true
        }

        FocusRing {
            shown: entry.activeFocus
            gap: 0
        }
    }
}
