pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The groups of options. One stop of the Tab key: Up and Down open the neighbours.
Flickable {
    id: list

    required property var groups
    required property int current

    // The groups stand closer where that brings all of them into sight; one name may take two lines.
    readonly property real usual: Math.max(Theme.space8, Math.round(Theme.textBody * 1.8) - line.height)
    readonly property real close: Math.floor((list.height - (list.groups.length + 1) * line.height) / Math.max(1, list.groups.length))
    readonly property real spare: list.close < Theme.space8 ? list.usual : Math.min(list.close, list.usual)

    signal opened(number: int)
    signal entered

    function focusOn(number: int): void {
        (entries.itemAt(number - 1) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function walk(number: int): void {
        if (number < 1 || number > list.groups.length)
            return;
        list.opened(number);
        list.focusOn(number);
    }

    function reveal(item: Item): void {
        const bottom = item.y + item.height;
        if (item.y < list.contentY)
            list.contentY = item.y;
        else if (bottom > list.contentY + list.height)
            list.contentY = Math.max(0, bottom - list.height);
    }

    contentHeight: column.height
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Groups of options")

    TextLabel {
        id: line

        visible: false
        text: "0"
        Accessible.ignored: true
    }

    Column {
        id: column

        width: parent.width

        Repeater {
            id: entries

            model: list.groups.length

            Pressable {
                id: entry

                required property int index
                readonly property var group: list.groups[entry.index]
                readonly property bool current: entry.group.number === list.current

                objectName: "ruleGroups." + entry.group.number
                width: column.width
                implicitHeight: title.implicitHeight + list.spare
                leftPadding: Theme.space16
                rightPadding: Theme.space8
                text: entry.group.title
                focusPolicy: entry.current || entry.activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                hoverEnabled: true
                Accessible.role: Accessible.ListItem
                Accessible.name: entry.text
                Accessible.selectable: true
                Accessible.selected: entry.current
                Accessible.description: entry.group.inConflict ? qsTr("does not fit together") : entry.group.changed > 0 ? qsTr("changed: %1").arg(entry.group.changed) : ""
                onClicked: {
                    list.opened(entry.group.number);
                    entry.forceActiveFocus(Qt.MouseFocusReason);
                }
                onActiveFocusChanged: {
                    if (entry.activeFocus)
                        list.reveal(entry);
                }
                Keys.onUpPressed: list.walk(entry.group.number - 1)
                Keys.onDownPressed: list.walk(entry.group.number + 1)
                Keys.onRightPressed: list.entered()

                contentItem: Item {
                    implicitHeight: title.implicitHeight

                    TextLabel {
                        id: title

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - mark.width - Theme.space8
                        wrapMode: Text.Wrap
                        text: entry.text
                        muted: !entry.current
                        font.weight: entry.current ? Font.DemiBold : Font.Normal
                        Accessible.ignored: true
                    }

                    // How many options were changed here; an exclamation mark for a conflict.
                    Rectangle {
                        id: mark

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        visible: number.text !== ""
                        width: visible ? Math.max(height, number.implicitWidth + Theme.space8) : 0
                        height: number.implicitHeight
                        radius: height / 2
                        color: entry.group.inConflict ? Theme.inkProblem : Theme.amber

                        Text {
                            id: number

                            anchors.centerIn: parent
                            text: entry.group.inConflict ? "!" : entry.group.changed > 0 ? String(entry.group.changed) : ""
                            font.pixelSize: Theme.textSmall
                            font.weight: Font.DemiBold
                            color: Theme.inkOnAmber
                            Accessible.ignored: true
                        }
                    }
                }

                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: entry.down ? Theme.raisedPressed : entry.hovered ? Theme.raisedHover : entry.current ? Theme.raised : "transparent"

                    Rectangle {
                        x: Theme.space4
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.space4
                        height: parent.height - Theme.space8
                        radius: width / 2
                        visible: entry.current
                        color: Theme.amber
                    }

                    FocusRing {
                        gap: -Theme.focusWidth
                        shown: entry.visualFocus
                    }
                }
            }
        }
    }
}
