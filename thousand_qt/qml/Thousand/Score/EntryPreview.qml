pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What an entry will write: a line for each player with the reasons below it.
Rectangle {
    id: preview

    property var lines: []
    property string after

    visible: preview.lines.length > 0
    height: visible ? column.height + 2 * Theme.space12 : 0
    radius: Theme.radiusSmall
    color: Theme.paper
    objectName: "score.preview"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("It will be written")

    Column {
        id: column

        x: Theme.space12
        y: Theme.space12
        width: parent.width - 2 * Theme.space12
        spacing: Theme.space8

        Repeater {
            model: preview.lines.length

            Item {
                id: line

                required property int index
                readonly property var props: preview.lines[line.index]

                width: column.width
                height: reasons.visible ? reasons.y + reasons.height : name.height

                TextLabel {
                    id: name

                    width: change.x - Theme.space8
                    elide: Text.ElideRight
                    text: line.props.name
                    color: Theme.paperInk
                    font.weight: Font.DemiBold
                    Accessible.name: line.props.name + ": " + line.props.change + ", " + line.props.total
                }

                TextLabel {
                    id: change

                    anchors.right: total.left
                    anchors.rightMargin: Theme.space8
                    text: line.props.change
                    color: Theme.paperInk
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }

                TextLabel {
                    id: total

                    anchors.right: parent.right
                    width: Math.max(implicitWidth, Math.round(Theme.textBody * 3.4))
                    horizontalAlignment: Text.AlignRight
                    text: "= " + line.props.total
                    color: Theme.paperInk
                    font.weight: Font.DemiBold
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }

                TextLabel {
                    id: reasons

                    anchors.top: name.bottom
                    width: parent.width
                    visible: text.length > 0
                    text: line.props.reasons
                    size: Theme.textSmall
                    color: Theme.paperMuted
                    wrapMode: Text.Wrap
                    font.features: Theme.tabular
                }
            }
        }

        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: preview.after
            size: Theme.textSmall
            color: Theme.paperMuted
            wrapMode: Text.Wrap
        }
    }
}
