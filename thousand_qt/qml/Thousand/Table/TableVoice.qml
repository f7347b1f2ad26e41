import QtQuick

// What a screen reader hears of the table: each event as it is shown, each question, each refusal.
// Nothing is drawn.
Item {
    id: voice

    required property var teller
    required property string question
    required property string refusal

    onQuestionChanged: if (voice.question.length > 0)
        voice.Accessible.announce(voice.question)
    onRefusalChanged: if (voice.refusal.length > 0)
        voice.Accessible.announce(voice.refusal, Accessible.Assertive)
    objectName: "table.voice"
    Accessible.role: Accessible.StaticText
    Accessible.name: voice.teller.story
    Accessible.ignored: voice.teller.story.length === 0

    Connections {
        target: voice.teller

        function onSaid(sentence: string): void {
            voice.Accessible.announce(sentence);
        }
    }
}
