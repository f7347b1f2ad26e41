import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// The first start: which language, and what the table calls the person.
FocusScope {
    id: welcome

    required property var viewModel
    // The model of the first screen, which knows the faces of the cards.
    required property var home

    function walk(forward: bool): void {
        const here = welcome.Window.activeFocusItem as Item;
        here?.nextItemInFocusChain(forward)?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    focus: true
    Keys.onUpPressed: welcome.walk(false)
    Keys.onDownPressed: welcome.walk(true)
    Keys.onEscapePressed: welcome.viewModel.skip()
    Component.onCompleted: {
        entry.forceActiveFocus(Qt.TabFocusReason);
        entry.selectAll();
    }

    CardFan {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(menu.x / 2 - width / 2 + Theme.space16)
        faces: welcome.home.cardFaces
    }

    ColumnLayout {
        id: menu

        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(parent.width * 0.72 - width / 2)
        width: Math.round(320 * Theme.textUnit)
        spacing: Theme.space4

        TextLabel {
            objectName: "welcome.title"
            Layout.alignment: Qt.AlignHCenter
            text: qsTr("Thousand")
            size: Theme.textHero
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        TextLabel {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space16
            text: qsTr("Welcome to the table.")
            muted: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }

        TextLabel {
            text: qsTr("Language")
            size: Theme.textSmall
            muted: true
        }

        SegmentedChoice {
            objectName: "welcome.language"
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space12
            label: qsTr("Language")
            value: welcome.viewModel.language
            options: welcome.viewModel.languages
            onChosen: value => welcome.viewModel.chooseLanguage(value)
        }

        TextLabel {
            text: qsTr("Your name")
            size: Theme.textSmall
            muted: true
        }

        TextEntry {
            id: entry

            objectName: "welcome.name"
            Layout.fillWidth: true
            label: qsTr("Your name")
            maximumLength: welcome.viewModel.longestName
            text: welcome.viewModel.name
            onTextEdited: welcome.viewModel.rename(text)
            onAccepted: welcome.viewModel.begin()
        }

        TextLabel {
            objectName: "welcome.help"
            Layout.fillWidth: true
            // The buttons stay where they are when a problem comes.
            Layout.preferredHeight: Math.max(implicitHeight, Math.round(Theme.textSmall * 2.7))
            text: welcome.viewModel.problem || qsTr("You can change both in the settings.")
            size: Theme.textSmall
            color: welcome.viewModel.problem.length > 0 ? Theme.inkProblem : Theme.inkMuted
            wrapMode: Text.Wrap
            Accessible.role: welcome.viewModel.problem.length > 0 ? Accessible.AlertMessage : Accessible.StaticText
        }

        PushButton {
            objectName: "welcome.begin"
            Layout.fillWidth: true
            Layout.topMargin: Theme.space12
            enabled: welcome.viewModel.problem.length === 0
            primary: true
            size: Theme.textLarge
            text: qsTr("Continue")
            onClicked: welcome.viewModel.begin()
        }
    }
}
