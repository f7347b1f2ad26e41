pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What a deal wrote and why, a column per player; at the end of the match who won it.
FocusScope {
    id: summary

    required property var props
    required property bool canContinue
    required property string assets
    readonly property real columnWidth: Math.floor((body.width - 2 * Theme.space12) / 3)

    signal next
    signal playAgain
    signal home

    function take(reason: int): void {
        (summary.props.ending ? againButton : nextButton).forceActiveFocus(reason);
    }

    implicitHeight: head.height + columns.height + foot.height + 2 * Theme.space12 + 2 * Theme.space16
    visible: summary.props.shown
    objectName: "table.summary"
    Accessible.role: Accessible.Dialog
    Accessible.name: summary.props.title

    Panel {
        anchors.fill: parent
    }

    // Nothing below reacts to the mouse.
    MouseArea {
        anchors.fill: parent
    }

    Column {
        id: head

        anchors.top: parent.top
        anchors.topMargin: Theme.space16
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 2 * Theme.space16
        spacing: Theme.space4

        TextLabel {
            objectName: "table.summary.title"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: summary.props.title
            size: Theme.textTitle
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        TextLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: summary.props.note
            muted: true
            visible: text.length > 0
        }
    }

    Flickable {
        id: body

        anchors.top: head.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.space12
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 2 * Theme.space16
        contentHeight: columns.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Row {
            id: columns

            readonly property real tallest: {
                let height = 0;
                for (let place = 0; place < each.count; place++)
                    height = Math.max(height, (each.itemAt(place) as SummaryColumn)?.needed ?? 0);
                return height;
            }

            spacing: Theme.space12

            Repeater {
                id: each

                model: summary.props.columns

                SummaryColumn {
                    required property var modelData

                    width: summary.columnWidth
                    height: columns.tallest
                    props: modelData
                    assets: summary.assets
                }
            }
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        area: body
    }

    Row {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space16
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space12

        PushButton {
            objectName: "table.home"
            visible: summary.props.ending
            text: qsTr("Home")
            onClicked: summary.home()
        }

        PushButton {
            id: againButton

            objectName: "table.playAgain"
            visible: summary.props.ending
            primary: true
            text: qsTr("Play again")
            onClicked: summary.playAgain()
        }

        PushButton {
            id: nextButton

            objectName: "table.next"
            visible: !summary.props.ending
            enabled: summary.canContinue
            primary: true
            text: qsTr("Continue")
            onClicked: summary.next()
        }
    }
}
