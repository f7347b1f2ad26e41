pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The last trick that was taken, in the order in which it was played.
SidePanel {
    id: last

    required property var props
    readonly property real cardWidth: Math.min(Math.round(104 * Theme.unit), Math.floor((last.width - 2 * Theme.space16 - 2 * Theme.space12) / 3))

    signal allChosen

    title: last.props.heading

    TextLabel {
        id: sentence

        width: parent.width
        wrapMode: Text.Wrap
        text: last.props.title
    }

    Row {
        anchors.top: sentence.bottom
        anchors.topMargin: Theme.space16
        spacing: Theme.space12

        Repeater {
            model: last.props.cards

            Column {
                id: play

                required property var modelData

                spacing: Theme.space8

                Image {
                    width: last.cardWidth
                    height: Math.round(last.cardWidth / Theme.cardRatio)
                    source: play.modelData.picture
                    sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: play.modelData.name

                    Rectangle {
                        anchors.fill: parent
                        radius: width * 0.068
                        color: "transparent"
                        visible: play.modelData.winner
                        border.width: Theme.focusWidth
                        border.color: Theme.amber
                    }

                    // Who took it is told by a tick besides.
                    Rectangle {
                        visible: play.modelData.winner
                        anchors.right: parent.right
                        anchors.top: parent.top
                        anchors.margins: -width / 4
                        width: Math.round(Theme.textBody * 1.4)
                        height: width
                        radius: width / 2
                        color: Theme.amber

                        Image {
                            anchors.centerIn: parent
                            source: last.assets + "/icons/dark/check.svg"
                            sourceSize: Qt.size(Math.round(parent.width * 0.75), Math.round(parent.width * 0.75))
                        }
                    }
                }

                TextLabel {
                    width: last.cardWidth
                    horizontalAlignment: Text.AlignHCenter
                    height: Math.round(Theme.textBody * 2.6)
                    text: play.modelData.player
                    wrapMode: Text.Wrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 8
                    font.weight: play.modelData.winner ? Font.DemiBold : Font.Normal
                }
            }
        }
    }

    PushButton {
        objectName: "table.overlay.allTricks"
        anchors.bottom: parent.bottom
        width: parent.width
        text: qsTr("All tricks of this deal (F2)")
        onClicked: last.allChosen()
    }
}
