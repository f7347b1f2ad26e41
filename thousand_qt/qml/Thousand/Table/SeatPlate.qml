pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// A player: portrait, name and score, and below what the evening has brought so far. Whoever is to
// act has a thick amber edge, an arrow and a ring of light. The signs are explained while the mouse
// or the keyboard rests here.
Item {
    id: plate

    required property var seat
    required property string assets
    // Whether the explanation stands below the plate.
    property bool hintBelow: false
    // Whether the portrait is at the right.
    property bool mirrored: false
    property bool showsFocus: false
    readonly property int iconSize: Math.round(Theme.textBody * 1.35)

    component Fact: Row {
        id: fact

        property string icon
        property string text

        spacing: Theme.space4

        Image {
            anchors.verticalCenter: parent.verticalCenter
            source: plate.assets + "/icons/" + fact.icon + ".svg"
            sourceSize: Qt.size(plate.iconSize, plate.iconSize)
        }

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: fact.text.length > 0
            text: fact.text
            size: Theme.textSmall
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }

    opacity: plate.seat.sitsOut ? 0.72 : 1
    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.name: plate.seat.description
    Accessible.focusable: true

    HoverHandler {
        id: hover
    }

    HintSpot {
        text: plate.seat.facts.join("\n")
        below: plate.hintBelow
        hovered: hover.hovered
        walked: plate.activeFocus && plate.showsFocus
    }

    Rectangle {
        id: board

        anchors.fill: parent
        color: plate.seat.toAct ? Theme.raised : Theme.panel
        radius: Theme.radiusLarge
        border.width: plate.seat.toAct ? Theme.focusWidth : Theme.hairline
        border.color: plate.seat.toAct ? Theme.amber : Theme.panelBorder
    }

    FocusRing {
        shown: plate.activeFocus && plate.showsFocus
        radius: board.radius + gap + board.border.width
    }

    Portrait {
        id: portrait

        x: plate.mirrored ? parent.width - width - Theme.space8 : Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        width: plate.height - 2 * Theme.space8
        height: width
        picture: plate.seat.portrait
        words: plate.seat.portraitWords
        lit: plate.seat.toAct
    }

    Item {
        anchors.left: plate.mirrored ? parent.left : portrait.right
        anchors.leftMargin: Theme.space12
        anchors.right: plate.mirrored ? portrait.left : parent.right
        anchors.rightMargin: Theme.space12
        height: parent.height

        Row {
            id: nameRow

            anchors.left: parent.left
            anchors.top: parent.top
            anchors.topMargin: Theme.space8
            height: Math.round(Theme.textLarge * 1.4)
            spacing: Theme.space4

            Image {
                anchors.verticalCenter: parent.verticalCenter
                visible: plate.seat.toAct
                source: plate.assets + "/icons/play.svg"
                sourceSize: Qt.size(Theme.textBody, Theme.textBody)
            }

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: score.x - Theme.space8 - (plate.seat.toAct ? Theme.textBody + Theme.space4 : 0)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: plate.seat.name
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Math.round(Theme.textSmall * 0.6)
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }

        TextLabel {
            id: score

            anchors.right: parent.right
            anchors.verticalCenter: nameRow.verticalCenter
            text: plate.seat.score
            size: Theme.textLarge
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            Accessible.ignored: true
        }

        Row {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space8
            height: plate.iconSize
            spacing: Theme.space12

            Fact {
                visible: !plate.seat.sitsOut
                icon: "tricks"
                text: plate.seat.tricks
            }

            Fact {
                visible: plate.seat.sitsOut
                icon: "pause"
                text: qsTr("sits out")
            }

            Fact {
                visible: plate.seat.declarer
                icon: "declarer"
            }

            Fact {
                visible: plate.seat.dark
                icon: "moon"
            }

            Fact {
                visible: plate.seat.writesNothing
                icon: "not-written"
            }

            Fact {
                visible: plate.seat.bolts > 0
                icon: "bolt"
                text: plate.seat.bolts
            }

            Fact {
                visible: plate.seat.barrel >= 0
                icon: "barrel"
                text: plate.seat.gathered

                Row {
                    anchors.verticalCenter: parent?.verticalCenter
                    spacing: Theme.space4

                    Repeater {
                        model: plate.seat.barrel >= 0 ? plate.seat.attempts : 0

                        Rectangle {
                            required property int index

                            width: Theme.space8
                            height: width
                            radius: width / 2
                            color: index < plate.seat.attempts - plate.seat.barrel ? Theme.amber : "transparent"
                            border.width: Theme.hairline
                            border.color: Theme.amber
                        }
                    }
                }
            }
        }
    }
}
