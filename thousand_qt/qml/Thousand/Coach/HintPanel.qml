pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Table
import Thousand.Theme

// What the coach would do now, why, and how likely the contract holds after each choice. It sees no
// more than the player does.
SidePanel {
    id: panel

    required property var props

    function scroll(by: real): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + by));
    }

    title: qsTr("Hint")
    Keys.onUpPressed: panel.scroll(-Theme.controlHeight)
    Keys.onDownPressed: panel.scroll(Theme.controlHeight)

    Flickable {
        id: area

        anchors.fill: parent
        contentHeight: list.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list

            width: parent.width
            spacing: Theme.space8

            TextLabel {
                objectName: "hint.said"
                width: parent.width
                wrapMode: Text.Wrap
                text: panel.props.said
                size: Theme.textLarge
                muted: panel.props.state !== "known"
                font.weight: panel.props.state === "known" ? Font.DemiBold : Font.Normal
                Accessible.role: Accessible.AlertMessage
            }

            Repeater {
                model: panel.props.reasons

                TextLabel {
                    required property int index
                    required property string modelData

                    objectName: "hint.reason." + index
                    width: list.width
                    wrapMode: Text.Wrap
                    text: modelData
                }
            }

            TextLabel {
                width: parent.width
                topPadding: Theme.space8
                wrapMode: Text.Wrap
                visible: text.length > 0
                text: panel.props.heading
                size: Theme.textSmall
                muted: true
            }

            Repeater {
                model: panel.props.choices

                Item {
                    id: choice

                    required property int index
                    required property var modelData

                    objectName: "hint.choice." + choice.index
                    width: list.width
                    height: Math.max(name.height, chance.height) + Theme.space8 + Theme.space4
                    Accessible.role: Accessible.ListItem
                    Accessible.name: choice.modelData.description

                    Image {
                        id: tick

                        width: Math.round(Theme.textBody * 1.2)
                        height: width
                        anchors.verticalCenter: name.verticalCenter
                        visible: choice.modelData.best
                        source: panel.assets + "/icons/check.svg"
                        sourceSize: Qt.size(width, width)
                    }

                    TextLabel {
                        id: name

                        x: tick.width + Theme.space8
                        width: chance.x - x - Theme.space8
                        wrapMode: Text.Wrap
                        text: choice.modelData.name
                        font.weight: choice.modelData.best ? Font.DemiBold : Font.Normal
                        Accessible.ignored: true
                    }

                    TextLabel {
                        id: chance

                        anchors.right: parent.right
                        text: choice.modelData.chance
                        font.weight: choice.modelData.best ? Font.DemiBold : Font.Normal
                        font.features: Theme.tabular
                        Accessible.ignored: true
                    }

                    Rectangle {
                        x: name.x
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.space4
                        width: parent.width - x
                        height: Theme.space4
                        radius: height / 2
                        color: Theme.well
                        visible: choice.modelData.share >= 0

                        Rectangle {
                            width: Math.max(height, parent.width * choice.modelData.share)
                            height: parent.height
                            radius: height / 2
                            color: choice.modelData.best ? Theme.amber : Theme.inkMuted
                        }
                    }
                }
            }

            TextLabel {
                objectName: "hint.basis"
                width: parent.width
                topPadding: Theme.space8
                wrapMode: Text.Wrap
                visible: text.length > 0
                text: panel.props.basis
                size: Theme.textSmall
                muted: true
            }
        }
    }

    ScrollMark {
        anchors.right: area.right
        anchors.rightMargin: -Theme.space12
        area: area
    }
}
