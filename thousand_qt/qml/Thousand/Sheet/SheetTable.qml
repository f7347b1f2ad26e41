pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The ruled sheet of paper: names above, a row per deal, the totals below. The newest deal is chosen
// and in view until another one is.
Rectangle {
    id: sheet

    required property var props
    required property string assets
    property int chosen: sheet.props.rows.length - 1

    // What the chosen deal tells stands below its line.
    readonly property real toldHeight: deals.count > sheet.chosen ? (deals.itemAt(sheet.chosen) as SheetRow)?.toldHeight ?? 0 : 0

    function choose(row: int): void {
        sheet.chosen = Math.max(0, Math.min(sheet.props.rows.length - 1, row));
        const top = sheet.chosen * measures.lineHeight;
        const bottom = top + measures.lineHeight + sheet.toldHeight;
        rows.contentY = Math.max(0, Math.min(top, Math.max(rows.contentY, bottom - rows.height)));
    }

    function step(by: int): void {
        sheet.choose(sheet.chosen + by);
    }

    function page(by: int): void {
        sheet.step(by * Math.max(1, Math.floor(rows.height / measures.lineHeight) - 3));
    }

    objectName: "sheet.table"
    color: Theme.paper
    radius: Theme.radiusSmall
    clip: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Score sheet")

    SheetMeasures {
        id: measures

        width: sheet.width
        players: sheet.props.names.length
        rows: sheet.props.rows
    }

    component Line: Rectangle {
        width: sheet.width
        height: 2 * Theme.hairline
        color: Theme.paperInk
    }

    // Rules between the columns go on below the last deal.
    Repeater {
        model: sheet.props.names.length

        Rectangle {
            required property int index

            x: measures.gutter + index * measures.columnWidth
            width: Theme.hairline
            height: sheet.height
            color: Theme.paperRule
        }
    }

    Flickable {
        id: rows

        anchors.top: header.bottom
        anchors.bottom: footer.top
        width: parent.width
        contentHeight: deals.count * measures.lineHeight + sheet.toldHeight
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: true
        onContentHeightChanged: sheet.choose(sheet.chosen)
        onHeightChanged: sheet.choose(sheet.chosen)

        Repeater {
            id: deals

            model: sheet.props.rows
            onCountChanged: sheet.choose(deals.count - 1)

            SheetRow {
                required property int index
                required property var modelData

                y: index * measures.lineHeight + (index > sheet.chosen ? sheet.toldHeight : 0)
                width: rows.width
                row: modelData
                chosen: index === sheet.chosen
                measures: measures
                assets: sheet.assets
                onPressed: sheet.choose(index)
            }
        }
    }

    TextLabel {
        anchors.top: header.bottom
        anchors.topMargin: Theme.space12
        x: Theme.space12
        width: parent.width - 2 * Theme.space12
        wrapMode: Text.Wrap
        visible: sheet.props.rows.length === 0
        color: Theme.paperMuted
        text: qsTr("Nothing has been written yet.")
    }

    ScrollMark {
        anchors.right: parent.right
        area: rows
        color: Theme.cardEdge
    }

    // Above the rows, which scroll under it.
    Rectangle {
        id: header

        width: parent.width
        height: names.height + 2 * Theme.hairline
        color: Theme.paper
        radius: sheet.radius

        Row {
            id: names

            x: measures.gutter

            Repeater {
                model: sheet.props.names

                TextLabel {
                    required property string modelData

                    width: measures.columnWidth
                    height: Math.round(Theme.textBody * 2.2)
                    leftPadding: Theme.space4
                    rightPadding: 2 * Math.max(2, Math.round(Theme.space4 * 0.75))
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                    text: modelData
                    color: Theme.paperInk
                    wrapMode: Text.Wrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 8
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.ColumnHeader
                }
            }
        }

        Line {
            anchors.bottom: parent.bottom
        }
    }

    Rectangle {
        id: footer

        anchors.bottom: parent.bottom
        width: parent.width
        height: totals.height
        color: Theme.paper
        radius: sheet.radius

        Line {}

        Row {
            id: totals

            x: measures.gutter

            Repeater {
                model: sheet.props.totals

                TextLabel {
                    required property string modelData

                    width: measures.columnWidth
                    height: Math.round(Theme.textLarge * 1.9)
                    rightPadding: 2 * Math.max(2, Math.round(Theme.space4 * 0.75))
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                    text: modelData
                    color: Theme.paperInk
                    size: Theme.textLarge
                    font.weight: Font.DemiBold
                    font.features: Theme.tabular
                }
            }
        }
    }
}
