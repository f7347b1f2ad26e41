import QtQuick
import QtQuick.Layouts
import Thousand.Controls

// A setting whose values are pictures.
SettingField {
    id: field

    required property var value
    required property var options
    property size pictureSize
    property bool framed: false
    property int columns: field.options.length

    PictureChoice {
        objectName: "settings." + field.name
        Layout.fillWidth: true
        label: field.label
        value: field.value
        options: field.options
        pictureSize: field.pictureSize
        framed: field.framed
        columns: field.columns
        tickPicture: field.viewModel.assets + "/icons/dark/check.svg"
        onChosen: value => field.viewModel.choose(field.name, value)
    }
}
