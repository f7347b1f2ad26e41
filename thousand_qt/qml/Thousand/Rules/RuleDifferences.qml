pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// What differs from the known rules, always in sight; a press looks at the option.
Panel {
    id: panel

    required property var viewModel
    readonly property real most: Math.round(Theme.controlHeight * 0.72) * 2 + Theme.space4 + 2

    implicitHeight: column.height + 2 * Theme.space8

    Column {
        id: column

        x: Theme.space16
        y: Theme.space8
        width: parent.width - 2 * Theme.space16
        spacing: Theme.space8

        RowLayout {
            width: parent.width
            spacing: Theme.space12

            TextLabel {
                objectName: "ruleDifferences.line"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                font.weight: Font.DemiBold
                text: panel.viewModel.differenceLine
            }

            WordButton {
                objectName: "ruleDifferences.resetAll"
                Layout.preferredWidth: width
                visible: panel.viewModel.differences.length > 0
                room: panel.width / 2
                text: qsTr("Reset all")
                onClicked: panel.viewModel.resetAll()
            }
        }

        Flickable {
            id: area

            width: parent.width
            height: Math.min(flow.height, panel.most)
            visible: panel.viewModel.differences.length > 0
            contentHeight: flow.height
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height

            function reveal(item: Item): void {
                if (item.y < area.contentY)
                    area.contentY = item.y;
                else if (item.y + item.height > area.contentY + area.height)
                    area.contentY = item.y + item.height - area.height;
            }

            Flow {
                id: flow

                width: parent.width - Theme.space8
                spacing: Theme.space4

                Repeater {
                    model: panel.viewModel.differences

                    WordButton {
                        id: difference

                        required property var modelData

                        objectName: "ruleDifference." + difference.modelData.option
                        room: flow.width
                        text: difference.modelData.sentence
                        Accessible.description: qsTr("look at this option")
                        onClicked: panel.viewModel.reveal(difference.modelData.option)
                        onActiveFocusChanged: {
                            if (difference.activeFocus)
                                area.reveal(difference);
                        }
                    }
                }
            }
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        transform: Translate {
            y: column.y
        }
        area: area
    }
}
