import QtQuick
import Thousand.Controls
import Thousand.Theme

// What one player took: card points, marriages and, without points, whether any trick.
Rectangle {
    id: entry

    required property var player
    required property string assets

    signal typed(text: string)
    signal marked(value: string)
    signal noTrickSet(none: bool)
    signal accepted

    function take(): void {
        points.forceActiveFocus(Qt.TabFocusReason);
        points.selectAll();
    }

    height: column.height + 2 * Theme.space8
    radius: Theme.radiusSmall
    color: Theme.well
    Accessible.role: Accessible.Grouping
    Accessible.name: entry.player.name

    // Whether name, points and marriages stand beside each other.
    readonly property bool oneLine: column.width >= marriages.wanted + points.width + name.implicitWidth + 2 * Theme.space16

    Column {
        id: column

        x: Theme.space12
        y: Theme.space8
        width: parent.width - 2 * Theme.space12
        spacing: Theme.space8

        Item {
            width: parent.width
            height: entry.oneLine ? points.height : marriages.y + marriages.height

            TextLabel {
                id: name

                width: Math.max(0, points.x - Theme.space12)
                height: points.height
                verticalAlignment: Text.AlignVCenter
                text: entry.player.name
                elide: Text.ElideRight
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            TextEntry {
                id: points

                objectName: "score.points." + entry.player.seat
                x: parent.width - width - (entry.oneLine ? marriages.wanted + Theme.space16 : 0)
                width: Math.round(Theme.textBody * 5)
                label: qsTr("%1: card points").arg(entry.player.name)
                text: entry.player.points
                horizontalAlignment: Text.AlignRight
                font.features: Theme.tabular
                inputMethodHints: Qt.ImhDigitsOnly
                maximumLength: 4
                Accessible.description: entry.player.problem || (entry.player.filled.length > 0 ? qsTr("%1 by the others' points").arg(entry.player.filled) : "")
                onTextEdited: entry.typed(points.text)
                Keys.onReturnPressed: event => {
                    event.accepted = !(event.modifiers & Qt.ControlModifier);
                    if (event.accepted)
                        entry.accepted();
                }
                Keys.onEnterPressed: event => {
                    event.accepted = !(event.modifiers & Qt.ControlModifier);
                    if (event.accepted)
                        entry.accepted();
                }

                TextLabel {
                    objectName: "score.filled." + entry.player.seat
                    anchors.right: parent.right
                    anchors.rightMargin: points.rightPadding
                    anchors.verticalCenter: parent.verticalCenter
                    visible: points.text.length === 0
                    text: entry.player.filled
                    color: Theme.amber
                    font.features: Theme.tabular
                    Accessible.ignored: true
                }
            }

            ToggleFlow {
                id: marriages

                objectName: "score.marriage." + entry.player.seat
                x: entry.oneLine ? parent.width - width : 0
                y: entry.oneLine ? Math.round((points.height - height) / 2) : points.height + Theme.space8
                width: entry.oneLine ? wanted : parent.width
                height: implicitHeight
                // Suits stand under each other where there is more than one marriage of each.
                columns: entry.oneLine || entry.player.marks.length <= 4 || 4 * (cell + Theme.space8) > parent.width ? 0 : 4
                label: qsTr("%1: marriages").arg(entry.player.name)
                assets: entry.assets
                marks: entry.player.marks
                onSwitched: value => entry.marked(value)
            }
        }

        TextLabel {
            objectName: "score.problem." + entry.player.seat
            width: parent.width
            visible: text.length > 0
            text: entry.player.problem
            size: Theme.textSmall
            color: Theme.inkProblem
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }

        ToggleRow {
            id: idle

            objectName: "score.noTrick." + entry.player.seat
            width: parent.width
            visible: entry.player.trickShown
            text: qsTr("Took no trick")
            checked: entry.player.noTrick
            Accessible.name: entry.player.name + ": " + text
            onToggled: {
                entry.noTrickSet(idle.checked);
                idle.checked = Qt.binding(() => entry.player.noTrick);
            }
        }
    }
}
