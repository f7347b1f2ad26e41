import QtQuick
import Thousand.Controls
import Thousand.Theme

// What can be looked at and done at any time.
Grid {
    id: tools

    required property var viewModel
    required property string assets
    // How high the cards beside it are.
    required property real beside

    // Three rows where they are no higher than the hand beside them.
    columns: 3 * Theme.controlHeight + 2 * tools.spacing <= tools.beside + Theme.space12 ? 3 : 5
    spacing: Theme.space8

    // The key of Z under Cyrillic and Greek letters too.
    Shortcut {
        sequences: [StandardKey.Undo, "Ctrl+Я", "Ctrl+Ζ"]
        enabled: tools.visible && tools.enabled
        autoRepeat: false
        onActivated: tools.viewModel.stepsBack.take()
        onActivatedAmbiguously: tools.viewModel.stepsBack.take()
    }

    IconButton {
        id: takeBack

        objectName: "table.takeBack"
        assets: tools.assets
        symbol: "undo"
        label: tools.viewModel.undo.possible ? qsTr("Take back (Ctrl+Z)") : qsTr("Take back (Ctrl+Z)") + "\n" + tools.viewModel.undo.why
        visible: tools.viewModel.undo.shown
        dim: !tools.viewModel.undo.possible
        onClicked: tools.viewModel.stepsBack.take()

        // Beside the summary of a deal there is no panel to say it in.
        Hint {
            text: tools.viewModel.refusal
            delay: 0
            visible: tools.viewModel.refusal.length > 0 && tools.viewModel.summary.shown && !takeBack.explained
        }
    }

    IconButton {
        objectName: "table.sortHand"
        assets: tools.assets
        symbol: "sort-hand"
        label: qsTr("Sort the hand (F4)")
        enabled: tools.viewModel.arranged
        onClicked: tools.viewModel.hand.sort()
    }

    IconButton {
        objectName: "table.hurry"
        assets: tools.assets
        symbol: tools.viewModel.pace.hurrying ? "pause" : "fast-forward"
        label: tools.viewModel.pace.hurrying ? qsTr("Stop (F5)") : qsTr("Fast-forward to my next decision (F5)")
        enabled: tools.viewModel.pace.canHurry
        on: tools.viewModel.pace.hurrying
        onClicked: tools.viewModel.tempo.hurry()
    }

    IconButton {
        objectName: "table.hint"
        assets: tools.assets
        symbol: "hint"
        label: qsTr("Hint (F7 or H)")
        visible: tools.viewModel.coach.available
        on: tools.viewModel.overlay === "hint"
        onClicked: tools.viewModel.openOverlay("hint")
    }

    IconButton {
        objectName: "table.help"
        assets: tools.assets
        symbol: "help"
        label: qsTr("Keys and signs (F1)")
        onClicked: tools.viewModel.openOverlay("help")
    }

    IconButton {
        objectName: "table.lastTrick"
        assets: tools.assets
        symbol: "tricks"
        label: qsTr("Last trick (F2)")
        onClicked: tools.viewModel.openOverlay("lastTrick")
    }

    IconButton {
        objectName: "table.sheet"
        assets: tools.assets
        symbol: "score-sheet"
        label: qsTr("Score sheet (F3)")
        onClicked: tools.viewModel.openOverlay("sheet")
    }

    IconButton {
        objectName: "table.rules"
        assets: tools.assets
        symbol: "rules"
        label: qsTr("The rules here (F6)")
        onClicked: tools.viewModel.openOverlay("rules")
    }

    IconButton {
        objectName: "table.menu"
        assets: tools.assets
        symbol: "menu"
        label: qsTr("Menu (F10)")
        onClicked: tools.viewModel.openOverlay("menu")
    }
}
