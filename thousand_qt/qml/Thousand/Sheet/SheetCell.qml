pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What one player wrote in a deal: signs, change and total; all reasons under the mouse, unless they
// are told below the line.
Item {
    id: box

    required property var cell
    required property SheetMeasures measures
    required property string assets
    property bool told: false
    readonly property int gap: box.measures.gap
    readonly property bool hasOwnSign: box.cell.signs.length > (box.cell.declarer ? 1 : 0)
    readonly property int signSize: box.measures.signSize

    Accessible.role: Accessible.Cell
    Accessible.name: box.cell.description

    HoverHandler {
        id: hover
    }

    HintSpot {
        text: box.cell.reasons
        hovered: hover.hovered && !box.told
    }

    // The rule before the column.
    Rectangle {
        width: Theme.hairline
        height: parent.height
        color: Theme.paperRule
    }

    Row {
        x: (box.measures.tall ? total.x : change.x) - box.gap - width
        y: Math.round((box.measures.firstLine - height) / 2)
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

        x: (box.measures.tall ? total.x + total.width : total.x - box.gap) - width
        y: box.measures.tall ? box.measures.firstLine - Math.round(Theme.textSmall * 0.3) : total.y + total.baselineOffset - baselineOffset
        width: box.measures.changeWidth
        horizontalAlignment: Text.AlignRight
        text: box.cell.change === "0" && box.hasOwnSign ? "" : box.cell.change
        size: Theme.textSmall
        color: Theme.paperMuted
        font.features: Theme.tabular
        Accessible.ignored: true
    }

    TextLabel {
        id: total

        x: parent.width - 2 * box.gap - width
        y: Math.round((box.measures.firstLine - height) / 2)
        width: box.measures.totalWidth
        horizontalAlignment: Text.AlignRight
        text: box.cell.total
        color: Theme.paperInk
        font.weight: box.cell.declarer ? Font.DemiBold : Font.Normal
        font.features: Theme.tabular
        Accessible.ignored: true
    }
}
