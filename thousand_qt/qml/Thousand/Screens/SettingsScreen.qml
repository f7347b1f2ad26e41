pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// Everything a person can choose; each choice acts at once.
ScreenFrame {
    id: screen

    required property var viewModel

    title: qsTr("Settings")
    firstFocus: backButton
    onBack: screen.viewModel.close()

    component Choice: ColumnLayout {
        id: choice

        property string name
        property string label
        property var value
        property var options

        Layout.fillWidth: true
        spacing: Theme.space4

        TextLabel {
            text: choice.label
            size: Theme.textSmall
            muted: true
        }

        SegmentedChoice {
            objectName: "settings." + choice.name
            Layout.fillWidth: true
            label: choice.label
            value: choice.value
            options: choice.options
            onChosen: value => screen.viewModel.choose(choice.name, value)
        }
    }

    component YesNo: ToggleRow {
        id: yesNo

        property string name
        property bool on

        objectName: "settings." + name
        Layout.fillWidth: true
        checked: yesNo.on
        onToggled: {
            screen.viewModel.choose(yesNo.name, yesNo.checked);
            yesNo.checked = Qt.binding(() => yesNo.on);
        }
    }

    GridLayout {
        width: parent.width
        columns: screen.wide ? 2 : 1
        columnSpacing: Theme.space16
        rowSpacing: Theme.space16
        uniformCellWidths: true

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: table.implicitHeight + 2 * Theme.space16

            ColumnLayout {
                id: table

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.space16
                spacing: Theme.space12

                TextLabel {
                    text: qsTr("At the table")
                    size: Theme.textLarge
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.Heading
                }

                Choice {
                    name: "speed"
                    label: qsTr("Speed of the table")
                    value: screen.viewModel.speed
                    options: [
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
                }

                Choice {
                    name: "bots_pace"
                    label: qsTr("Pace of the computer players")
                    value: screen.viewModel.botsPace
                    options: [
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
                }

                Choice {
                    name: "trick_hold"
                    label: qsTr("A trick lies on the table")
                    value: screen.viewModel.trickHold
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

                Choice {
                    name: "card_letters"
                    label: qsTr("Letters on the cards")
                    value: screen.viewModel.cardLetters
                    // Card letters are written as they stand on the cards.
                    options: [
                        {
                            value: "language",
                            label: qsTr("By language")
                        },
                        {
                            value: "latin",
                            label: "A K Q J"
                        },
                        {
                            value: "russian",
                            label: "Т К Д В"
                        },
                        {
                            value: "polish",
                            label: "A K D W"
                        }
                    ]
                }

                Choice {
                    name: "card_colours"
                    label: qsTr("Colours of the suits")
                    value: screen.viewModel.cardColours
                    options: [
                        {
                            value: "two",
                            label: qsTr("Two")
                        },
                        {
                            value: "four",
                            label: qsTr("Four")
                        }
                    ]
                }

                YesNo {
                    name: "reduced_motion"
                    text: qsTr("Fade cards instead of moving them")
                    on: screen.viewModel.reducedMotion
                }

                YesNo {
                    name: "marriage_question"
                    text: qsTr("Ask before a marriage is declared")
                    on: screen.viewModel.marriageQuestion
                }
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: window.implicitHeight + 2 * Theme.space16

            ColumnLayout {
                id: window

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.space16
                spacing: Theme.space12

                TextLabel {
                    text: qsTr("The window")
                    size: Theme.textLarge
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.Heading
                }

                Choice {
                    name: "language"
                    label: qsTr("Language")
                    value: screen.viewModel.language
                    // A language is written in itself.
                    options: [
                        {
                            value: "en",
                            label: "English"
                        },
                        {
                            value: "ru",
                            label: "Русский"
                        }
                    ]
                }

                Choice {
                    name: "text_scale"
                    label: qsTr("Size of text")
                    value: screen.viewModel.textScale
                    options: [100, 125, 150].map(scale => ({
                                value: scale,
                                label: qsTr("%1 %").arg(scale)
                            }))
                }

                Choice {
                    name: "felt"
                    label: qsTr("Cloth")
                    value: screen.viewModel.felt
                    options: [
                        {
                            value: "green",
                            label: qsTr("Green")
                        },
                        {
                            value: "blue",
                            label: qsTr("Midnight blue")
                        }
                    ]
                }

                YesNo {
                    name: "full_screen"
                    text: qsTr("Full screen (F11)")
                    on: screen.viewModel.fullScreen
                }

                YesNo {
                    name: "software_rendering"
                    text: qsTr("Draw without the graphics card")
                    on: screen.viewModel.softwareRendering
                }
            }
        }
    }

    footer: RowLayout {
        width: parent.width
        spacing: Theme.space12

        TextLabel {
            objectName: "settings.restart"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            muted: true
            text: screen.viewModel.needsRestart ? qsTr("The drawing changes when you start Thousand again.") : ""
        }

        PushButton {
            id: backButton

            objectName: "settings.back"
            primary: true
            text: qsTr("Back")
            onClicked: screen.viewModel.close()
        }
    }
}
