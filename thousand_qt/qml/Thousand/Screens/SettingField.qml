import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// A setting: its label, the control below it, and in smaller letters what it means.
ColumnLayout {
    id: field

    required property var viewModel
    // The name in the settings.
    required property string name
    required property string label
    property string help
    property string problem
    default property alias control: slot.data

    Layout.fillWidth: true
    spacing: Theme.space4

    TextLabel {
        Layout.fillWidth: true
        text: field.label
        size: Theme.textSmall
        muted: true
        wrapMode: Text.Wrap
    }

    ColumnLayout {
        id: slot

        Layout.fillWidth: true
    }

    TextLabel {
        objectName: "settings.help." + field.name
        Layout.fillWidth: true
        visible: text.length > 0
        text: field.problem || field.help
        size: Theme.textSmall
        color: field.problem.length > 0 ? Theme.inkProblem : Theme.inkMuted
        wrapMode: Text.Wrap
        Accessible.role: field.problem.length > 0 ? Accessible.AlertMessage : Accessible.StaticText
    }
}
