pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What does not fit together, and the changes that would solve it, each on a button.
Column {
    id: conflict

    required property var props
    required property string option

    signal solved(option: string, place: string)

    spacing: Theme.space8

    TextLabel {
        width: parent.width
        wrapMode: Text.Wrap
        color: conflict.props.isError ? Theme.inkProblem : Theme.inkMuted
        text: conflict.props.sentence
        Accessible.role: Accessible.AlertMessage
    }

    Flow {
        width: parent.width
        spacing: Theme.space8
        visible: conflict.props.fixes.length > 0

        Repeater {
            model: conflict.props.fixes

            WordButton {
                id: fix

                required property var modelData

                objectName: "ruleFix." + conflict.option + "." + fix.modelData.option
                room: conflict.width
                size: Theme.textBody
                text: qsTr("Solve it: “%1”").arg(fix.modelData.label)
                onClicked: conflict.solved(fix.modelData.option, fix.modelData.place)
            }
        }
    }
}
