pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What the signs that stand on this sheet mean.
Rectangle {
    id: page

    required property var props
    required property string assets
    readonly property int signSize: Math.round(Theme.textBody * 1.4)

    function scroll(by: real): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + by));
    }

    objectName: "sheet.signs"
    color: Theme.paper
    radius: Theme.radiusSmall
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Signs")

    component Meaning: TextLabel {
        width: list.width - x
        x: page.signSize * 2 + Theme.space8
        wrapMode: Text.Wrap
        color: Theme.paperInk
    }

    Flickable {
        id: area

        anchors.fill: parent
        anchors.margins: Theme.space12
        contentHeight: list.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list

            width: parent.width
            spacing: Theme.space12

            Repeater {
                model: page.props.legend

                Item {
                    id: entry

                    required property var modelData

                    width: list.width
                    height: Math.max(page.signSize, words.height)

                    Image {
                        visible: entry.modelData.symbol.length > 0
                        source: visible ? page.assets + "/icons/dark/" + entry.modelData.symbol + ".svg" : ""
                        sourceSize: Qt.size(page.signSize, page.signSize)
                    }

                    TextLabel {
                        x: entry.modelData.symbol ? page.signSize : 0
                        text: entry.modelData.figure
                        color: Theme.paperInk
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }

                    Meaning {
                        id: words

                        text: entry.modelData.meaning
                    }
                }
            }

            Item {
                width: list.width
                height: Math.max(struck.height, explained.height)

                TextLabel {
                    id: struck

                    text: "100"
                    font.strikeout: true
                    color: Theme.paperInk
                    Accessible.ignored: true
                }

                Meaning {
                    id: explained

                    text: qsTr("beside the number of a deal: its contract; struck out when it was not made")
                }
            }
        }
    }

    ScrollMark {
        anchors.right: parent.right
        area: area
        color: Theme.cardEdge
    }
}
