pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Sheet
import Thousand.Theme

// What a deal wrote and why, a column per player; at the end of the match who took which place, and
// how the scores went.
FocusScope {
    id: summary

    required property var props
    required property bool canContinue
    required property string assets
    // The course of the scores, shown at the end of the match.
    required property var chart
    // The course of the chances to win it.
    required property var chances
    property string course: "scores"
    readonly property bool ending: summary.props.ending
    // Of four players two stand below each other where the lines would be too short.
    readonly property int players: Math.max(summary.props.columns.length, summary.props.end.places.length, 1)
    readonly property bool folded: summary.players > 3 && body.width < summary.players * Math.round(170 * Theme.textUnit)
    readonly property int across: summary.folded ? 2 : summary.players
    readonly property real columnWidth: Math.floor((body.width - (summary.across - 1) * Theme.space12) / summary.across)

    signal next
    signal playAgain
    signal changeChosen
    signal sheetChosen
    signal reviewChosen
    signal home

    function take(reason: int): void {
        (summary.props.ending ? againButton : nextButton).forceActiveFocus(reason);
    }

    // The chart is as high as it likes, or as there is room for, while it can be read.
    readonly property real chartWish: chart.visible ? Theme.space12 + Math.round(200 * Theme.textUnit) + (courses.visible ? courses.height + Theme.space8 : 0) : 0
    // Whether a press means what stands here and not what stood here before.
    readonly property bool calm: !calming.running

    implicitHeight: head.height + columns.height + summary.chartWish + foot.height + 2 * Theme.space12 + 2 * Theme.space16
    visible: summary.props.shown
    objectName: "table.summary"
    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_Up]: -0.2,
            [Qt.Key_Down]: 0.2,
            [Qt.Key_PageUp]: -0.9,
            [Qt.Key_PageDown]: 0.9
        };
        event.accepted = body.interactive && event.key in steps;
        if (event.accepted)
            body.contentY = Math.max(0, Math.min(body.contentHeight - body.height, body.contentY + steps[event.key] * body.height));
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: summary.props.title

    Timer {
        id: calming

        interval: Motion.calm
    }

    onEndingChanged: if (summary.ending)
        calming.restart()

    component Less: PushButton {
        visible: summary.props.ending
        leftPadding: Theme.space16
        rightPadding: Theme.space16
    }

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
        contentHeight: content.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: content

            width: parent.width
            height: columns.height + (chart.visible ? Theme.space12 + chart.height + (courses.visible ? courses.height + Theme.space8 : 0) : 0)
        }

        Grid {
            id: columns

            columns: summary.across

            readonly property real tallest: {
                let height = 0;
                for (let place = 0; place < deals.count; place++)
                    height = Math.max(height, (deals.itemAt(place) as SummaryColumn)?.needed ?? 0);
                for (let place = 0; place < ends.count; place++)
                    height = Math.max(height, (ends.itemAt(place) as EndColumn)?.needed ?? 0);
                return height;
            }

            spacing: Theme.space12

            Repeater {
                id: deals

                model: summary.props.ending ? [] : summary.props.columns

                SummaryColumn {
                    required property var modelData

                    width: summary.columnWidth
                    height: columns.tallest
                    props: modelData
                    assets: summary.assets
                }
            }

            Repeater {
                id: ends

                model: summary.props.end.places

                EndColumn {
                    required property var modelData

                    width: summary.columnWidth
                    height: columns.tallest
                    props: modelData
                    assets: summary.assets
                }
            }
        }

        SegmentedChoice {
            id: courses

            objectName: "table.course"
            y: columns.height + Theme.space12
            width: parent.width
            visible: summary.props.ending && summary.chances.picture.length > 0
            tabs: true
            label: qsTr("Course of the match")
            options: [
                {
                    "value": "scores",
                    "label": qsTr("Scores")
                },
                {
                    "value": "chances",
                    "label": qsTr("Chance to win, %")
                }
            ]
            value: summary.course
            onChosen: value => summary.course = value
        }

        ScoreChart {
            id: chart

            objectName: "table.endChart"
            y: courses.visible ? courses.y + courses.height + Theme.space8 : columns.height + Theme.space12
            width: parent.width
            height: Math.max(Math.round(120 * Theme.textUnit), Math.min(Math.round(200 * Theme.textUnit), body.height - y))
            visible: summary.props.ending
            props: courses.visible && summary.course === "chances" ? summary.chances : summary.chart
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        area: body
    }

    Flow {
        id: foot

        // One line, unless the window is too narrow for it.
        readonly property real wanted: {
            let needed = 0;
            for (const button of foot.children)
                needed += button.visible ? Math.ceil(button.width) + foot.spacing : 0;
            return needed;
        }

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space16
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.space16, wanted)
        spacing: Theme.space12

        PushButton {
            id: againButton

            objectName: "table.playAgain"
            visible: summary.props.ending
            primary: true
            text: qsTr("Play again")
            // Who presses Enter through the deals does not begin a match before seeing the result.
            onClicked: {
                if (summary.calm)
                    summary.playAgain();
                else
                    calming.restart();
            }
        }

        Less {
            objectName: "table.change"
            text: qsTr("Change…")
            onClicked: summary.changeChosen()
            Accessible.description: qsTr("Choose opponents and rules of the next match")
        }

        Less {
            objectName: "table.endSheet"
            text: qsTr("Score sheet")
            onClicked: summary.sheetChosen()
        }

        PushButton {
            objectName: "table.review"
            leftPadding: Theme.space16
            rightPadding: Theme.space16
            text: qsTr("Review")
            onClicked: summary.reviewChosen()
        }

        Less {
            objectName: "table.home"
            text: qsTr("Home")
            onClicked: summary.home()
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
