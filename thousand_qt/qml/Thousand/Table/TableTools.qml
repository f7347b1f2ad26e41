import QtQuick
import Thousand.Theme

// What can be looked at and done at any time.
Row {
    id: tools

    required property var viewModel
    required property string assets

    spacing: Theme.space8

    IconButton {
        objectName: "table.sortHand"
        assets: tools.assets
        symbol: "sort-hand"
        label: qsTr("Sort the hand (F4)")
        enabled: tools.viewModel.arranged
        onClicked: tools.viewModel.hand.sort()
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
        objectName: "table.menu"
        assets: tools.assets
        symbol: "menu"
        label: qsTr("Menu (F10)")
        onClicked: tools.viewModel.openOverlay("menu")
    }
}
