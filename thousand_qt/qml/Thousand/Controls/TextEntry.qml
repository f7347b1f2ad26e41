import QtQuick
import QtQuick.Templates
import Thousand.Theme

// One line of text that a person types.
TextField {
    id: entry

    property string label

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

        FocusRing {
            shown: entry.activeFocus
            gap: 0
        }
    }
}
