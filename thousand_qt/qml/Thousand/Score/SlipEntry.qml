import QtQuick
import Thousand.Controls
import Thousand.Theme

// The entry of a slip: what happened and whose it was.
Column {
    id: form

    required property var viewModel

    // The last number was typed and accepted.
    signal finished

    function enter(): void {
        slips.enter();
    }

    spacing: Theme.space12

    FormField {
        width: parent.width

        ChoiceFlow {
            id: slips

            objectName: "score.slip"
            width: parent.width
            height: implicitHeight
            label: qsTr("What happened")
            options: form.viewModel.slips
            value: form.viewModel.slip
            onChosen: slip => form.viewModel.chooseSlip(slip)
        }
    }

    FormField {
        width: parent.width
        visible: form.viewModel.seats.length > 0
        label: qsTr("Whose slip")

        ChoiceFlow {
            objectName: "score.slipSeat"
            width: parent.width
            height: implicitHeight
            label: qsTr("Whose slip")
            options: form.viewModel.seats
            value: form.viewModel.seat
            onChosen: seat => form.viewModel.chooseSeat(seat)
        }
    }

    TextLabel {
        objectName: "score.slipFixed"
        width: parent.width
        visible: text.length > 0
        text: form.viewModel.seatWords
        wrapMode: Text.Wrap
    }

    FormField {
        width: parent.width
        visible: form.viewModel.faults.length > 0
        label: qsTr("What for")

        ChoiceFlow {
            objectName: "score.fault"
            width: parent.width
            height: implicitHeight
            label: qsTr("What for")
            options: form.viewModel.faults
            value: form.viewModel.fault
            onChosen: fault => form.viewModel.chooseFault(fault)
        }
    }

    FormField {
        width: parent.width
        visible: form.viewModel.faults.length > 0
        label: qsTr("Points of the fine")
        problem: form.viewModel.fineProblem

        NumberEntry {
            objectName: "score.fine"
            label: qsTr("Points of the fine")
            number: form.viewModel.fine
            least: 1
            most: form.viewModel.mostFine
            step: 10
            judgedByForm: true
            onChosen: fine => form.viewModel.chooseFine(fine)
            onAccepted: form.finished()
        }
    }

    FormField {
        width: parent.width
        visible: form.viewModel.contractShown
        label: qsTr("It was played for")
        problem: form.viewModel.contractProblem

        NumberEntry {
            objectName: "score.slipContract"
            label: qsTr("It was played for")
            number: form.viewModel.contract
            least: form.viewModel.least
            most: form.viewModel.most
            step: form.viewModel.step
            judgedByForm: true
            onChosen: number => form.viewModel.chooseContract(number)
            onAccepted: form.finished()
        }
    }
}
