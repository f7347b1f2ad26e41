import QtQuick
import Thousand.Controls
import Thousand.Theme

// What is bid or played, trump, and how far the declarer is.
Item {
    id: strip

    required property var contract
    required property string assets

    visible: strip.contract.title.length > 0
    implicitHeight: lines.height

    Column {
        id: lines

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space4

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space12

            TextLabel {
                objectName: "table.contract"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, strip.width - (suit.visible ? suit.width + Theme.space12 : 0))
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: strip.contract.title
                size: Theme.textLarge
                font.weight: Font.DemiBold
            }

            Image {
                id: suit

                anchors.verticalCenter: parent.verticalCenter
                visible: strip.contract.trump.length > 0
                source: strip.contract.trump.length > 0 ? strip.assets + "/icons/suit-" + strip.contract.trump + ".svg" : ""
                sourceSize: Qt.size(Theme.textTitle, Theme.textTitle)
            }
        }

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: strip.contract.progress >= 0
            width: Math.round(260 * Theme.unit)
            height: Theme.space4
            radius: height / 2
            color: Theme.well

            Rectangle {
                width: Math.max(parent.height, parent.width * Math.max(0, strip.contract.progress))
                height: parent.height
                radius: height / 2
                color: Theme.amber
            }
        }

        TextLabel {
            objectName: "table.progress"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, strip.width)
            visible: strip.contract.progress >= 0
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: [strip.contract.taken, strip.contract.needed, strip.contract.trumpWords].join(" · ")
            muted: true
            font.features: Theme.tabular
        }
    }
}
