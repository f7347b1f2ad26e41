import QtQuick
import Thousand.Controls
import Thousand.Table
import Thousand.Theme

// The way through the decisions of a deal: to the first, back, on, to the last.
Row {
    id: bar

    required property var viewModel
    required property string assets
    property alias first: onButton

    spacing: Theme.space8

    IconButton {
        objectName: "review.first"
        assets: bar.assets
        symbol: "skip-to-end"
        rotation: 180
        label: qsTr("To the first decision (Home)")
        enabled: bar.viewModel.step > 0
        onClicked: bar.viewModel.goTo(0)
    }

    IconButton {
        objectName: "review.back"
        assets: bar.assets
        symbol: "chevron-left"
        label: qsTr("One decision back (←)")
        enabled: bar.viewModel.step > 0
        onClicked: bar.viewModel.move(-1)
    }

    // Where one is; a click goes there.
    Item {
        id: track

        width: Math.max(Math.round(90 * Theme.unit), bar.width - 4 * Theme.controlHeight - 4 * bar.spacing)
        height: Theme.controlHeight

        TextLabel {
            objectName: "review.where"
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            text: bar.viewModel.where
            size: Theme.textSmall
            font.features: Theme.tabular
        }

        Rectangle {
            id: groove

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Math.round(parent.height * 0.18)
            width: parent.width
            height: Theme.space8
            radius: height / 2
            color: Theme.well
            border.width: Theme.hairline
            border.color: Theme.panelBorder

            Rectangle {
                width: Math.max(height, parent.width * (bar.viewModel.last > 0 ? bar.viewModel.step / bar.viewModel.last : 1))
                height: parent.height
                radius: height / 2
                color: Theme.amber
            }
        }

        MouseArea {
            objectName: "review.track"
            anchors.fill: parent
            onPositionChanged: mouse => track.pick(mouse.x)
            onPressed: mouse => track.pick(mouse.x)
        }

        function pick(x: real): void {
            bar.viewModel.goTo(Math.round(Math.max(0, Math.min(1, x / track.width)) * bar.viewModel.last));
        }
    }

    IconButton {
        id: onButton

        objectName: "review.on"
        assets: bar.assets
        symbol: "chevron-right"
        label: qsTr("One decision on (→)")
        enabled: bar.viewModel.step < bar.viewModel.last
        onClicked: bar.viewModel.move(1)
    }

    IconButton {
        objectName: "review.last"
        assets: bar.assets
        symbol: "skip-to-end"
        label: qsTr("To the end of the deal (End)")
        enabled: bar.viewModel.step < bar.viewModel.last
        onClicked: bar.viewModel.goTo(bar.viewModel.last)
    }
}
