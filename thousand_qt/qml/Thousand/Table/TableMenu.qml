import QtQuick
import Thousand.Controls
import Thousand.Theme

// What can be done besides playing.
SidePanel {
    id: menu

    // What can be done about the tempo.
    required property var pace
    // Whether the match is over.
    required property bool over

    signal homeChosen
    signal playOutChosen
    signal settingsChosen
    signal helpChosen
    signal rulesChosen

    title: qsTr("Menu")
    first: resume

    Column {
        width: parent.width
        spacing: Theme.space12

        PushButton {
            id: resume

            objectName: "table.menu.resume"
            focus: true
            width: parent.width
            primary: true
            text: menu.over ? qsTr("Back to the result") : qsTr("Go on playing")
            onClicked: menu.closed()
        }

        PushButton {
            objectName: "table.menu.playOut"
            width: parent.width
            visible: menu.pace.canPlayOut || menu.pace.playingOut
            text: menu.pace.playingOut ? qsTr("Take over again") : qsTr("Play the deal out")
            Accessible.description: why.visible ? why.text : ""
            onClicked: menu.playOutChosen()
        }

        TextLabel {
            id: why

            objectName: "table.menu.playOut.why"
            width: parent.width
            wrapMode: Text.Wrap
            muted: true
            size: Theme.textSmall
            visible: menu.pace.canPlayOut
            text: (menu.pace.decided + " " + qsTr("A computer player plays the rest of your cards in this deal. It sees only what you see.")).trim()
        }

        PushButton {
            objectName: "table.menu.help"
            width: parent.width
            text: qsTr("Keys and signs")
            onClicked: menu.helpChosen()
        }

        PushButton {
            objectName: "table.menu.rules"
            width: parent.width
            text: qsTr("Rules")
            onClicked: menu.rulesChosen()
        }

        PushButton {
            objectName: "table.menu.settings"
            width: parent.width
            text: qsTr("Settings")
            onClicked: menu.settingsChosen()
        }

        PushButton {
            objectName: "table.menu.home"
            width: parent.width
            text: qsTr("Leave the table")
            onClicked: menu.homeChosen()
        }

        TextLabel {
            width: parent.width
            wrapMode: Text.Wrap
            muted: true
            size: Theme.textSmall
            text: menu.over ? qsTr("The match is over. Its result stays under “Matches” on the start page.") : qsTr("The match is kept; you can continue it at any time.")
        }
    }
}
