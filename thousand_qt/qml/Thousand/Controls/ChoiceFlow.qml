pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates
import Thousand.Theme

// One of several values, side by side in as many lines as they need. The keyboard enters at the
// chosen one; the arrow keys choose. `options` is a list of `{ value, label }`, and where a sentence
// explains the value, `description`.
FocusScope {
    id: choice

    property string label
    property var options: []
    property var value
    // Whether all are equally wide and stand in columns.
    property bool even: false
    readonly property real widestChip: {
        let widest = 0;
        for (let place = 0; place < chips.count; place++)
            widest = Math.max(widest, (chips.itemAt(place) as Item)?.implicitWidth ?? 0);
        return widest;
    }
    // As many columns as fit, the lines filled alike.
    readonly property int columns: {
        const most = Math.max(1, Math.floor((flow.width + flow.spacing) / (choice.widestChip + flow.spacing)));
        const lines = Math.ceil(choice.options.length / most);
        return Math.max(1, Math.ceil(choice.options.length / Math.max(1, lines)));
    }
    readonly property int chosenIndex: choice.options.findIndex(option => option.value === choice.value)

    signal chosen(value: var)

    function step(from: int, by: int): void {
        const next = from + by;
        if (next < 0 || next >= choice.options.length)
            return;
        choice.chosen(choice.options[next].value);
        (chips.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    // Whole pixels that add up to the whole width.
    function columnWidth(column: int): real {
        const room = flow.width - (choice.columns - 1) * flow.spacing;
        return Math.floor((column + 1) * room / choice.columns) - Math.floor(column * room / choice.columns);
    }

    // Give the keyboard to the chosen value, to the first one while none is chosen.
    function enter(): void {
        (chips.itemAt(Math.max(0, choice.chosenIndex)) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: flow.implicitWidth
    implicitHeight: flow.height
    Accessible.role: Accessible.Grouping
    Accessible.name: choice.label

    Flow {
        id: flow

        width: parent.width
        spacing: Theme.space8

        Repeater {
            id: chips

            model: choice.options.length

            AbstractButton {
                id: chip

                required property int index
                readonly property var option: choice.options[chip.index]
                readonly property bool selected: chip.index === choice.chosenIndex

                objectName: choice.objectName + "." + chip.option.value
                width: choice.even ? choice.columnWidth(chip.index % choice.columns) : Math.min(implicitWidth, flow.width)
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                implicitHeight: Math.max(Math.round(Theme.controlHeight * 0.86), words.implicitHeight + Theme.space8)
                leftPadding: choice.even ? Theme.space8 : Theme.space12
                rightPadding: leftPadding
                topPadding: 0
                bottomPadding: 0
                text: chip.option.label
                font.pixelSize: Theme.textBody
                font.weight: chip.selected ? Font.DemiBold : Font.Normal
                focus: chip.selected
                focusPolicy: chip.selected || chip.activeFocus || choice.chosenIndex < 0 ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: choice.label + ": " + chip.text
                Accessible.description: chip.option.description ?? ""
                Accessible.checkable: true
                Accessible.checked: chip.selected
                onClicked: choice.chosen(chip.option.value)
                Keys.onLeftPressed: choice.step(chip.index, -1)
                Keys.onRightPressed: choice.step(chip.index, 1)
                Keys.onReturnPressed: chip.click()
                Keys.onEnterPressed: chip.click()

                contentItem: Item {
                    implicitWidth: widest.implicitWidth
                    implicitHeight: words.implicitHeight

                    // Keeps the width when the chosen label turns bold.
                    Text {
                        id: widest

                        visible: false
                        text: chip.text
                        font.pixelSize: chip.font.pixelSize
                        font.weight: Font.DemiBold
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }

                    Text {
                        id: words

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width
                        text: chip.text
                        font: chip.font
                        color: !choice.enabled ? Theme.inkDisabled : chip.selected ? Theme.ink : Theme.inkMuted
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }
                }

                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: !choice.enabled ? Theme.well : chip.selected ? Theme.raisedHover : chip.hovered ? Theme.raisedPressed : Theme.well
                    border.width: Theme.hairline
                    border.color: chip.selected && choice.enabled ? Theme.amber : Theme.panelBorder

                    // The mark under the chosen one: state is not told by colour alone.
                    Rectangle {
                        visible: chip.selected
                        anchors.bottom: parent.bottom
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottomMargin: Theme.hairline
                        width: parent.width - Theme.space16
                        height: Math.max(2, Theme.hairline * 2)
                        radius: height / 2
                        color: choice.enabled ? Theme.amber : Theme.inkDisabled
                    }

                    FocusRing {
                        shown: chip.visualFocus
                        gap: 0
                    }
                }
            }
        }
    }
}
