pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What was decided here, what it cost, and what each choice would have led to.
Item {
    id: here

    required property var at
    required property string assets

    signal asked

    function scroll(by: real): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + by));
    }

    Flickable {
        id: area

        anchors.fill: parent
        contentHeight: list.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list

            width: parent.width
            spacing: Theme.space8

            TextLabel {
                objectName: "review.said"
                width: parent.width
                wrapMode: Text.Wrap
                text: here.at.said
                size: Theme.textLarge
                font.weight: Font.DemiBold
            }

            Item {
                width: parent.width
                height: verdict.height
                visible: verdict.text.length > 0

                Image {
                    id: sign

                    y: Math.round(Theme.textBody * 0.1)
                    visible: here.at.symbol.length > 0
                    source: visible ? here.assets + "/icons/" + here.at.symbol + ".svg" : ""
                    sourceSize: Qt.size(Math.round(Theme.textBody * 1.2), Math.round(Theme.textBody * 1.2))
                }

                TextLabel {
                    id: verdict

                    objectName: "review.verdict"
                    x: sign.visible ? sign.width + Theme.space8 : 0
                    width: parent.width - x
                    wrapMode: Text.Wrap
                    text: here.at.verdict
                    color: here.at.turned ? Theme.inkProblem : Theme.ink
                    font.features: Theme.tabular
                }
            }

            TextLabel {
                objectName: "review.known"
                width: parent.width
                wrapMode: Text.Wrap
                visible: text.length > 0
                text: here.at.known
                muted: true
                font.features: Theme.tabular
            }

            PushButton {
                objectName: "review.ask"
                visible: here.at.canAsk
                leftPadding: Theme.space12
                rightPadding: Theme.space12
                text: qsTr("What could be known?")
                Accessible.description: qsTr("The coach weighs this decision by the cards that this player saw.")
                onClicked: here.asked()
            }

            TextLabel {
                width: parent.width
                topPadding: Theme.space8
                wrapMode: Text.Wrap
                visible: here.at.choices.length > 0
                text: here.at.heading
                size: Theme.textSmall
                muted: true
            }

            Repeater {
                model: here.at.choices

                Item {
                    id: choice

                    required property int index
                    required property var modelData

                    objectName: "review.choice." + choice.index
                    width: list.width
                    height: Math.max(name.height, points.height) + Theme.space8 + Theme.space4
                    Accessible.role: Accessible.ListItem
                    Accessible.name: choice.modelData.description

                    Image {
                        id: tick

                        width: Math.round(Theme.textBody * 1.2)
                        height: width
                        anchors.verticalCenter: name.verticalCenter
                        visible: choice.modelData.best || choice.modelData.chosen
                        source: here.assets + "/icons/" + (choice.modelData.best ? "check" : "play") + ".svg"
                        sourceSize: Qt.size(width, width)
                    }

                    TextLabel {
                        id: name

                        x: tick.width + Theme.space8
                        width: points.x - x - Theme.space8
                        wrapMode: Text.Wrap
                        text: choice.modelData.name
                        font.weight: choice.modelData.chosen ? Font.DemiBold : Font.Normal
                        Accessible.ignored: true
                    }

                    TextLabel {
                        id: points

                        anchors.right: parent.right
                        text: choice.modelData.points
                        font.weight: choice.modelData.best ? Font.DemiBold : Font.Normal
                        font.features: Theme.tabular
                        Accessible.ignored: true
                    }

                    // The post is the contract.
                    Rectangle {
                        id: groove

                        visible: choice.modelData.share >= 0
                        x: name.x
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.space4
                        width: parent.width - x
                        height: Theme.space4
                        radius: height / 2
                        color: Theme.well

                        Rectangle {
                            width: Math.max(height, parent.width * choice.modelData.share)
                            height: parent.height
                            radius: height / 2
                            color: choice.modelData.made ? Theme.amber : Theme.inkProblem
                        }

                        Rectangle {
                            visible: here.at.goal > 0
                            x: Math.round(parent.width * here.at.goal - width / 2)
                            y: -Theme.hairline
                            width: Theme.focusWidth
                            height: parent.height + 2 * Theme.hairline
                            color: Theme.ink
                        }
                    }
                }
            }
        }
    }

    ScrollMark {
        anchors.right: area.right
        anchors.rightMargin: -Theme.space12
        area: area
    }
}
