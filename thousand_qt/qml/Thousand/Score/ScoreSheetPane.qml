pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Sheet
import Thousand.Theme

// The sheet, its chart and signs, and where it goes as a file, as text or on paper. The chosen row
// can be corrected or deleted.
FocusScope {
    id: pane

    required property var viewModel
    required property var paper
    required property string assets
    readonly property var props: pane.viewModel.sheet
    readonly property bool written: pane.props.rows.length > 0
    readonly property string page: pane.written ? pane.paper.page : "table"
    readonly property SheetTable table: sheetPage.item as SheetTable
    readonly property int chosen: pane.table?.chosen ?? -1

    function choose(row: int): void {
        pane.table?.choose(row);
    }

    function moved(event: KeyEvent): void {
        const signs = sheetPage.item as SheetSigns;
        event.accepted = pane.table !== null || signs !== null;
        switch (event.key) {
        case Qt.Key_Up:
        case Qt.Key_Down:
            pane.table?.step(event.key === Qt.Key_Up ? -1 : 1);
            signs?.scroll((event.key === Qt.Key_Up ? -1 : 1) * Theme.controlHeight);
            break;
        case Qt.Key_PageUp:
        case Qt.Key_PageDown:
            pane.table?.page(event.key === Qt.Key_PageUp ? -1 : 1);
            signs?.scroll((event.key === Qt.Key_PageUp ? -1 : 1) * sheetPage.height);
            break;
        case Qt.Key_Home:
            pane.table?.choose(0);
            break;
        case Qt.Key_End:
            pane.table?.choose(pane.props.rows.length - 1);
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            event.accepted = !(event.modifiers & Qt.ControlModifier) && pane.table !== null;
            if (event.accepted && !event.isAutoRepeat)
                pane.viewModel.correct(pane.chosen);
            break;
        case Qt.Key_Delete:
            if (pane.table !== null)
                pane.viewModel.askToDelete(pane.chosen);
            break;
        default:
            event.accepted = false;
        }
    }

    component Small: PushButton {
        leftPadding: Theme.space12
        rightPadding: Theme.space12
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
    }

    SegmentedChoice {
        id: tabs

        objectName: "score.tabs"
        tabs: true
        width: parent.width
        visible: pane.written
        label: qsTr("Show")
        options: [
            {
                "value": "table",
                "label": qsTr("Sheet")
            },
            {
                "value": "chart",
                "label": qsTr("Chart")
            },
            {
                "value": "signs",
                "label": qsTr("Signs")
            },
            {
                "value": "share",
                "label": qsTr("Share")
            }
        ]
        value: ["save", "print"].includes(pane.page) ? "share" : pane.page
        onChosen: value => pane.paper.turn(value)
    }

    FocusScope {
        id: scope

        objectName: "score.sheet"
        anchors.top: tabs.visible ? tabs.bottom : parent.top
        anchors.topMargin: tabs.visible ? Theme.space8 : 0
        anchors.bottom: actions.visible ? actions.top : parent.bottom
        anchors.bottomMargin: actions.visible ? Theme.space8 : 0
        width: parent.width
        activeFocusOnTab: pane.written && (pane.page === "table" || pane.page === "signs")
        Keys.onPressed: event => pane.moved(event)
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Sheet: the arrow keys choose a row, Enter corrects it, Delete takes it out")
        Accessible.focusable: true

        Loader {
            id: sheetPage

            anchors.fill: parent
            sourceComponent: {
                switch (pane.page) {
                case "chart":
                    return chart;
                case "signs":
                    return signs;
                case "share":
                    return share;
                case "save":
                    return saving;
                case "print":
                    return printing;
                default:
                    return table;
                }
            }
            // The person came here by a button that is gone now.
            onLoaded: if (pane.page === "save" || pane.page === "print")
                (sheetPage.item as FocusScope)?.forceActiveFocus(Qt.TabFocusReason)
        }

        TapHandler {
            enabled: pane.table !== null
            onTapped: scope.forceActiveFocus(Qt.MouseFocusReason)
            onDoubleTapped: if (pane.written)
                pane.viewModel.correct(pane.chosen)
        }

        FocusRing {
            shown: scope.activeFocus && scope.activeFocusOnTab
            gap: -border.width
        }
    }

    Flow {
        id: actions

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.space8
        visible: pane.page === "table"

        Small {
            objectName: "score.correct"
            text: qsTr("Correct")
            enabled: pane.written
            Accessible.description: pane.written ? pane.props.rows[Math.max(0, pane.chosen)]?.outcome ?? "" : ""
            onClicked: pane.viewModel.correct(pane.chosen)
        }

        Small {
            objectName: "score.delete"
            text: qsTr("Delete")
            enabled: pane.written
            Accessible.description: pane.written ? pane.props.rows[Math.max(0, pane.chosen)]?.outcome ?? "" : ""
            onClicked: pane.viewModel.askToDelete(pane.chosen)
        }

        Small {
            objectName: "score.undo"
            text: qsTr("Undo")
            enabled: pane.viewModel.canUndo
            onClicked: pane.viewModel.undo()
        }

        Small {
            objectName: "score.redo"
            text: qsTr("Redo")
            enabled: pane.viewModel.canRedo
            onClicked: pane.viewModel.redo()
        }
    }

    Component {
        id: table

        SheetTable {
            props: pane.props
            assets: pane.assets
        }
    }

    Component {
        id: chart

        ScoreChart {
            props: pane.props.chart
        }
    }

    Component {
        id: signs

        SheetSigns {
            props: pane.props
            assets: pane.assets
        }
    }

    Component {
        id: share

        Column {
            spacing: Theme.space12

            TextLabel {
                width: parent.width
                wrapMode: Text.Wrap
                muted: true
                text: qsTr("The sheet goes into a file, onto paper, or as text into a message.")
            }

            PushButton {
                objectName: "score.save"
                width: parent.width
                text: qsTr("Save as PDF…")
                onClicked: pane.paper.beginSaving()
            }

            PushButton {
                objectName: "score.print"
                width: parent.width
                text: qsTr("Print…")
                onClicked: pane.paper.beginPrinting()
            }

            PushButton {
                objectName: "score.copy"
                width: parent.width
                text: qsTr("Copy as text")
                onClicked: pane.viewModel.copyText()
            }

            TextLabel {
                objectName: "sheet.outcome"
                width: parent.width
                wrapMode: Text.Wrap
                visible: text.length > 0
                text: pane.paper.outcome
                Accessible.role: Accessible.AlertMessage
            }
        }
    }

    Component {
        id: saving

        SavePage {
            paper: pane.paper
            onClosed: pane.paper.turn("share")
        }
    }

    Component {
        id: printing

        PrintPage {
            paper: pane.paper
            onClosed: pane.paper.turn("share")
            onSaveChosen: pane.paper.beginSaving()
        }
    }
}
