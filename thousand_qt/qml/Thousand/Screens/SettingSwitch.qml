import QtQuick
import QtQuick.Layouts
import Thousand.Controls

// A setting that is on or off.
ToggleRow {
    id: field

    required property var viewModel
    // The name in the settings.
    required property string name
    required property bool on

    objectName: "settings." + field.name
    Layout.fillWidth: true
    checked: field.on
    onToggled: {
        field.viewModel.choose(field.name, field.checked);
        field.checked = Qt.binding(() => field.on);
    }
}
