import QtQuick.Layouts
import Thousand.Controls

// A setting with a few values side by side.
SettingField {
    id: field

    required property var value
    required property var options

    SegmentedChoice {
        objectName: "settings." + field.name
        Layout.fillWidth: true
        label: field.label
        value: field.value
        options: field.options
        onChosen: value => field.viewModel.choose(field.name, value)
    }
}
