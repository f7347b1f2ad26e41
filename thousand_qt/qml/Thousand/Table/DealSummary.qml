pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What a deal wrote and why, a column per player; at the end of the match who won it.
FocusScope {
    id: summary

    required property var props
    required property bool canContinue
    required property string assets
    readonly property real columnWidth: Math.floor((body.width - 2 * Theme.space12) / 3)

    signal next
    signal playAgain
    signal home

    function take(reason: int): void {
        (summary.props.ending ? againButton : nextButton).forceActiveFocus(reason);
    }

    implicitHeight: head.height + columns.height + foot.height + 2 * Theme.space12 + 2 * Theme.space16
    visible: summary.props.shown
    objectName: "table.summary"
    Accessible.role: Accessible.Dialog
    Accessible.name: summary.props.title

    Panel {
        anchors.fill: parent
    }

    // Nothing below reacts to the mouse.
    MouseArea {
        anchors.fill: parent
    }

    Column {
        id: head

        anchors.top: parent.top
        anchors.topMargin: Theme.space16
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 2 * Theme.space16
        spacing: Theme.space4

        TextLabel {
            objectName: "table.summary.title"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: summary.props.title
            size: Theme.textTitle
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: summary.props.note
            muted: true
            visible: text.length > 0
        }
    }

    Flickable {
        id: body

        anchors.top: head.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.space12
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 2 * Theme.space16
        contentHeight: columns.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Row {
            id: columns

            spacing: Theme.space12

            Repeater {
                model: summary.props.columns

                Rectangle {
                    id: column

                    required property var modelData

                    width: summary.columnWidth
                    height: Math.max(lines.height + 2 * Theme.space12, tallest)
                    radius: Theme.radiusSmall
                    color: Theme.well
                    border.width: column.modelData.winner ? Theme.focusWidth : 0
                    border.color: Theme.amber

                    readonly property real tallest: {
                        let height = 0;
                        for (const other of columns.children)
                            height = Math.max(height, (other as Rectangle)?.childrenRect.height ?? 0);
                        return height + 2 * Theme.space12;
                    }

                    Column {
                        id: lines

                        x: Theme.space12
                        y: Theme.space12
                        width: parent.width - 2 * Theme.space12
                        spacing: Theme.space8

                        Row {
                            spacing: Theme.space8
                            width: parent.width

                            Image {
                                id: crown

                                anchors.verticalCenter: parent.verticalCenter
                                visible: column.modelData.declarer
                                source: summary.assets + "/icons/declarer.svg"
                                sourceSize: Qt.size(Theme.textLarge, Theme.textLarge)
                            }

                            TextLabel {
                                width: parent.width - (crown.visible ? crown.width + parent.spacing : 0)
                                height: Math.round(Theme.textLarge * 1.5)
                                verticalAlignment: Text.AlignVCenter
                                text: column.modelData.name
                                size: Theme.textLarge
                                wrapMode: Text.Wrap
                                fontSizeMode: Text.Fit
                                minimumPixelSize: Math.round(Theme.textSmall * 0.7)
                                font.weight: Font.DemiBold
                            }
                        }

                        TextLabel {
                            width: parent.width
                            wrapMode: Text.Wrap
                            text: column.modelData.taken
                            size: Theme.textSmall
                            muted: true
                        }

                        Repeater {
                            model: column.modelData.lines

                            Item {
                                id: line

                                required property var modelData

                                width: lines.width
                                height: reason.height

                                TextLabel {
                                    id: reason

                                    width: parent.width - points.width - Theme.space8
                                    wrapMode: Text.Wrap
                                    text: line.modelData.text
                                }

                                TextLabel {
                                    id: points

                                    anchors.right: parent.right
                                    text: line.modelData.points
                                    font.weight: Font.DemiBold
                                    font.features: Theme.tabular
                                }
                            }
                        }

                        Rectangle {
                            width: parent.width
                            height: Theme.hairline
                            color: Theme.panelBorder
                        }

                        Item {
                            width: parent.width
                            height: total.height

                            TextLabel {
                                anchors.baseline: total.baseline
                                text: column.modelData.change
                                muted: true
                                font.features: Theme.tabular
                            }

                            TextLabel {
                                id: total

                                anchors.right: parent.right
                                text: column.modelData.total
                                size: Theme.textTitle
                                font.weight: Font.DemiBold
                                font.features: Theme.tabular
                            }
                        }
                    }
                }
            }
        }
    }

    Row {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space16
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space12

        PushButton {
            objectName: "table.home"
            visible: summary.props.ending
            text: qsTr("Home")
            onClicked: summary.home()
        }

        PushButton {
            id: againButton

            objectName: "table.playAgain"
            visible: summary.props.ending
            primary: true
            text: qsTr("Play again")
            onClicked: summary.playAgain()
        }

        PushButton {
            id: nextButton

            objectName: "table.next"
            visible: !summary.props.ending
            enabled: summary.canContinue
            primary: true
            text: qsTr("Continue")
            onClicked: summary.next()
        }
    }
}
