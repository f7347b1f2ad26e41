pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The score sheet: a row per deal, a column per player, the totals below. A row says who played
// what; a cell shows what was written and the total, and all reasons under the mouse.
SidePanel {
    id: sheet

    required property var props
    readonly property real columnWidth: Math.floor((sheet.width - 2 * Theme.space16) / 3)
    readonly property int headHeight: Math.round(Theme.textBody * 2)
    readonly property int dealHeight: Math.round(Theme.textSmall * 1.7)
    readonly property int cellHeight: Math.round(Theme.textBody * 1.6)
    readonly property int rowHeight: sheet.dealHeight + sheet.cellHeight + Theme.space4

    // So that the changes of a column stand under each other.
    readonly property real totalWidth: Math.ceil(widest.advanceWidth)

    title: qsTr("Score sheet")
    Keys.onUpPressed: rows.contentY = Math.max(0, rows.contentY - sheet.rowHeight)
    Keys.onDownPressed: rows.contentY = Math.max(0, Math.min(rows.contentHeight - rows.height, rows.contentY + sheet.rowHeight))

    TextMetrics {
        id: widest

        font.pixelSize: Theme.textBody
        text: "−000"
    }

    component Line: Rectangle {
        width: parent?.width ?? 0
        height: Theme.hairline
        color: Theme.panelBorder
    }

    Row {
        id: header

        Repeater {
            model: sheet.props.names

            TextLabel {
                required property string modelData

                width: sheet.columnWidth
                height: sheet.headHeight
                rightPadding: Theme.space8
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: modelData
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                font.weight: Font.DemiBold
            }
        }
    }

    Line {
        id: ruler

        anchors.top: header.bottom
    }

    TextLabel {
        anchors.top: ruler.bottom
        anchors.topMargin: Theme.space16
        width: parent.width
        wrapMode: Text.Wrap
        visible: sheet.props.rows.length === 0
        muted: true
        text: qsTr("Nothing has been written yet.")
    }

    Flickable {
        id: rows

        anchors.top: ruler.bottom
        // Whole rows only.
        height: Math.floor((footRuler.y - ruler.y) / sheet.rowHeight) * sheet.rowHeight
        width: parent.width
        contentHeight: deals.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        onContentHeightChanged: rows.showEnd()
        onHeightChanged: rows.showEnd()

        function showEnd(): void {
            rows.contentY = Math.max(0, rows.contentHeight - rows.height);
        }

        Column {
            id: deals

            Repeater {
                model: sheet.props.rows

                Item {
                    id: deal

                    required property var modelData

                    width: rows.width
                    height: sheet.rowHeight

                    TextLabel {
                        width: parent.width
                        height: sheet.dealHeight
                        verticalAlignment: Text.AlignBottom
                        wrapMode: Text.Wrap
                        fontSizeMode: Text.Fit
                        minimumPixelSize: 8
                        text: deal.modelData.number + ". " + deal.modelData.outcome
                        size: Theme.textSmall
                        muted: true
                        font.features: Theme.tabular
                    }

                    Repeater {
                        model: deal.modelData.cells

                        Item {
                            id: cell

                            required property int index
                            required property var modelData

                            objectName: "table.cell." + deal.modelData.number + "." + cell.index
                            x: cell.index * sheet.columnWidth
                            y: sheet.dealHeight
                            width: sheet.columnWidth
                            height: sheet.cellHeight
                            Accessible.role: Accessible.Cell
                            Accessible.name: cell.modelData.description

                            HoverHandler {
                                id: hover
                            }

                            Loader {
                                anchors.fill: parent
                                active: hover.hovered && cell.modelData.reasons.length > 0
                                sourceComponent: Hint {
                                    text: cell.modelData.reasons
                                    visible: true
                                }
                            }

                            Row {
                                anchors.right: change.left
                                anchors.rightMargin: Theme.space4
                                anchors.verticalCenter: parent.verticalCenter
                                spacing: 2

                                Repeater {
                                    model: cell.modelData.declarer ? ["declarer"].concat(cell.modelData.marks) : cell.modelData.marks

                                    Image {
                                        required property string modelData

                                        source: sheet.assets + "/icons/" + modelData + ".svg"
                                        sourceSize: Qt.size(Theme.textBody, Theme.textBody)
                                    }
                                }
                            }

                            TextLabel {
                                id: change

                                anchors.right: total.left
                                anchors.rightMargin: Theme.space8
                                anchors.baseline: total.baseline
                                text: cell.modelData.change
                                size: Theme.textSmall
                                muted: true
                                font.features: Theme.tabular
                                Accessible.ignored: true
                            }

                            TextLabel {
                                id: total

                                anchors.right: parent.right
                                anchors.rightMargin: Theme.space8
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.max(implicitWidth, sheet.totalWidth)
                                horizontalAlignment: Text.AlignRight
                                text: cell.modelData.total
                                font.features: Theme.tabular
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }

    ScrollMark {
        anchors.right: rows.right
        anchors.rightMargin: -Theme.space12
        area: rows
    }

    Line {
        id: footRuler

        anchors.bottom: totals.top
    }

    Row {
        id: totals

        anchors.bottom: parent.bottom

        Repeater {
            model: sheet.props.totals

            TextLabel {
                required property string modelData

                width: sheet.columnWidth
                height: Math.round(Theme.textLarge * 2)
                rightPadding: Theme.space8
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: modelData
                size: Theme.textLarge
                font.weight: Font.DemiBold
                font.features: Theme.tabular
            }
        }
    }
}
