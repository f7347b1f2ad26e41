pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What one player wrote in a deal: signs, change and total; all reasons under the mouse.
Item {
    id: box

    required property var cell
    required property SheetMeasures measures
    required property string assets
    readonly property int gap: Math.max(2, Math.round(Theme.space4 * 0.75))
    readonly property bool hasOwnSign: box.cell.signs.length > (box.cell.declarer ? 1 : 0)
    readonly property real signRoom: change.x - 2 * box.gap
    // A figure takes half of a sign's room.
    readonly property real signUnits: {
        let units = 0;
        for (const sign of box.cell.signs)
            units += (sign.symbol ? 1.1 : 0) + 0.62 * sign.figure.length;
        return units;
    }
    readonly property int signSize: Math.max(8, Math.min(Math.round(Theme.textBody * 0.95), Math.floor(box.signRoom / Math.max(1, box.signUnits))))

    Accessible.role: Accessible.Cell
    Accessible.name: box.cell.description

    HoverHandler {
        id: hover
    }

    Loader {
        anchors.fill: parent
        active: hover.hovered && box.cell.reasons.length > 0
        sourceComponent: Hint {
            text: box.cell.reasons
            visible: true
        }
    }

    // The rule before the column.
    Rectangle {
        width: Theme.hairline
        height: parent.height
        color: Theme.paperRule
    }

    Row {
        anchors.right: change.left
        anchors.rightMargin: box.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1

        Repeater {
            model: box.cell.signs

            Row {
                id: sign

                required property var modelData

                Image {
                    visible: sign.modelData.symbol.length > 0
                    source: visible ? box.assets + "/icons/dark/" + sign.modelData.symbol + ".svg" : ""
                    sourceSize: Qt.size(box.signSize, box.signSize)
                }

                TextLabel {
                    visible: text.length > 0
                    anchors.verticalCenter: parent.verticalCenter
                    text: sign.modelData.figure
                    font.pixelSize: Math.max(8, Math.round(box.signSize * 0.85))
                    color: Theme.paperInk
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
    }

    TextLabel {
        id: change

        anchors.right: total.left
        anchors.rightMargin: box.gap
        anchors.baseline: total.baseline
        text: box.cell.change === "0" && box.hasOwnSign ? "" : box.cell.change
        size: Theme.textSmall
        color: Theme.paperMuted
        font.features: Theme.tabular
        Accessible.ignored: true
    }

    TextLabel {
        id: total

        anchors.right: parent.right
        anchors.rightMargin: 2 * box.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(implicitWidth, box.measures.totalWidth)
        horizontalAlignment: Text.AlignRight
        text: box.cell.total
        color: Theme.paperInk
        font.weight: box.cell.declarer ? Font.DemiBold : Font.Normal
        font.features: Theme.tabular
        Accessible.ignored: true
    }
}
