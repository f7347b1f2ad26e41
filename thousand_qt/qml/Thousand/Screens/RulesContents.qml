pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The chapters; the one that is read now is marked. Tab walks through them, Enter opens one.
Flickable {
    id: contents

    required property var chapters
    required property int current

    signal chosen(chapter: int)

    function focusOn(chapter: int): void {
        (list.itemAt(chapter) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function reveal(item: Item): void {
        const margin = Theme.space8;
        if (item.y - margin < contents.contentY)
            contents.contentY = Math.max(0, item.y - margin);
        else if (item.y + item.height + margin > contents.contentY + contents.height)
            contents.contentY = Math.min(contents.contentHeight - contents.height, item.y + item.height + margin - contents.height);
    }

    contentHeight: column.height
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Chapters")

    Column {
        id: column

        width: parent.width

        Repeater {
            id: list

            model: contents.chapters

            Pressable {
                id: entry

                required property var modelData
                required property int index
                readonly property bool current: entry.index === contents.current

                objectName: "rules.chapter." + entry.modelData.name
                width: column.width
                implicitHeight: Math.max(label.implicitHeight + Theme.space12, Math.round(Theme.textBody * 2.1))
                leftPadding: Theme.space16
                rightPadding: Theme.space8
                text: entry.modelData.title
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                Accessible.role: Accessible.Button
                Accessible.name: entry.text
                Accessible.description: entry.current ? qsTr("read now") : ""
                onClicked: contents.chosen(entry.index)
                onActiveFocusChanged: {
                    if (entry.activeFocus)
                        contents.reveal(entry);
                }

                contentItem: TextLabel {
                    id: label

                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.Wrap
                    text: entry.text
                    muted: !entry.current
                    font.weight: entry.current ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }

                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: entry.down ? Theme.raisedPressed : entry.hovered ? Theme.raisedHover : entry.current ? Theme.raised : "transparent"

                    Rectangle {
                        x: Theme.space4
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.space4
                        height: parent.height - Theme.space12
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
