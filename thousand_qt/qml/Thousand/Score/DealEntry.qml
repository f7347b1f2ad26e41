pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The entry of a deal: who played for what, how it ended, who took what.
Column {
    id: form

    required property var viewModel
    required property string assets

    readonly property bool beside: form.viewModel.contractShown && form.width >= 2 * contract.implicitWidth + Theme.space16

    // The last number was typed and accepted.
    signal finished

    function enter(): void {
        if (declarers.visible)
            declarers.enter();
        else if (contract.visible)
            contract.forceActiveFocus(Qt.TabFocusReason);
        else
            form.next(-1);
    }

    // Go from one player's points to the next one's.
    function next(place: int): void {
        if (place + 1 >= players.count) {
            form.finished();
            return;
        }
        const following = players.itemAt(place + 1) as PlayerEntry;
        following?.take();
    }

    spacing: Theme.space12

    TextLabel {
        objectName: "score.note"
        width: parent.width
        visible: text.length > 0
        text: form.viewModel.note
        wrapMode: Text.Wrap
        color: Theme.amber
    }

    // Who played and for how much stand beside each other where there is room, so that all of the
    // entry is seen at once.
    Flow {
        width: parent.width
        spacing: Theme.space12

        FormField {
            width: form.beside ? parent.width - amount.width - parent.spacing : parent.width
            label: qsTr("Who played")

            ChoiceFlow {
                id: declarers

                objectName: "score.declarer"
                width: parent.width
                height: implicitHeight
                visible: form.viewModel.declarers.length > 0
                label: qsTr("Who played")
                options: form.viewModel.declarers
                value: form.viewModel.declarer
                onChosen: seat => form.viewModel.chooseDeclarer(seat)
            }

            TextLabel {
                objectName: "score.declarerFixed"
                width: parent.width
                visible: text.length > 0
                text: form.viewModel.declarerWords
                wrapMode: Text.Wrap
            }
        }

        FormField {
            id: amount

            width: form.beside ? contract.implicitWidth : parent.width
            visible: form.viewModel.contractShown
            label: qsTr("For how much")

            NumberEntry {
                id: contract

                objectName: "score.contract"
                visible: !form.viewModel.contractFixed
                label: qsTr("For how much")
                number: form.viewModel.contract
                least: form.viewModel.least
                most: form.viewModel.most
                step: form.viewModel.step
                judgedByForm: true
                onChosen: number => form.viewModel.chooseContract(number)
                onAccepted: {
                    if (form.viewModel.contractProblem.length === 0)
                        form.next(-1);
                }
            }

            TextLabel {
                objectName: "score.contractFixed"
                visible: form.viewModel.contractFixed
                text: form.viewModel.contract
                size: Theme.textLarge
                font.weight: Font.DemiBold
                font.features: Theme.tabular
            }
        }
    }

    TextLabel {
        objectName: "score.contractNote"
        width: parent.width
        visible: text.length > 0
        text: form.viewModel.contractProblem || form.viewModel.contractNote
        size: Theme.textSmall
        color: form.viewModel.contractProblem.length > 0 ? Theme.inkProblem : Theme.amber
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }

    FormField {
        width: parent.width
        visible: form.viewModel.endings.length > 0
        label: qsTr("How it ended")

        ChoiceFlow {
            objectName: "score.ending"
            width: parent.width
            height: implicitHeight
            label: qsTr("How it ended")
            options: form.viewModel.endings
            value: form.viewModel.ending
            onChosen: ending => form.viewModel.chooseEnding(ending)
        }
    }

    ToggleRow {
        id: dark

        objectName: "score.dark"
        width: parent.width
        visible: form.viewModel.darkShown
        text: qsTr("Played in the dark")
        checked: form.viewModel.dark
        onToggled: {
            form.viewModel.setDark(dark.checked);
            dark.checked = Qt.binding(() => form.viewModel.dark);
        }
    }

    FormField {
        width: parent.width
        visible: form.viewModel.played
        label: qsTr("Card points and marriages")
        problem: form.viewModel.sumProblem
        help: form.viewModel.sumNote

        Column {
            width: parent.width
            spacing: Theme.space8

            Repeater {
                id: players

                model: form.viewModel.players.length

                PlayerEntry {
                    id: entry

                    required property int index

                    width: parent?.width ?? 0
                    player: form.viewModel.players[entry.index]
                    assets: form.assets
                    onTyped: text => form.viewModel.typePoints(entry.player.seat, text)
                    onMarked: value => form.viewModel.mark(entry.player.seat, value)
                    onNoTrickSet: none => form.viewModel.setNoTrick(entry.player.seat, none)
                    onAccepted: form.next(entry.index)
                }
            }
        }
    }

    FormField {
        width: parent.width
        visible: form.viewModel.nines.length > 0
        label: qsTr("Four nines at the first lead")

        ChoiceFlow {
            objectName: "score.nines"
            width: parent.width
            height: implicitHeight
            label: qsTr("Four nines at the first lead")
            options: form.viewModel.nines
            value: form.viewModel.fourNines
            onChosen: seat => form.viewModel.chooseNines(seat)
        }
    }

    FormField {
        width: parent.width
        visible: form.viewModel.sitter.length > 0
        label: qsTr("The three cards of the prikup, for %1").arg(form.viewModel.sitter)
        help: form.viewModel.prikupWorth || form.viewModel.sitterHelp

        ToggleFlow {
            objectName: "score.prikup"
            width: parent.width
            height: implicitHeight
            columns: 6
            label: qsTr("Prikup")
            assets: form.assets
            marks: form.viewModel.prikup
            onSwitched: value => form.viewModel.markPrikup(value)
        }
    }
}
