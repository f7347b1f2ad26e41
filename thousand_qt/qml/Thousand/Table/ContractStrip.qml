import QtQuick
import Thousand.Coach
import Thousand.Controls
import Thousand.Theme

// What is bid or played, trump, and how far the declarer is.
Item {
    id: strip

    required property var contract
    required property string assets
    // How likely the contract holds, where that is to be shown.
    required property var odds

    visible: strip.contract.title.length > 0 || strip.contract.banner.length > 0
    implicitHeight: lines.height
    // A title that is too long for one line is written a little smaller.
    readonly property real titleRoom: strip.width - (suit.visible ? suit.width + Theme.space12 : 0)
    readonly property int titleSize: whole.width <= strip.titleRoom ? Theme.textLarge : Math.round(Math.max(Theme.textBody, Theme.textLarge * strip.titleRoom / whole.width - 1))

    TextMetrics {
        id: whole

        text: strip.contract.title
        font.pixelSize: Theme.textLarge
        font.weight: Font.DemiBold
    }

    Column {
        id: lines

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space4

        // What makes this deal another one than usual.
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: strip.contract.banner.length > 0
            width: banner.width + 2 * Theme.space12
            height: banner.height + Theme.space4
            radius: Math.min(height / 2, Theme.radiusLarge)
            color: Theme.well
            border.width: Theme.hairline
            border.color: Theme.amber

            TextLabel {
                id: banner

                objectName: "table.banner"
                anchors.centerIn: parent
                width: Math.min(implicitWidth, strip.width - 2 * Theme.space12)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: strip.contract.banner
                color: Theme.amber
                font.features: Theme.tabular
            }
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: strip.contract.title.length > 0
            spacing: Theme.space12

            TextLabel {
                objectName: "table.contract"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, strip.titleRoom)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                // The last two words stay together where it has to break.
                text: strip.contract.title.replace(/ (?=[^ ]+$)/, "\u00a0")
                size: strip.titleSize
                font.weight: Font.DemiBold
            }

            Image {
                id: suit

                anchors.verticalCenter: parent.verticalCenter
                visible: strip.contract.trumpPicture.length > 0
                source: visible ? strip.assets + "/" + strip.contract.trumpPicture : ""
                sourceSize: Qt.size(Theme.textTitle * 1.4, Theme.textTitle * 1.4)
            }
        }

        TextLabel {
            objectName: "table.calls"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, strip.width)
            visible: strip.contract.calls.length > 0
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: strip.contract.calls
            muted: true
            font.features: Theme.tabular
        }

        // Full: what is taken. Outlined: what is still in play. The post: the contract.
        Item {
            id: bar

            anchors.horizontalCenter: parent.horizontalCenter
            visible: strip.contract.progress >= 0
            width: Math.min(strip.width, Math.round(300 * Theme.unit))
            height: Theme.space12

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: Theme.space8
                radius: height / 2
                color: Theme.well
            }

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * Math.max(0, strip.contract.reach)
                height: Theme.space8
                radius: height / 2
                color: Theme.raised
                border.width: Theme.hairline
                border.color: Theme.panelBorder
            }

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                visible: strip.contract.progress > 0
                width: Math.max(height, parent.width * strip.contract.progress)
                height: Theme.space8
                radius: height / 2
                color: strip.contract.prospect === "lost" ? Theme.inkProblem : Theme.amber
            }

            Rectangle {
                x: Math.round(Math.min(parent.width - width, parent.width * strip.contract.goal - width / 2))
                width: Theme.focusWidth
                height: parent.height
                radius: width / 2
                color: Theme.ink
            }
        }

        OddsBar {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(strip.width, Math.round(300 * Theme.unit))
            visible: strip.odds.shown && bar.visible
            odds: strip.odds
        }

        TextLabel {
            objectName: "table.progress"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, strip.width)
            visible: strip.contract.progress >= 0
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: [strip.contract.taken, strip.contract.needed, strip.contract.trumpWords, ...(strip.odds.shown ? [strip.odds.words] : [])].join(" · ")
            muted: true
            font.features: Theme.tabular
        }
    }
}
