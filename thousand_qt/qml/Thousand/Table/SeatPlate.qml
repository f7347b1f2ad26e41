pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// A player: name and score, and below what the evening has brought so far. Whoever is to act has a
// thick amber edge and an arrow. The signs are explained while the mouse or the keyboard rests here.
Rectangle {
    id: plate

    required property var seat
    required property string assets
    // Whether the explanation stands below the plate.
    property bool hintBelow: false
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

    color: Theme.panel
    radius: Theme.radiusLarge
    border.width: plate.seat.toAct ? Theme.focusWidth : Theme.hairline
    border.color: plate.seat.toAct ? Theme.amber : Theme.panelBorder
    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.name: plate.seat.description
    Accessible.focusable: true

    HoverHandler {
        id: hover
    }

    Loader {
        active: hover.hovered || (plate.activeFocus && plate.showsFocus)
        anchors.fill: parent
        sourceComponent: Hint {
            text: plate.seat.facts.join("\n")
            below: plate.hintBelow
            byKeys: !hover.hovered
            visible: true
        }
    }

    FocusRing {
        shown: plate.activeFocus && plate.showsFocus
        radius: plate.radius + gap + border.width
    }

    Row {
        id: nameRow

        anchors.left: parent.left
        anchors.leftMargin: Theme.space12
        anchors.top: parent.top
        anchors.topMargin: Theme.space8
        height: Math.round(Theme.textLarge * 1.4)
        spacing: Theme.space8

        Image {
            anchors.verticalCenter: parent.verticalCenter
            visible: plate.seat.toAct
            source: plate.assets + "/icons/play.svg"
            sourceSize: Qt.size(Theme.textBody, Theme.textBody)
        }

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: plate.width - score.width - 3 * Theme.space12 - (plate.seat.toAct ? Theme.textBody + Theme.space8 : 0)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: plate.seat.name
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(Theme.textSmall * 0.7)
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }

    TextLabel {
        id: score

        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        anchors.verticalCenter: nameRow.verticalCenter
        text: plate.seat.score
        size: Theme.textLarge
        font.weight: Font.DemiBold
        font.features: Theme.tabular
        Accessible.ignored: true
    }

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space8
        height: plate.iconSize
        spacing: Theme.space12

        Fact {
            icon: "tricks"
            text: plate.seat.tricks
        }

        Fact {
            visible: plate.seat.dealer
            icon: "dealer"
        }

        Fact {
            visible: plate.seat.declarer
            icon: "declarer"
        }

        Fact {
            visible: plate.seat.bolts > 0
            icon: "bolt"
            text: plate.seat.bolts
        }

        Fact {
            visible: plate.seat.barrel >= 0
            icon: "barrel"
            text: qsTr("%1 of %2").arg(plate.seat.barrel).arg(plate.seat.attempts)
        }
    }
}
