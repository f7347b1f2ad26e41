pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Screens
import Thousand.Theme

// The one window. Screens are loaded when they are first opened; the table stays loaded under the
// settings, so that the game goes on where it was.
Window {
    id: root

    required property var app
    required property url tableScreen
    readonly property bool atTable: root.app.screen === "table"

    function openScreen(): void {
        switch (root.app.screen) {
        case "table":
            if (!tableLoader.item)
                tableLoader.setSource(root.tableScreen, {
                    viewModel: root.app.table,
                    app: root.app
                });
            screenLoader.source = "";
            break;
        case "welcome":
            screenLoader.setSource("Thousand/Screens/WelcomeScreen.qml", {
                viewModel: root.app.welcome,
                home: root.app.home
            });
            break;
        case "rules":
            screenLoader.setSource("Thousand/Screens/RulesScreen.qml", {
                viewModel: root.app.rules
            });
            break;
        case "review":
            screenLoader.setSource("Thousand/Coach/DealReviewScreen.qml", {
                viewModel: root.app.review
            });
            break;
        case "settings":
            screenLoader.setSource("Thousand/Screens/SettingsScreen.qml", {
                viewModel: root.app.settings
            });
            break;
        case "matches":
            tableLoader.source = "";
            screenLoader.setSource("Thousand/Screens/MatchesScreen.qml", {
                viewModel: root.app.matches
            });
            break;
        case "newMatch":
            tableLoader.source = "";
            screenLoader.setSource("Thousand/Screens/NewMatchScreen.qml", {
                viewModel: root.app.newMatch
            });
            break;
        case "sheets":
            tableLoader.source = "";
            screenLoader.setSource("Thousand/Score/ScoreSheetsScreen.qml", {
                viewModel: root.app.scoreDesk.sheets
            });
            break;
        case "sheetSetup":
            screenLoader.setSource("Thousand/Score/ScoreSetupScreen.qml", {
                viewModel: root.app.scoreDesk.setup
            });
            break;
        case "sheetPage":
            screenLoader.setSource("Thousand/Score/ScorePageScreen.qml", {
                viewModel: root.app.scoreDesk.page,
                app: root.app
            });
            break;
        case "rulesChoice":
            screenLoader.setSource("Thousand/Rules/RulesChoiceScreen.qml", {
                viewModel: root.app.rulesDesk.choice,
                share: root.app.rulesDesk.share
            });
            break;
        case "rulesEditor":
            screenLoader.setSource("Thousand/Rules/RulesEditorScreen.qml", {
                viewModel: root.app.rulesDesk.editor,
                share: root.app.rulesDesk.share
            });
            break;
        default:
            tableLoader.source = "";
            screenLoader.setSource("Thousand/Screens/HomeScreen.qml", {
                viewModel: root.app.home
            });
        }
        const loader = problemLoader.active ? problemLoader : root.atTable ? tableLoader : screenLoader;
        loader.forceActiveFocus(Qt.OtherFocusReason);
        if (Motion.fade > 0)
            appear.restart();
    }

    function showKeys(shown: bool): void {
        keysLoader.active = shown;
        (shown ? keysLoader : screenLoader).forceActiveFocus(Qt.TabFocusReason);
    }

    function showProblem(): void {
        const shown = root.app.problem.shown;
        if (shown)
            keysLoader.active = false;
        problemLoader.active = shown;
        (shown ? problemLoader : root.atTable ? tableLoader : screenLoader).forceActiveFocus(Qt.TabFocusReason);
    }

    title: qsTr("Thousand")
    color: Theme.felt
    Component.onCompleted: root.openScreen()
    onClosing: root.app.beginClosing()

    Binding {
        target: Theme
        property: "windowWidth"
        value: root.width
    }

    Binding {
        target: Theme
        property: "windowHeight"
        value: root.height
    }

    Binding {
        target: Theme
        property: "textScale"
        value: root.app.textScale
    }

    Binding {
        target: Theme
        property: "feltName"
        value: root.app.felt
    }

    Binding {
        target: Motion
        property: "speedFactor"
        value: root.app.speedFactor
    }

    Binding {
        target: Motion
        property: "trickFactor"
        value: root.app.trickFactor
    }

    Binding {
        target: Motion
        property: "hurried"
        value: root.app.table?.pace?.hurrying ?? false
    }

    Binding {
        target: Motion
        property: "reducedMotion"
        value: root.app.reducedMotion
    }

    Connections {
        target: root.app

        function onScreenChanged(): void {
            keysLoader.active = false;
            Pointing.rest();
            root.openScreen();
        }
    }

    Connections {
        target: root.app.problem

        function onShownChanged(): void {
            root.showProblem();
        }
    }

    Shortcut {
        sequence: "F11"
        onActivated: root.app.toggleFullScreen()
    }

    // The table shows its own keys.
    Shortcut {
        sequence: "F1"
        enabled: !root.atTable && !problemLoader.active
        onActivated: root.showKeys(!keysLoader.active)
    }

    FeltBackground {
        objectName: "cloth"
        anchors.fill: parent
    }

    Item {
        id: stage

        anchors.fill: parent
        enabled: !problemLoader.active

        NumberAnimation {
            id: appear

            target: stage
            property: "opacity"
            from: 0
            to: 1
            duration: Motion.fade
        }

        Loader {
            id: tableLoader

            anchors.fill: parent
            visible: root.atTable
            focus: root.atTable
        }

        // A notice moves these screens down; at the table it lies over the cloth.
        Loader {
            id: screenLoader

            anchors.fill: parent
            anchors.topMargin: notice.visible ? notice.y + notice.height : 0
            visible: !root.atTable
            focus: !root.atTable
        }
    }

    Loader {
        id: keysLoader

        anchors.fill: parent
        active: false
        sourceComponent: ScreenKeys {
            more: {
                switch (root.app.screen) {
                case "matches":
                    return [["F2", qsTr("rename the match")], [qsTr("Delete"), qsTr("delete the match")], ...(root.app.matches?.searchable ? [["Ctrl+F", qsTr("search the matches")]] : [])];
                case "sheets":
                    return [["F2", qsTr("rename the sheet")], [qsTr("Delete"), qsTr("delete the sheet")], ...(root.app.scoreDesk?.sheets.searchable ? [["Ctrl+F", qsTr("search the sheets")]] : [])];
                case "sheetPage":
                    return [["Ctrl+Enter", qsTr("write the entry down")], ["Ctrl+Z, Ctrl+Y", qsTr("take the last step back, do it again")], [qsTr("Enter, Delete"), qsTr("on the sheet: correct the row, take it out")]];
                case "rulesChoice":
                    return [["F2", qsTr("rename your own rules")], [qsTr("Delete"), qsTr("delete your own rules")]];
                case "review":
                    return [["← →", qsTr("one decision back, one on")], ["Home, End", qsTr("to the first decision, to the end of the deal")], ["PgUp, PgDn", qsTr("the deal before, the deal after")]];
                case "rulesEditor":
                    return [["→", qsTr("from a group to its options")], ["PgUp, PgDn", qsTr("make a number greater or smaller")]];
                default:
                    return [];
                }
            }
            reading: root.app.screen === "rules"
            onClosed: root.showKeys(false)
        }
    }

    NoticeBar {
        id: notice

        objectName: "notice"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: Theme.space16
        enabled: !problemLoader.active
        room: root.width - 2 * Theme.space16
        text: root.app.notice
        onDismissed: root.app.dismissNotice()
    }

    Loader {
        id: problemLoader

        anchors.fill: parent
        active: false
        sourceComponent: ProblemPanel {
            viewModel: root.app.problem
        }
    }

    // Above everything, the hints too, which lie in a layer of their own; it takes no press away.
    Item {
        anchors.fill: parent
        z: 2000000

        PointHandler {
            id: pressing

            acceptedButtons: Qt.AllButtons
            onActiveChanged: {
                Pointing.rest();
                if (pressing.active)
                    Pointing.pressed();
            }
            onPointChanged: if (pressing.active)
                Pointing.at = pressing.point.scenePosition
        }
    }

    HoverHandler {
        id: hovering

        onPointChanged: if (!pressing.active)
            Pointing.hover(hovering.point.scenePosition)
    }
}
