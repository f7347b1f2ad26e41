pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// Which place a player took, with what total, and a few facts of the match.
Rectangle {
    id: column

    required property var props
    required property string assets
    readonly property real needed: lines.y + lines.height + Theme.space12

    radius: Theme.radiusSmall
    color: Theme.well
    border.width: column.props.winner ? Theme.focusWidth : 0
    border.color: Theme.amber
    Accessible.role: Accessible.Grouping
    Accessible.name: column.props.description

    TextLabel {
        id: place

        x: Theme.space12
        y: Theme.space8
        visible: !column.props.winner
        text: column.props.place + "."
        size: Theme.textLarge
        muted: true
        height: name.height
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    Image {
        id: cup

        x: Theme.space12
        anchors.verticalCenter: name.verticalCenter
        visible: column.props.winner
        source: column.assets + "/icons/won.svg"
        sourceSize: Qt.size(Math.round(Theme.textLarge * 1.2), Math.round(Theme.textLarge * 1.2))
    }

    TextLabel {
        id: name

        x: Theme.space12 + Math.max(place.width, cup.width) + Theme.space8
        y: Theme.space8
        width: total.x - x - Theme.space8
        height: Math.round(Theme.textLarge * 1.9)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        text: column.props.name
        size: Theme.textLarge
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    TextLabel {
        id: total

        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        y: Theme.space8
        height: name.height
        verticalAlignment: Text.AlignVCenter
        text: column.props.total
        size: Theme.textLarge
        font.weight: Font.DemiBold
        font.features: Theme.tabular
        Accessible.ignored: true
    }

    Column {
        id: lines

        x: Theme.space12
        anchors.top: name.bottom
        width: parent.width - 2 * Theme.space12
        spacing: Math.round(Theme.space4 / 2)

        Repeater {
            model: column.props.facts

            Item {
                id: fact

                required property var modelData

                width: lines.width
                height: words.height

                TextLabel {
                    id: words

                    width: parent.width - value.width - Theme.space8
                    wrapMode: Text.Wrap
                    text: fact.modelData.text
                    size: Theme.textSmall
                    muted: true
                    Accessible.ignored: true
                }

                TextLabel {
                    id: value

                    anchors.right: parent.right
                    text: fact.modelData.value
                    size: Theme.textSmall
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }
        }
    }
}
