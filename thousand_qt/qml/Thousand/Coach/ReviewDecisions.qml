pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// All decisions of the deal with what they cost; the chosen one is shown on the table.
Item {
    id: page

    required property var viewModel
    required property string assets

    SegmentedChoice {
        id: order

        objectName: "review.order"
        width: parent.width
        label: qsTr("Order")
        options: [
            {
                "value": "played",
                "label": qsTr("As played")
            },
            {
                "value": "cost",
                "label": qsTr("Dearest first")
            }
        ]
        value: page.viewModel.order
        onChosen: value => {
            page.viewModel.sortBy(value);
            // The dearest one is what is looked for, wherever the one on the table stands now.
            list.positionViewAtBeginning();
        }
    }

    ListView {
        id: list

        objectName: "review.decisions"
        anchors.top: order.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: allowed.top
        anchors.bottomMargin: allowed.visible ? Theme.space8 : 0
        width: parent.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: page.viewModel.decisions
        currentIndex: page.viewModel.row
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Decisions")
        Keys.onUpPressed: page.viewModel.pickRow(Math.max(0, list.currentIndex - 1))
        Keys.onDownPressed: page.viewModel.pickRow(Math.min(list.count - 1, list.currentIndex + 1))
        onCurrentIndexChanged: list.positionViewAtIndex(list.currentIndex, ListView.Contain)
        onCurrentItemChanged: {
            if (list.activeFocus)
                list.currentItem?.forceActiveFocus(Qt.TabFocusReason);
        }

        delegate: Rectangle {
            id: row

            required property int index
            required property string said
            required property string cost
            required property bool turned
            required property bool warns
            required property string spoken

            objectName: "review.row." + row.index
            width: list.width
            height: Math.max(words.implicitHeight, points.implicitHeight) + Theme.space8
            radius: Theme.radiusSmall
            color: ListView.isCurrentItem ? Theme.raised : "transparent"
            border.width: ListView.isCurrentItem ? Theme.hairline : 0
            border.color: Theme.amber
            // The list is one stop of the Tab key.
            activeFocusOnTab: ListView.isCurrentItem || row.activeFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: row.spoken
            Accessible.focusable: true
            Accessible.selectable: true
            Accessible.selected: ListView.isCurrentItem
            Accessible.onPressAction: page.viewModel.pickRow(row.index)

            FocusRing {
                shown: row.activeFocus
                gap: -Theme.focusWidth
            }

            TapHandler {
                onTapped: {
                    page.viewModel.pickRow(row.index);
                    row.forceActiveFocus(Qt.MouseFocusReason);
                }
            }

            TextLabel {
                id: words

                x: Theme.space8
                y: Theme.space4
                width: parent.width - 3 * Theme.space8 - points.width - (sign.visible ? sign.width + Theme.space4 : 0)
                wrapMode: Text.Wrap
                text: row.said
                Accessible.ignored: true
            }

            // What turned the deal, and a call that the cards did not bear out, is told by a sign.
            Image {
                id: sign

                anchors.right: points.left
                anchors.rightMargin: Theme.space4
                anchors.verticalCenter: parent.verticalCenter
                visible: row.warns
                source: page.assets + "/icons/warning.svg"
                sourceSize: Qt.size(Math.round(Theme.textBody * 1.1), Math.round(Theme.textBody * 1.1))
            }

            TextLabel {
                id: points

                anchors.right: parent.right
                anchors.rightMargin: Theme.space8
                anchors.verticalCenter: parent.verticalCenter
                text: row.cost
                color: row.turned ? Theme.inkProblem : Theme.ink
                font.weight: Font.DemiBold
                font.features: Theme.tabular
                Accessible.ignored: true
            }
        }
    }

    ScrollMark {
        anchors.right: list.right
        anchors.rightMargin: -Theme.space12
        area: list
    }

    TextLabel {
        id: allowed

        objectName: "review.allowed"
        anchors.bottom: parent.bottom
        width: parent.width
        visible: text.length > 0
        wrapMode: Text.Wrap
        text: page.viewModel.allowed
        size: Theme.textSmall
        font.features: Theme.tabular
    }
}
