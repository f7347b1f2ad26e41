pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// On which printer the sheet is printed. Without one the PDF file is offered.
FocusScope {
    id: page

    required property var paper
    readonly property bool hasPrinter: page.paper.printers.length > 0

    signal closed
    signal saveChosen

    objectName: "sheet.printPage"
    Keys.onEscapePressed: page.closed()

    Flickable {
        anchors.fill: parent
        contentHeight: column.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column

            width: parent.width
            spacing: Theme.space12

            TextLabel {
                objectName: "sheet.printers"
                width: parent.width
                wrapMode: Text.Wrap
                text: page.hasPrinter ? qsTr("Choose a printer; one copy is printed.") : qsTr("No printer was found. Connect one and try again, or save the sheet as a PDF file and print that elsewhere.")
            }

            Repeater {
                model: page.paper.printers

                PushButton {
                    id: printer

                    required property int index
                    required property string modelData

                    objectName: "sheet.printer." + printer.index
                    width: column.width
                    focus: printer.index === 0
                    primary: printer.modelData === page.paper.standardPrinter
                    text: printer.modelData
                    Accessible.name: qsTr("Print on %1").arg(printer.modelData)
                    onClicked: page.paper.print(printer.modelData)
                }
            }

            Flow {
                width: parent.width
                spacing: Theme.space8

                PushButton {
                    objectName: "sheet.printAsFile"
                    focus: !page.hasPrinter
                    visible: !page.hasPrinter
                    primary: true
                    text: qsTr("Save as PDF…")
                    onClicked: page.saveChosen()
                }

                PushButton {
                    objectName: "sheet.printBack"
                    text: qsTr("Back to the sheet")
                    onClicked: page.closed()
                }
            }

            TextLabel {
                objectName: "sheet.outcome"
                width: parent.width
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                visible: text.length > 0
                text: page.paper.outcome
                color: page.paper.failed ? Theme.inkProblem : Theme.ink
                Accessible.role: Accessible.AlertMessage
            }
        }
    }
}
