pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Sheet
import Thousand.Theme

// The score sheet: the paper itself, the chart of the scores, the meaning of the signs; saved as PDF
// or printed.
SidePanel {
    id: panel

    required property var props
    required property var paper
    readonly property string page: panel.paper.page
    property Item led: null
    readonly property bool writing: panel.page === "save" || panel.page === "print"
    // The number of the chosen deal, 0 where none can be looked back at.
    readonly property int deal: {
        const chosen = (sheetPage.item as SheetTable)?.chosen ?? -1;
        return chosen >= 0 && chosen < panel.props.rows.length ? Math.max(0, panel.props.rows[chosen].number) : 0;
    }

    signal reviewChosen(deal: int)

    function giveBack(): void {
        panel.led?.forceActiveFocus(Qt.TabFocusReason);
    }

    function moved(event: KeyEvent): void {
        const table = sheetPage.item as SheetTable;
        const signs = sheetPage.item as SheetSigns;
        event.accepted = table !== null || signs !== null;
        switch (event.key) {
        case Qt.Key_Up:
        case Qt.Key_Down:
            table?.step(event.key === Qt.Key_Up ? -1 : 1);
            signs?.scroll((event.key === Qt.Key_Up ? -1 : 1) * Theme.controlHeight);
            break;
        case Qt.Key_PageUp:
        case Qt.Key_PageDown:
            table?.page(event.key === Qt.Key_PageUp ? -1 : 1);
            signs?.scroll((event.key === Qt.Key_PageUp ? -1 : 1) * sheetPage.height);
            break;
        case Qt.Key_Home:
            table?.choose(0);
            break;
        case Qt.Key_End:
            table?.choose(panel.props.rows.length - 1);
            break;
        default:
            event.accepted = false;
        }
    }

    title: qsTr("Score sheet")
    Component.onCompleted: panel.paper.turn("table")
    Keys.onPressed: event => panel.moved(event)
    // The button that led to a page takes the keyboard back from it.
    onWritingChanged: {
        if (!panel.writing)
            panel.giveBack();
    }
    onPageChanged: {
        if (panel.page === "save" || panel.page === "print")
            panel.led = panel.page === "save" ? saveButton : printButton;
    }

    SegmentedChoice {
        id: tabs

        objectName: "sheet.page"
        tabs: true
        width: parent.width
        visible: panel.props.rows.length > 0
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
            }
        ]
        value: panel.page
        onChosen: value => panel.paper.turn(value)
    }

    Loader {
        id: sheetPage

        anchors.top: tabs.visible ? tabs.bottom : parent.top
        anchors.topMargin: tabs.visible ? Theme.space8 : 0
        anchors.bottom: actions.visible ? actions.top : parent.bottom
        anchors.bottomMargin: actions.visible ? Theme.space8 : 0
        width: parent.width
        sourceComponent: {
            switch (panel.page) {
            case "chart":
                return chart;
            case "signs":
                return signs;
            case "save":
                return saving;
            case "print":
                return printing;
            default:
                return table;
            }
        }
        // The person came here by a button that is gone now.
        onLoaded: if (panel.writing)
            (sheetPage.item as FocusScope)?.forceActiveFocus(Qt.TabFocusReason)
    }

    Flow {
        id: actions

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.space8
        visible: panel.props.rows.length > 0 && !panel.writing

        PushButton {
            objectName: "sheet.review"
            leftPadding: Theme.space16
            rightPadding: Theme.space16
            visible: panel.deal > 0
            text: qsTr("Review deal %1").arg(panel.deal)
            onClicked: panel.reviewChosen(panel.deal)
        }

        PushButton {
            id: saveButton

            objectName: "sheet.save"
            leftPadding: Theme.space16
            rightPadding: Theme.space16
            text: qsTr("Save as PDF…")
            onClicked: panel.paper.beginSaving()
        }

        PushButton {
            id: printButton

            objectName: "sheet.print"
            leftPadding: Theme.space16
            rightPadding: Theme.space16
            text: qsTr("Print…")
            onClicked: panel.paper.beginPrinting()
        }
    }

    Component {
        id: table

        SheetTable {
            props: panel.props
            assets: panel.assets
        }
    }

    Component {
        id: chart

        ScoreChart {
            props: panel.props.chart
        }
    }

    Component {
        id: signs

        SheetSigns {
            props: panel.props
            assets: panel.assets
        }
    }

    Component {
        id: saving

        SavePage {
            paper: panel.paper
            onClosed: panel.paper.turn("table")
        }
    }

    Component {
        id: printing

        PrintPage {
            paper: panel.paper
            onClosed: panel.paper.turn("table")
            onSaveChosen: panel.paper.beginSaving()
        }
    }
}
