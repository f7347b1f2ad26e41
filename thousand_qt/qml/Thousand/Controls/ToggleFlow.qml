pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates
import Thousand.Theme

// Several things that are each on or off, side by side in as many lines as they need, or in columns.
// Tab enters at one of them, the arrow keys walk, Space and Enter switch. `marks` is a list of
// `{ value, label, picture, spoken, on, enabled }`.
FocusScope {
    id: flow

    property string label
    property var marks: []
    // The folder of the pictures.
    required property string assets
    // How many stand beside each other; 0 for as many as fit.
    property int columns: 0
    property int current: 0
    readonly property int across: flow.columns > 0 ? flow.columns : Math.max(1, Math.floor((flow.width + Theme.space8) / (flow.cell + Theme.space8)))
    // The width that all need side by side.
    readonly property int wanted: flow.marks.length * (flow.cell + Theme.space8) - Theme.space8
    readonly property int cell: {
        let widest = 0;
        for (let place = 0; place < chips.count; place++)
            widest = Math.max(widest, (chips.itemAt(place) as Item)?.implicitWidth ?? 0);
        return widest;
    }

    signal switched(value: string)

    function step(by: int): void {
        let next = flow.current + by;
        while (next >= 0 && next < flow.marks.length && !flow.marks[next].enabled)
            next += by;
        if (next < 0 || next >= flow.marks.length)
            return;
        flow.current = next;
        (chips.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    // What cannot be switched any more cannot have the keyboard; who comes back begins at the first.
    function settle(): void {
        if (flow.activeFocus && (flow.marks[flow.current]?.enabled ?? false))
            return;
        const first = flow.marks.findIndex(mark => mark.enabled);
        flow.current = Math.max(0, first);
    }

    onMarksChanged: flow.settle()
    onActiveFocusChanged: flow.settle()
    implicitHeight: grid.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: flow.label

    Grid {
        id: grid

        columns: flow.across
        spacing: Theme.space8

        Repeater {
            id: chips

            model: flow.marks.length

            AbstractButton {
                id: chip

                required property int index
                readonly property var mark: flow.marks[chip.index]

                objectName: flow.objectName + "." + chip.mark.value
                width: flow.cell
                implicitWidth: (chip.mark.picture.length > 0 ? Theme.textBody + Theme.space4 : 0) + widest.implicitWidth + 2 * Theme.space12
                implicitHeight: Math.round(Theme.controlHeight * 0.86)
                enabled: chip.mark.enabled
                focus: chip.index === flow.current
                focusPolicy: chip.index === flow.current || chip.activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: Accessible.CheckBox
                Accessible.name: flow.label + ": " + chip.mark.spoken
                Accessible.checkable: true
                Accessible.checked: chip.mark.on
                onClicked: {
                    flow.current = chip.index;
                    flow.switched(chip.mark.value);
                }
                Keys.onLeftPressed: flow.step(-1)
                Keys.onRightPressed: flow.step(1)
                Keys.onUpPressed: event => {
                    event.accepted = chip.index >= flow.across;
                    if (event.accepted)
                        flow.step(-flow.across);
                }
                Keys.onDownPressed: event => {
                    event.accepted = chip.index + flow.across < flow.marks.length;
                    if (event.accepted)
                        flow.step(flow.across);
                }
                Keys.onReturnPressed: chip.click()
                Keys.onEnterPressed: chip.click()

                contentItem: Item {
                    // Keeps the width when a label turns bold.
                    Text {
                        id: widest

                        visible: false
                        text: chip.mark.label
                        font.pixelSize: words.font.pixelSize
                        font.weight: Font.DemiBold
                        font.features: Theme.tabular
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }

                    Row {
                        anchors.centerIn: parent
                        spacing: Theme.space4

                        Image {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: chip.mark.picture.length > 0
                            opacity: chip.enabled ? 1 : 0.4
                            source: visible ? flow.assets + "/icons/" + chip.mark.picture + ".svg" : ""
                            sourceSize: Qt.size(Math.round(Theme.textBody * Screen.devicePixelRatio), Math.round(Theme.textBody * Screen.devicePixelRatio))
                            width: Theme.textBody
                            height: Theme.textBody
                        }

                        Text {
                            id: words

                            anchors.verticalCenter: parent.verticalCenter
                            text: chip.mark.label
                            font.pixelSize: Theme.textBody
                            font.weight: chip.mark.on ? Font.DemiBold : Font.Normal
                            font.features: Theme.tabular
                            color: !chip.enabled ? Theme.inkDisabled : chip.mark.on ? Theme.ink : Theme.inkMuted
                            textFormat: Text.PlainText
                            Accessible.ignored: true
                        }
                    }
                }

                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: chip.mark.on ? Theme.raisedHover : chip.hovered ? Theme.raisedPressed : Theme.well
                    border.width: chip.mark.on ? Math.max(2, Theme.hairline * 2) : Theme.hairline
                    border.color: chip.mark.on ? Theme.amber : Theme.panelBorder

                    FocusRing {
                        shown: chip.visualFocus
                        gap: 0
                    }
                }
            }
        }
    }
}
