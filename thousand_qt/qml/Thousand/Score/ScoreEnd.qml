pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Table
import Thousand.Theme

// Who won, and how everybody ended the match.
Column {
    id: end

    required property var viewModel
    required property string assets

    spacing: Theme.space12

    TextLabel {
        objectName: "score.victory"
        width: parent.width
        text: end.viewModel.endTitle
        size: Theme.textLarge
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: end.viewModel.end.places

        EndColumn {
            required property var modelData

            width: end.width
            height: needed
            props: modelData
            assets: end.assets
        }
    }
}
