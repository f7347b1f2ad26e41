pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Thousand.Theme

// One of a few values, side by side. The keyboard enters at the chosen one; the arrow keys choose.
// `options` is a list of `{ value, label }`. The delegates outlive a change of language.
FocusScope {
    id: choice

    property string label
    // Whether it chooses what is shown below, and not a value: then it looks like the tabs of a page.
    property bool tabs: false
    property var options: []
    property var value
    // The width that the longest label needs; all get it where there is room.
    readonly property real widestSegment: {
        let widest = 0;
        for (let place = 0; place < segments.count; place++)
            widest = Math.max(widest, (segments.itemAt(place) as Item)?.implicitWidth ?? 0);
        return widest;
    }
    readonly property int chosenIndex: choice.options.findIndex(option => option.value === choice.value)

    signal chosen(value: var)

    function step(from: int, by: int): void {
        const next = from + by;
        if (next < 0 || next >= choice.options.length)
            return;
        choice.chosen(choice.options[next].value);
        (segments.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: row.implicitWidth + 2 * row.anchors.margins
    implicitHeight: Theme.controlHeight
    Accessible.role: choice.tabs ? Accessible.PageTabList : Accessible.Grouping
    Accessible.name: choice.label

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        visible: choice.tabs
        color: Theme.panelBorder
    }

    Rectangle {
        anchors.fill: parent
        visible: !choice.tabs
        radius: Theme.radiusSmall
        color: Theme.well
        border.width: Theme.hairline
        border.color: Theme.panelBorder
    }

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: choice.tabs ? 0 : Theme.space4
        spacing: choice.tabs ? Theme.space8 : 0
        uniformCellSizes: row.width >= choice.widestSegment * choice.options.length

        Repeater {
            id: segments

            model: choice.options.length

            AbstractButton {
                id: segment

                required property int index
                readonly property var option: choice.options[segment.index]
                readonly property bool selected: segment.index === choice.chosenIndex

                objectName: choice.objectName + "." + segment.option.value
                Layout.fillWidth: true
                Layout.fillHeight: true
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                leftPadding: Theme.space8
                rightPadding: Theme.space8
                text: segment.option.label
                font.pixelSize: Theme.textBody
                font.weight: segment.selected ? Font.DemiBold : Font.Normal
                focus: segment.selected
                focusPolicy: segment.selected || choice.chosenIndex < 0 ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: choice.tabs ? Accessible.PageTab : Accessible.RadioButton
                Accessible.name: choice.label + ": " + segment.text
                Accessible.checkable: !choice.tabs
                Accessible.checked: segment.selected && !choice.tabs
                Accessible.selectable: choice.tabs
                Accessible.selected: segment.selected && choice.tabs
                // The role of a tab knows no press of its own.
                Accessible.onPressAction: segment.click()
                onClicked: choice.chosen(segment.option.value)
                Keys.onLeftPressed: choice.step(segment.index, -1)
                Keys.onRightPressed: choice.step(segment.index, 1)
                Keys.onReturnPressed: segment.click()
                Keys.onEnterPressed: segment.click()

                contentItem: Item {
                    implicitWidth: widest.implicitWidth
                    implicitHeight: widest.implicitHeight

                    // Keeps the width when the chosen label turns bold.
                    Text {
                        id: widest

                        visible: false
                        text: segment.text
                        font.pixelSize: segment.font.pixelSize
                        font.weight: Font.DemiBold
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }

                    Text {
                        anchors.fill: parent
                        text: segment.text
                        font: segment.font
                        color: segment.selected ? Theme.ink : Theme.inkMuted
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }
                }

                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: segment.selected && !choice.tabs ? Theme.raisedHover : segment.hovered ? Theme.raisedPressed : "transparent"

                    // The mark under the chosen one: state is not told by colour alone.
                    Rectangle {
                        visible: segment.selected
                        anchors.bottom: parent.bottom
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottomMargin: choice.tabs ? 0 : Theme.hairline
                        width: choice.tabs ? parent.width : parent.width - Theme.space24
                        height: choice.tabs ? Theme.focusWidth : Math.max(2, Theme.hairline * 2)
                        radius: height / 2
                        color: Theme.amber
                    }

                    FocusRing {
                        shown: segment.visualFocus
                        gap: 0
                    }
                }
            }
        }
    }
}
