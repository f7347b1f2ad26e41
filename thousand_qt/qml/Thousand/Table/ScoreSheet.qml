pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The score sheet: a row per deal, a column per player, the totals below.
SidePanel {
    id: sheet

    required property var props
    readonly property int numberWidth: Math.round(Theme.textSmall * 3)
    readonly property real columnWidth: Math.floor((sheet.width - 2 * Theme.space16 - sheet.numberWidth) / 3)
    readonly property int rowHeight: Math.round(Theme.textBody * 2)

    title: qsTr("Score sheet")
    Keys.onUpPressed: rows.contentY = Math.max(0, rows.contentY - sheet.rowHeight)
    Keys.onDownPressed: rows.contentY = Math.max(0, Math.min(rows.contentHeight - rows.height, rows.contentY + sheet.rowHeight))

    component Line: Rectangle {
        width: parent?.width ?? 0
        height: Theme.hairline
        color: Theme.panelBorder
    }

    Row {
        id: header

        x: sheet.numberWidth

        Repeater {
            model: sheet.props.names

            TextLabel {
                required property string modelData

                width: sheet.columnWidth
                height: sheet.rowHeight
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

                Row {
                    id: deal

                    required property var modelData

                    height: sheet.rowHeight

                    TextLabel {
                        width: sheet.numberWidth
                        anchors.verticalCenter: parent.verticalCenter
                        text: deal.modelData.number
                        size: Theme.textSmall
                        muted: true
                        font.features: Theme.tabular
                    }

                    Repeater {
                        model: deal.modelData.cells

                        Item {
                            id: cell

                            required property var modelData

                            width: sheet.columnWidth
                            height: sheet.rowHeight
                            Accessible.role: Accessible.Cell
                            Accessible.name: cell.modelData.description

                            Row {
                                anchors.right: total.left
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
                                id: total

                                anchors.right: parent.right
                                anchors.rightMargin: Theme.space8
                                anchors.verticalCenter: parent.verticalCenter
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
        x: sheet.numberWidth

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
