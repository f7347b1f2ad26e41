import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// How the window speaks and draws.
GridLayout {
    id: page

    required property var viewModel
    required property bool wide

    columns: page.wide ? 2 : 1
    columnSpacing: Theme.space32
    rowSpacing: Theme.space16
    uniformCellWidths: true

    ColumnLayout {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        spacing: Theme.space16

        SettingChoice {
            viewModel: page.viewModel
            name: "language"
            label: qsTr("Language")
            value: page.viewModel.language
            options: page.viewModel.languages
        }

        SettingChoice {
            viewModel: page.viewModel
            name: "text_scale"
            label: qsTr("Size of text")
            help: qsTr("Everything grows with the window; this is for the letters alone.")
            value: page.viewModel.textScale
            options: [100, 125, 150].map(scale => ({
                        value: scale,
                        label: qsTr("%1 %").arg(scale)
                    }))
        }
    }

    ColumnLayout {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        spacing: Theme.space16

        SettingSwitch {
            viewModel: page.viewModel
            name: "full_screen"
            text: qsTr("Full screen (F11)")
            on: page.viewModel.fullScreen
        }

        SettingSwitch {
            viewModel: page.viewModel
            name: "software_rendering"
            text: qsTr("Draw without the graphics card")
            help: qsTr("For computers whose graphics card draws wrongly or not at all.")
            on: page.viewModel.softwareRendering
        }

        TextLabel {
            objectName: "settings.restart"
            Layout.fillWidth: true
            visible: page.viewModel.needsRestart
            wrapMode: Text.Wrap
            color: Theme.amber
            text: qsTr("The drawing changes when you start Thousand again.")
            Accessible.role: Accessible.AlertMessage
        }
    }
}
