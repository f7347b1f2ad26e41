pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// Everything a person can choose, on four pages; each choice acts at once.
ScreenFrame {
    id: screen

    required property var viewModel
    readonly property var pages: ({
            cards: cards,
            pace: pace,
            window: windowPage,
            you: you
        })

    title: qsTr("Settings")
    steady: true
    firstFocus: footerRow.backButton
    onBack: screen.viewModel.close()

    Component {
        id: cards

        SettingsCards {
            viewModel: screen.viewModel
            wide: screen.wide
            room: screen.room - 2 * Theme.space16
        }
    }

    Component {
        id: pace

        SettingsPace {
            viewModel: screen.viewModel
            wide: screen.wide
        }
    }

    Component {
        id: windowPage

        SettingsWindow {
            viewModel: screen.viewModel
            wide: screen.wide
        }
    }

    Component {
        id: you

        SettingsYou {
            viewModel: screen.viewModel
            wide: screen.wide
        }
    }

    header: SegmentedChoice {
        objectName: "settings.section"
        tabs: true
        width: parent.width
        label: qsTr("Page of the settings")
        value: screen.viewModel.section
        options: [
            {
                value: "cards",
                label: qsTr("Cards")
            },
            {
                value: "pace",
                label: qsTr("Table and pace")
            },
            {
                value: "window",
                label: qsTr("Window and language")
            },
            {
                value: "you",
                label: qsTr("You")
            }
        ]
        onChosen: value => screen.viewModel.openSection(value)
    }

    Panel {
        width: parent.width
        height: page.height + 2 * Theme.space16

        Loader {
            id: page

            x: Theme.space16
            y: Theme.space16
            width: parent.width - 2 * Theme.space16
            sourceComponent: screen.pages[screen.viewModel.section]
        }
    }

    footer: SettingsFooter {
        id: footerRow

        width: parent.width
        viewModel: screen.viewModel
    }
}
