import QtQuick

// A table without a game, for tests of the screens around it.
FocusScope {
    required property var viewModel
    required property var app

    objectName: "table"
    Keys.onEscapePressed: app.leaveTable()
}
