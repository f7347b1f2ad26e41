import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// The first screen: the name of the game, and what to do.
FocusScope {
    id: home

    required property var viewModel

    focus: true
    Keys.onUpPressed: home.walk(false)
    Keys.onDownPressed: home.walk(true)
    Keys.onLeftPressed: home.walk(false)
    Keys.onRightPressed: home.walk(true)
    Component.onCompleted: home.focusFirst()
    onActiveFocusChanged: home.holdFocus()

    // A true minus, as wide as the figures.
    function signed(score: int): string {
        return score < 0 ? "−" + -score : score.toString();
    }

    function focusFirst(): void {
        // The view model is gone before the screen when the window closes.
        if (home.viewModel?.ready)
            (home.viewModel.canContinue ? continueButton : playButton).forceActiveFocus(Qt.TabFocusReason);
    }

    // What had the keyboard may be gone, such as the button for a match that proved to be damaged.
    function holdFocus(): void {
        const here = home.Window.activeFocusItem as Item;
        if (home.activeFocus && (here === home || !here?.visible || !here?.enabled))
            home.focusFirst();
    }

    function walk(forward: bool): void {
        const here = home.Window.activeFocusItem as Item;
        here?.nextItemInFocusChain(forward)?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    Connections {
        target: home.viewModel

        function onReadyChanged(): void {
            home.focusFirst();
        }
    }

    component Further: PushButton {
        Layout.fillWidth: true
        leftPadding: Theme.space8
        rightPadding: Theme.space8
        size: Theme.textLarge
    }

    CardFan {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(menu.x / 2 - width / 2 + Theme.space16)
        faces: home.viewModel.cardFaces
        shown: home.viewModel.ready
    }

    ColumnLayout {
        id: menu

        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(parent.width * 0.72 - width / 2)
        width: Math.round(344 * Theme.textUnit)
        visible: home.viewModel.ready
        spacing: Theme.space12

        TextLabel {
            Layout.alignment: Qt.AlignHCenter
            objectName: "home.title"
            text: qsTr("Thousand")
            size: Theme.textHero
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        PushButton {
            id: continueButton

            objectName: "home.continue"
            Layout.fillWidth: true
            Layout.topMargin: Theme.space24
            visible: home.viewModel.canContinue
            onVisibleChanged: home.holdFocus()
            primary: true
            size: Theme.textLarge
            text: qsTr("Continue")
            Accessible.description: scores.text
            onClicked: home.viewModel.continueMatch()
        }

        TextLabel {
            id: scores

            objectName: "home.scores"
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space8
            visible: home.viewModel.canContinue
            muted: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.features: Theme.tabular
            text: qsTr("Deal %1").arg(home.viewModel.deal) + " · " + home.viewModel.scores.map(seat => seat.name + " " + home.signed(seat.score)).join(" · ")
        }

        GridLayout {
            Layout.fillWidth: true
            Layout.topMargin: home.viewModel.canContinue ? 0 : Theme.space24
            columns: home.viewModel.canContinue ? 2 : 1
            columnSpacing: Theme.space12
            rowSpacing: Theme.space12
            uniformCellWidths: true

            PushButton {
                id: playButton

                objectName: "home.play"
                Layout.fillWidth: true
                leftPadding: Theme.space8
                rightPadding: Theme.space8
                primary: !home.viewModel.canContinue
                size: Theme.textLarge
                text: home.viewModel.canContinue ? qsTr("New match") : qsTr("Play")
                onClicked: home.viewModel.play()
            }

            Further {
                objectName: "home.score"
                text: qsTr("Keep score")
                Accessible.description: qsTr("Write the sheet of a match with real cards")
                onClicked: home.viewModel.keepScore()
            }
        }

        GridLayout {
            Layout.fillWidth: true
            columns: 2
            columnSpacing: Theme.space12
            rowSpacing: Theme.space12
            uniformCellWidths: true

            Further {
                objectName: "home.matches"
                text: qsTr("Matches")
                onClicked: home.viewModel.openMatches()
            }

            Further {
                objectName: "home.rules"
                text: qsTr("Rules")
                onClicked: home.viewModel.openRules()
            }

            Further {
                objectName: "home.settings"
                text: qsTr("Settings")
                onClicked: home.viewModel.openSettings()
            }

            Further {
                objectName: "home.quit"
                text: qsTr("Quit")
                onClicked: home.viewModel.quit()
            }
        }
    }
}
