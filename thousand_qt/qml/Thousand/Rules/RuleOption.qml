pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// One option: its name, one sentence about it, the control, and what differs or does not fit.
Item {
    id: row

    required property string option
    required property string heading
    required property string label
    required property string help
    required property string control
    required property bool on
    required property var choices
    required property int chosen
    required property var amount
    required property var suits
    required property bool changed
    required property string usual
    required property string reason
    required property string note
    required property var conflicts
    required property var viewModel
    readonly property bool matters: row.reason === ""
    readonly property bool isSwitch: row.control === "switch"

    // Give the keyboard to what is chosen here.
    function enter(): void {
        const first = row.isSwitch ? toggle : (loader.item as Item);
        first?.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: column.height + Theme.space16

    Rectangle {
        visible: row.changed
        x: -Theme.space16
        y: Theme.space4
        width: Theme.space4
        height: column.height
        radius: width / 2
        color: Theme.amber
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.space8

        TextLabel {
            width: parent.width
            visible: row.heading !== ""
            topPadding: Theme.space8
            wrapMode: Text.Wrap
            size: Theme.textLarge
            font.weight: Font.DemiBold
            text: row.heading
            Accessible.role: Accessible.Heading
        }

        ToggleRow {
            id: toggle

            objectName: row.isSwitch ? "rule." + row.option : ""
            width: parent.width
            visible: row.isSwitch
            enabled: row.matters
            text: row.label
            help: row.help
            checked: row.on
            opacity: row.matters ? 1 : 0.7
            onToggled: {
                row.viewModel.choose(row.option, toggle.checked ? 1 : 0);
                toggle.checked = Qt.binding(() => row.on);
            }
        }

        TextLabel {
            width: parent.width
            visible: !row.isSwitch
            wrapMode: Text.Wrap
            muted: !row.matters
            text: row.label
        }

        TextLabel {
            width: parent.width
            visible: !row.isSwitch
            wrapMode: Text.Wrap
            size: Theme.textSmall
            muted: true
            text: row.help
        }

        Loader {
            id: loader

            width: parent.width
            visible: !row.isSwitch
            active: !row.isSwitch
            enabled: row.matters
            sourceComponent: row.control === "choice" ? choice : row.control === "amount" ? number : marriages
        }

        TextLabel {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            size: Theme.textSmall
            muted: true
            font.italic: true
            text: row.reason || row.note
        }

        RowLayout {
            width: parent.width
            visible: row.changed
            spacing: Theme.space12

            TextLabel {
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                size: Theme.textSmall
                color: Theme.amber
                text: row.usual
            }

            WordButton {
                id: resetButton

                objectName: "ruleReset." + row.option
                Layout.preferredWidth: width
                room: row.width / 2
                text: qsTr("Reset")
                Accessible.name: qsTr("Reset: %1").arg(row.label)
                onClicked: {
                    // The button goes; the keyboard stays in the row.
                    const keyboard = resetButton.activeFocus;
                    row.viewModel.reset(row.option);
                    if (keyboard)
                        row.enter();
                }
            }
        }

        Repeater {
            model: row.conflicts

            RuleConflict {
                required property var modelData

                width: column.width
                props: modelData
                option: row.option
                onSolved: (option, place) => {
                    row.viewModel.solve(option, place);
                    row.enter();
                }
            }
        }
    }

    Component {
        id: choice

        ChoiceFlow {
            objectName: "rule." + row.option
            label: row.label
            value: row.chosen
            options: row.choices
            onChosen: value => row.viewModel.choose(row.option, value)
        }
    }

    Component {
        id: number

        Flow {
            id: numberFlow

            function forceActiveFocus(reason: int): void {
                if (row.amount.isNone)
                    noneChoice.forceActiveFocus(reason);
                else
                    entry.forceActiveFocus(reason);
            }

            spacing: Theme.space12

            ChoiceFlow {
                id: noneChoice

                objectName: "rule." + row.option + ".none"
                width: Math.min(parent.width, Math.round(420 * Theme.textUnit))
                visible: row.amount.canBeNone
                label: row.label
                value: row.amount.isNone
                options: [
                    {
                        value: true,
                        label: row.amount.none
                    },
                    {
                        value: false,
                        label: qsTr("a number")
                    }
                ]
                onChosen: value => row.viewModel.setNone(row.option, value)
            }

            NumberEntry {
                id: entry

                objectName: "rule." + row.option
                visible: !row.amount.isNone
                label: row.label
                number: row.amount.number
                least: row.amount.least
                most: row.amount.most
                step: row.amount.step
                onChosen: number => row.viewModel.setAmount(row.option, number)
            }

            TextLabel {
                visible: !row.amount.isNone
                height: entry.lineHeight
                verticalAlignment: Text.AlignVCenter
                size: Theme.textSmall
                muted: true
                text: row.amount.said || qsTr("%1 to %2").arg(entry.said(row.amount.least)).arg(entry.said(row.amount.most))
            }
        }
    }

    Component {
        id: marriages

        Flow {
            spacing: Theme.space16

            Repeater {
                model: row.suits

                Column {
                    id: suitColumn

                    required property var modelData

                    spacing: Theme.space4

                    TextLabel {
                        size: Theme.textSmall
                        muted: true
                        text: suitColumn.modelData.label
                    }

                    NumberEntry {
                        objectName: "rule." + row.option + "." + suitColumn.modelData.suit
                        label: suitColumn.modelData.label
                        number: suitColumn.modelData.number
                        least: 0
                        most: 400
                        step: 10
                        onChosen: number => row.viewModel.setMarriage(row.option, suitColumn.modelData.suit, number)
                    }
                }
            }
        }
    }
}
