pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Theme

// A few cards as a hand would hold them; an ornament, so no reader speaks of it.
Item {
    id: fan

    property var pictures: []
    readonly property int cardWidth: Math.round(190 * Theme.unit)
    readonly property int cardHeight: Math.round(cardWidth / Theme.cardRatio)
    readonly property real spread: 13

    implicitWidth: Math.round(cardWidth * 2.5)
    implicitHeight: Math.round(cardHeight * 1.25)
    Accessible.ignored: true

    Repeater {
        model: fan.pictures.length

        Image {
            required property int index
            readonly property real place: index - (fan.pictures.length - 1) / 2

            x: (fan.width - width) / 2 + place * fan.cardWidth * 0.34
            y: (fan.height - height) / 2 + place * place * fan.cardHeight * 0.035
            width: fan.cardWidth
            height: fan.cardHeight
            sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
            source: fan.pictures[index]
            asynchronous: true
            antialiasing: true
            smooth: true
            rotation: place * fan.spread
            transformOrigin: Item.Bottom
        }
    }
}
