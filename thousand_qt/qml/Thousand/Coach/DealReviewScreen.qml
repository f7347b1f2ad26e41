pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Table
import Thousand.Theme

// A deal that was played, step by step with all cards open: what each decision cost, and what the
// cards allowed.
FocusScope {
    id: screen

    required property var viewModel
    readonly property string assets: screen.viewModel.assets
    readonly property real sideWidth: Math.min(Math.round(350 * Theme.textUnit), Math.round(screen.width * 0.42))
    readonly property bool listing: screen.viewModel.page === "all"

    function pressedKey(event: KeyEvent): void {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Escape:
            screen.viewModel.close();
            break;
        case Qt.Key_Left:
            screen.viewModel.move(-1);
            break;
        case Qt.Key_Right:
            screen.viewModel.move(1);
            break;
        case Qt.Key_Home:
            screen.viewModel.goTo(0);
            break;
        case Qt.Key_End:
            screen.viewModel.goTo(screen.viewModel.last);
            break;
        case Qt.Key_PageUp:
            screen.viewModel.changeDeal(-1);
            break;
        case Qt.Key_PageDown:
            screen.viewModel.changeDeal(1);
            break;
        case Qt.Key_Up:
        case Qt.Key_Down:
            (sidePage.item as ReviewChoices)?.scroll((event.key === Qt.Key_Up ? -1 : 1) * Theme.controlHeight);
            break;
        default:
            event.accepted = false;
        }
    }

    focus: true
    objectName: "review"
    Accessible.role: Accessible.Pane
    Accessible.name: screen.viewModel.title
    Keys.onPressed: event => screen.pressedKey(event)
    Component.onCompleted: screen.give()
    onActiveFocusChanged: {
        if (screen.Window.activeFocusItem === screen)
            screen.give();
    }

    // Bring the keyboard to where one walks through the deal, if there is one.
    function give(): void {
        (steps.visible ? steps.first : backButton).forceActiveFocus(Qt.OtherFocusReason);
    }

    Connections {
        target: screen.viewModel

        // A button that can go no further loses the keyboard.
        function onStepChanged(): void {
            if (!steps.first.enabled && steps.first.focus)
                screen.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    Item {
        id: head

        readonly property real margin: Theme.space16

        x: head.margin
        y: Theme.space12
        width: screen.width - 2 * head.margin
        height: Math.max(titles.height, Theme.controlHeight)

        Column {
            id: titles

            anchors.verticalCenter: parent.verticalCenter
            width: deals.x - Theme.space16
            spacing: 0

            TextLabel {
                objectName: "review.title"
                width: parent.width
                wrapMode: Text.Wrap
                text: screen.viewModel.title
                size: Theme.textLarge
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }

            Row {
                spacing: Theme.space8

                Image {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: screen.viewModel.board.trumpPicture.length > 0
                    source: visible ? screen.assets + "/" + screen.viewModel.board.trumpPicture : ""
                    sourceSize: Qt.size(Math.round(Theme.textBody * 1.4), Math.round(Theme.textBody * 1.4))
                }

                TextLabel {
                    objectName: "review.contract"
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, titles.width - Math.round(Theme.textBody * 1.4) - Theme.space8)
                    wrapMode: Text.Wrap
                    visible: text.length > 0
                    text: screen.viewModel.board.contract
                    muted: true
                    font.features: Theme.tabular
                }
            }
        }

        Row {
            id: deals

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space8

            IconButton {
                objectName: "review.dealBefore"
                visible: screen.viewModel.deals > 1
                assets: screen.assets
                symbol: "chevron-left"
                label: qsTr("The deal before (PgUp)")
                enabled: screen.viewModel.hasDealBefore
                onClicked: screen.viewModel.changeDeal(-1)
            }

            TextLabel {
                objectName: "review.deal"
                anchors.verticalCenter: parent.verticalCenter
                visible: screen.viewModel.deals > 1
                text: screen.viewModel.deal
                font.features: Theme.tabular
            }

            IconButton {
                objectName: "review.dealAfter"
                visible: screen.viewModel.deals > 1
                assets: screen.assets
                symbol: "chevron-right"
                label: qsTr("The deal after (PgDn)")
                enabled: screen.viewModel.hasDealAfter
                onClicked: screen.viewModel.changeDeal(1)
            }

            PushButton {
                id: backButton

                objectName: "review.close"
                leftPadding: Theme.space16
                rightPadding: Theme.space16
                text: qsTr("Back")
                onClicked: screen.viewModel.close()
            }
        }
    }

    TextLabel {
        objectName: "review.problem"
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.space32
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        visible: text.length > 0
        text: screen.viewModel.problem
        size: Theme.textLarge
        Accessible.role: Accessible.AlertMessage
    }

    ReviewBoard {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.right: side.left
        anchors.rightMargin: Theme.space16
        anchors.top: head.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: steps.top
        anchors.bottomMargin: Theme.space8
        visible: screen.viewModel.last > 0
        props: screen.viewModel.board
        assets: screen.assets
    }

    ReviewSteps {
        id: steps

        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.right: side.left
        anchors.rightMargin: Theme.space16
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        visible: screen.viewModel.last > 0
        viewModel: screen.viewModel
        assets: screen.assets
    }

    Panel {
        id: side

        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        anchors.top: head.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        width: screen.sideWidth
        visible: screen.viewModel.last > 0

        SegmentedChoice {
            id: tabs

            objectName: "review.page"
            x: Theme.space16
            y: Theme.space8
            width: parent.width - 2 * Theme.space16
            tabs: true
            label: qsTr("Show")
            options: [
                {
                    "value": "here",
                    "label": qsTr("Decision")
                },
                {
                    "value": "all",
                    "label": qsTr("List")
                }
            ]
            value: screen.viewModel.page
            onChosen: value => screen.viewModel.turn(value)
        }

        Loader {
            id: sidePage

            x: Theme.space16
            anchors.top: tabs.bottom
            anchors.topMargin: Theme.space12
            anchors.bottom: playOn.visible ? playOn.top : working.visible ? working.top : parent.bottom
            anchors.bottomMargin: Theme.space12
            width: parent.width - 2 * Theme.space16
            sourceComponent: screen.listing ? listPage : herePage
        }

        PushButton {
            id: playOn

            objectName: "review.playOn"
            x: Theme.space16
            anchors.bottom: working.visible ? working.top : parent.bottom
            anchors.bottomMargin: Theme.space12
            width: parent.width - 2 * Theme.space16
            leftPadding: Theme.space8
            rightPadding: Theme.space8
            visible: !screen.listing && screen.viewModel.step < screen.viewModel.last
            text: qsTr("Play on from here")
            Accessible.description: qsTr("A copy of the match is played on; the match itself stays as it is.")
            onClicked: screen.viewModel.playOn()
        }

        TextLabel {
            id: working

            objectName: "review.working"
            x: Theme.space16
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space12
            width: parent.width - 2 * Theme.space16
            wrapMode: Text.Wrap
            visible: text.length > 0
            text: screen.viewModel.working
            size: Theme.textSmall
            muted: true
        }
    }

    Component {
        id: herePage

        ReviewChoices {
            at: screen.viewModel.at
            assets: screen.assets
            onAsked: screen.viewModel.askThen()
        }
    }

    Component {
        id: listPage

        ReviewDecisions {
            viewModel: screen.viewModel
            assets: screen.assets
        }
    }
}
