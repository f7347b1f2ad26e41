pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What one player wrote in a deal, line by line, and the total below.
Rectangle {
    id: column

    required property var props
    required property string assets
    readonly property real needed: lines.height + foot.height + 2 * Theme.space12 + Theme.space8

    radius: Theme.radiusSmall
    color: Theme.well
    border.width: column.props.winner ? Theme.focusWidth : 0
    border.color: Theme.amber

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
                visible: column.props.declarer
                source: column.assets + "/icons/declarer.svg"
                sourceSize: Qt.size(Theme.textLarge, Theme.textLarge)
            }

            TextLabel {
                width: parent.width - (crown.visible ? crown.width + parent.spacing : 0)
                height: Math.round(Theme.textLarge * 1.5)
                verticalAlignment: Text.AlignVCenter
                text: column.props.name
                size: Theme.textLarge
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                font.weight: Font.DemiBold
            }
        }

        TextLabel {
            width: parent.width
            wrapMode: Text.Wrap
            text: column.props.taken
            size: Theme.textSmall
            muted: true
        }

        Repeater {
            model: column.props.lines

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
    }

    Item {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space8
        x: Theme.space12
        width: parent.width - 2 * Theme.space12
        height: total.height + Theme.space4

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.panelBorder
        }

        TextLabel {
            anchors.baseline: total.baseline
            text: column.props.change
            muted: true
            font.features: Theme.tabular
        }

        TextLabel {
            id: total

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            text: column.props.total
            size: Theme.textTitle
            font.weight: Font.DemiBold
            font.features: Theme.tabular
        }
    }
}
