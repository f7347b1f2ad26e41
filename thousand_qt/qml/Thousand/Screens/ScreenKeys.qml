pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The keys that work on every screen but the table, whose own page tells more.
FocusScope {
    id: keys

    // What the screen below knows besides, each as its keys and their meaning.
    property var more: []
    // Whether the arrow keys scroll a text instead of walking.
    property bool reading: false
    readonly property var ways: keys.reading ? [["Tab", qsTr("go from one to the next")], ["↑ ↓", qsTr("read on, read back")], ["PgUp, PgDn", qsTr("a page back, a page on")], ["Home, End", qsTr("to the beginning, to the end")]] : [["↑ ↓, Tab", qsTr("go from one to the next")], ["← →", qsTr("choose one of several values")]]
    readonly property var entries: [...keys.ways, [qsTr("Enter, Space"), qsTr("press the button, turn the switch")], ["Esc", qsTr("back")], ...keys.more, ["F1", qsTr("these keys")], ["F11", qsTr("full screen")]]
    readonly property int keyWidth: Math.round(Theme.textBody * 9.4)

    signal closed

    objectName: "keys"
    focus: true
    Keys.onEscapePressed: keys.closed()
    // What lies below hears no key.
    Keys.onPressed: event => event.accepted = true
    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    MouseArea {
        anchors.fill: parent
        onClicked: keys.closed()
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(keys.width - 2 * Theme.space16, Math.round(460 * Theme.textUnit))
        height: list.height + 2 * Theme.space24

        MouseArea {
            anchors.fill: parent
        }

        Column {
            id: list

            anchors.centerIn: parent
            width: parent.width - 2 * Theme.space24
            spacing: Theme.space12

            TextLabel {
                id: title

                text: qsTr("Keys")
                size: Theme.textLarge
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }

            Repeater {
                model: keys.entries.length

                Item {
                    id: entry

                    required property int index

                    width: list.width
                    height: Math.max(names.height, meaning.height)

                    TextLabel {
                        id: names

                        width: keys.keyWidth - Theme.space8
                        wrapMode: Text.Wrap
                        text: keys.entries[entry.index][0]
                        font.weight: Font.DemiBold
                    }

                    TextLabel {
                        id: meaning

                        x: keys.keyWidth
                        width: parent.width - x
                        wrapMode: Text.Wrap
                        text: keys.entries[entry.index][1]
                    }
                }
            }

            PushButton {
                objectName: "keys.close"
                anchors.right: parent.right
                focus: true
                primary: true
                text: qsTr("Close")
                onClicked: keys.closed()
                // It is the only control here.
                Keys.onTabPressed: {}
                Keys.onBacktabPressed: {}
            }
        }
    }
}
