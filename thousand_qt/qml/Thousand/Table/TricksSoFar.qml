pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// Every trick of this deal, the newest at the bottom, and the other cards that are known.
SidePanel {
    id: panel

    required property var props
    readonly property real numberWidth: Math.round(Theme.textBody * 1.6)
    readonly property real pointsWidth: Math.round(Theme.textBody * 2.6)
    readonly property real cellWidth: Math.floor((panel.width - 2 * Theme.space16 - panel.numberWidth - panel.pointsWidth) / 3)
    readonly property real cardWidth: Math.min(Math.round(52 * Theme.textUnit), panel.cellWidth - Theme.space12)

    function scroll(by: real): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + by));
    }

    title: qsTr("Tricks so far")
    Keys.onUpPressed: panel.scroll(-panel.cardWidth)
    Keys.onDownPressed: panel.scroll(panel.cardWidth)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown;
        if (event.accepted)
            panel.scroll(event.key === Qt.Key_PageUp ? -area.height : area.height);
    }

    component Played: Item {
        id: played

        required property var card
        required property bool led

        width: panel.cellWidth
        height: face.height + player.height

        Image {
            id: face

            anchors.horizontalCenter: parent.horizontalCenter
            width: panel.cardWidth
            height: Math.round(width / Theme.cardRatio)
            source: played.card.picture
            sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
            Accessible.ignored: true

            Rectangle {
                anchors.fill: parent
                radius: width * 0.068
                color: "transparent"
                visible: played.card.winner
                border.width: Theme.focusWidth
                border.color: Theme.amber
            }
        }

        // Who took the trick is told by a tick besides.
        Rectangle {
            visible: played.card.winner
            anchors.right: face.right
            anchors.top: face.top
            anchors.margins: -width / 4
            width: Math.round(Theme.textBody * 1.15)
            height: width
            radius: width / 2
            color: Theme.amber

            Image {
                anchors.centerIn: parent
                source: panel.assets + "/icons/dark/check.svg"
                sourceSize: Qt.size(Math.round(parent.width * 0.75), Math.round(parent.width * 0.75))
            }
        }

        TextLabel {
            id: player

            anchors.top: face.bottom
            x: Theme.space4
            width: parent.width - 2 * Theme.space4
            height: Math.round(Theme.textSmall * 1.9)
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 7
            text: played.card.player
            size: Theme.textSmall
            muted: !played.card.winner
            font.weight: played.card.winner ? Font.DemiBold : Font.Normal
            font.underline: played.led
            Accessible.ignored: true
        }
    }

    TextLabel {
        id: note

        width: parent.width
        wrapMode: Text.Wrap
        visible: text.length > 0
        text: panel.props.note
    }

    Flickable {
        id: area

        anchors.top: note.visible ? note.bottom : parent.top
        anchors.topMargin: note.visible ? Theme.space12 : 0
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: list.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        onContentHeightChanged: area.contentY = Math.max(0, contentHeight - height)
        onHeightChanged: area.contentY = Math.max(0, contentHeight - height)

        Column {
            id: list

            width: parent.width
            topPadding: Theme.space8
            spacing: Theme.space12

            Flow {
                width: parent.width
                spacing: Theme.space12
                visible: panel.props.known.length > 0

                Repeater {
                    model: panel.props.known

                    Column {
                        id: known

                        required property var modelData

                        spacing: Theme.space4
                        Accessible.role: Accessible.Grouping
                        Accessible.name: known.modelData.title + ": " + known.modelData.cards.map(card => card.name).join(", ")

                        TextLabel {
                            text: known.modelData.title
                            size: Theme.textSmall
                            muted: true
                            Accessible.ignored: true
                        }

                        Row {
                            spacing: Theme.space4

                            Repeater {
                                model: known.modelData.cards

                                Image {
                                    required property var modelData

                                    width: Math.round(panel.cardWidth * 0.8)
                                    height: Math.round(width / Theme.cardRatio)
                                    source: modelData.picture
                                    sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }

            Repeater {
                model: panel.props.tricks

                Item {
                    id: trick

                    required property var modelData

                    width: list.width
                    height: plays.height + (declared.visible ? declared.height : 0) + Theme.space8
                    Accessible.role: Accessible.ListItem
                    Accessible.name: trick.modelData.description

                    Rectangle {
                        width: parent.width
                        height: Theme.hairline
                        color: Theme.panelBorder
                    }

                    TextLabel {
                        y: Theme.space8
                        width: panel.numberWidth
                        text: trick.modelData.number + "."
                        font.weight: Font.DemiBold
                        font.features: Theme.tabular
                        Accessible.ignored: true
                    }

                    Row {
                        id: plays

                        x: panel.numberWidth
                        y: Theme.space8

                        Repeater {
                            model: trick.modelData.cards

                            Played {
                                required property int index
                                required property var modelData

                                card: modelData
                                led: index === 0
                            }
                        }
                    }

                    TextLabel {
                        y: Theme.space8
                        anchors.right: parent.right
                        text: trick.modelData.points
                        font.weight: Font.DemiBold
                        font.features: Theme.tabular
                        Accessible.ignored: true
                    }

                    TextLabel {
                        id: declared

                        x: panel.numberWidth
                        anchors.top: plays.bottom
                        width: parent.width - x
                        wrapMode: Text.Wrap
                        visible: text.length > 0
                        text: trick.modelData.declared
                        size: Theme.textSmall
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    ScrollMark {
        anchors.right: area.right
        anchors.rightMargin: -Theme.space12
        area: area
    }
}
