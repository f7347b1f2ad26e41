import Thousand.Screens

// All sheets with real cards: go on with one, rename it, delete it, begin another.
MatchesScreen {
    title: qsTr("Score sheets")
    emptyText: qsTr("No sheet has been begun yet.")
    newText: qsTr("New sheet")
    soughtText: qsTr("Search the sheets")
    alwaysNew: true
    reviews: false
}
