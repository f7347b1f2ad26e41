pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The rules of this match in short: what is special about them and what counts most; all of them are
// one press away.
SidePanel {
    id: here

    required property var props
    readonly property int stepSize: Math.round(Theme.textBody * 7)

    signal allChosen

    function scroll(by: real): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + by));
    }

    title: qsTr("The rules here")
    Keys.onUpPressed: here.scroll(-here.stepSize)
    Keys.onDownPressed: here.scroll(here.stepSize)

    component Heading: TextLabel {
        width: list.width
        topPadding: Theme.space8
        wrapMode: Text.Wrap
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    component Entries: Column {
        id: entries

        required property var sentences

        width: list.width
        spacing: Theme.space4

        Repeater {
            model: entries.sentences

            Item {
                id: entry

                required property string modelData

                width: entries.width
                height: words.height

                TextLabel {
                    text: "·"
                    Accessible.ignored: true
                }

                TextLabel {
                    id: words

                    x: Theme.space16
                    width: parent.width - x
                    wrapMode: Text.Wrap
                    text: entry.modelData
                }
            }
        }
    }

    Flickable {
        id: area

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: all.top
        anchors.bottomMargin: Theme.space12
        contentHeight: list.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list

            width: parent.width
            spacing: Theme.space4

            TextLabel {
                objectName: "rulesHere.name"
                width: list.width
                wrapMode: Text.Wrap
                text: here.props.name
                font.weight: Font.DemiBold
            }

            TextLabel {
                width: list.width
                wrapMode: Text.Wrap
                muted: true
                text: here.props.line
            }

            Heading {
                objectName: "rulesHere.differences"
                text: here.props.differenceLine
            }

            Entries {
                sentences: here.props.differences
                visible: here.props.differences.length > 0
            }

            Heading {
                text: qsTr("What counts most")
            }

            Entries {
                sentences: here.props.facts
            }
        }
    }

    ScrollMark {
        anchors.right: area.right
        anchors.rightMargin: -Theme.space12
        area: area
    }

    PushButton {
        id: all

        objectName: "table.overlay.allRules"
        anchors.bottom: parent.bottom
        width: parent.width
        text: qsTr("All the rules")
        onClicked: here.allChosen()
    }
}
