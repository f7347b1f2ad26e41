import QtQuick
import Thousand.Controls
import Thousand.Theme

// A question of an entry: its label, the control below it, and what is wrong there.
Column {
    id: field

    property string label
    property string help
    property string problem
    default property alias control: slot.data

    spacing: Theme.space4

    TextLabel {
        width: parent.width
        visible: text.length > 0
        text: field.label
        size: Theme.textSmall
        muted: true
        wrapMode: Text.Wrap
    }

    Item {
        id: slot

        width: parent.width
        implicitHeight: childrenRect.height
    }

    TextLabel {
        width: parent.width
        visible: text.length > 0
        text: field.problem || field.help
        size: Theme.textSmall
        color: field.problem.length > 0 ? Theme.inkProblem : Theme.inkMuted
        wrapMode: Text.Wrap
        Accessible.role: field.problem.length > 0 ? Accessible.AlertMessage : Accessible.StaticText
    }
}
