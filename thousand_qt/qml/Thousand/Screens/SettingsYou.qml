import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// Who sits at the table.
ColumnLayout {
    id: page

    required property var viewModel
    required property bool wide

    spacing: Theme.space16

    SettingField {
        Layout.maximumWidth: page.wide ? Math.round((page.width - Theme.space32) / 2) : page.width
        viewModel: page.viewModel
        name: "player_name"
        label: qsTr("Your name")
        help: qsTr("For your next matches; a match that has begun keeps its names.")
        problem: page.viewModel.nameProblem

        TextEntry {
            objectName: "settings.player_name"
            Layout.fillWidth: true
            label: qsTr("Your name")
            maximumLength: page.viewModel.longestName
            text: page.viewModel.playerName
            onTextEdited: page.viewModel.rename(text)
        }
    }

    SettingPictures {
        viewModel: page.viewModel
        name: "portrait"
        label: qsTr("Your picture at the table")
        help: qsTr("By name: the picture that fits your name.")
        value: page.viewModel.portrait
        options: page.viewModel.portraits
        columns: page.wide ? 7 : 5
        pictureSize: Qt.size(Math.round(62 * Theme.textUnit), Math.round(62 * Theme.textUnit))
    }
}
