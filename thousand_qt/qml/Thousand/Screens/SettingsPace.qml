import QtQuick
import QtQuick.Layouts
import Thousand.Theme

// How fast things go, and what the table asks or does by itself.
GridLayout {
    id: page

    required property var viewModel
    required property bool wide
    readonly property var speeds: [
        {
            value: "instant",
            label: qsTr("Instant")
        },
        {
            value: "fast",
            label: qsTr("Fast")
        },
        {
            value: "normal",
            label: qsTr("Normal")
        },
        {
            value: "slow",
            label: qsTr("Slow")
        }
    ]

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
            name: "speed"
            label: qsTr("Speed of the table")
            help: qsTr("How fast cards fly and calls are shown.")
            value: page.viewModel.speed
            options: page.speeds
        }

        SettingChoice {
            viewModel: page.viewModel
            name: "bots_pace"
            label: qsTr("Pace of the computer players")
            help: qsTr("How long they think before they act.")
            value: page.viewModel.botsPace
            options: page.speeds
        }

        SettingChoice {
            viewModel: page.viewModel
            name: "trick_hold"
            label: qsTr("A trick lies on the table")
            help: qsTr("A click or Enter takes it away sooner.")
            value: page.viewModel.trickHold
            options: [
                {
                    value: "short",
                    label: qsTr("Short")
                },
                {
                    value: "normal",
                    label: qsTr("Normal")
                },
                {
                    value: "long",
                    label: qsTr("Long")
                },
                {
                    value: "click",
                    label: qsTr("Until a click")
                }
            ]
        }
    }

    ColumnLayout {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        spacing: Theme.space16

        SettingSwitch {
            viewModel: page.viewModel
            name: "confirm_play"
            text: qsTr("Confirm before a card is played")
            help: qsTr("The first click lifts the card, the second one plays it.")
            on: page.viewModel.confirmPlay
        }

        SettingSwitch {
            viewModel: page.viewModel
            name: "play_forced"
            text: qsTr("Play forced cards by themselves")
            help: qsTr("When only one card may be played, nobody asks you.")
            on: page.viewModel.playForced
        }

        SettingSwitch {
            viewModel: page.viewModel
            name: "marriage_question"
            text: qsTr("Ask before a marriage is declared")
            help: qsTr("You may lead the king or queen without declaring it.")
            on: page.viewModel.marriageQuestion
        }

        SettingSwitch {
            viewModel: page.viewModel
            name: "show_odds"
            text: qsTr("Show how likely the contract holds")
            help: qsTr("A thin bar at the contract, by what you know at your last card.")
            on: page.viewModel.showOdds
        }

        SettingSwitch {
            viewModel: page.viewModel
            name: "reduced_motion"
            text: qsTr("Fade cards instead of moving them")
            help: qsTr("Calmer for eyes that motion disturbs.")
            on: page.viewModel.reducedMotion
        }
    }
}
