"""Answer whether a given name is a woman's or a man's, where that is common knowledge.

Only to pick a fitting portrait: a name that both bear (Саша, Женя) or that is not listed is not
guessed at.
"""

from typing import Final, Literal

Sex = Literal["female", "male"]

_LATIN: Final = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфыэіїґў", "abvgdeziiklmnoprstufyeiigu", strict=True))
    | {"ё": "yo", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sch"}
    | {"ю": "yu", "я": "ya", "є": "ye", "ъ": "", "ь": ""}
)


def in_latin(name: str) -> str:
    """Write a name as it sounds in small Latin letters, so that Катя and Katya are one."""
    return name.strip().casefold().translate(_LATIN)


def _plain(text: str) -> str:
    """Fold case, and write ё as е, as most people type it."""
    return text.casefold().replace("ё", "е")


def _names(text: str) -> frozenset[str]:
    return frozenset(_plain(text).split())


_FEMALE: Final = _names(
    """
    агата аглая алёна алина алиса алла анастасия ангелина анна аня анюта ася вера вероника вика
    виктория галина галя дарина дарья даша диана ева евгения екатерина елена елизавета жанна зина
    зинаида зоя инна ира ирина катерина катюша катя кира клавдия ксения ксюша лара лариса лена лера
    лидия лиза лида люба любовь люда людмила маргарита марина мария маша мила надежда надя настя
    наталья наташа нина оксана олеся ольга оля полина рая раиса рита роза света светлана соня
    софия софья таисия тамара таня татьяна тоня ульяна фаина эмма юлия юля яна бабушка мама тётя
    agata agnieszka alice alina alyona anastasia angela ania ann anna anne anya asya barbara
    basia carmen daria darya dasha diana dorota elena eleni ella emily emma eva ewa galina galya
    grace halina hanna helen helena ida ilona ines inna ira irena irene irina jane jana joanna
    julia kasia katarzyna kate katerina katharina katia katie katya kira kseniya ksenia laura lara
    larisa lena lily lisa liza lucy lyuba lyuda magda maggie margaret margarita maria marie marina
    marta mary marysia masha mila monika nadia nadya nastya natalia natalie natasha nina oksana
    olga olya patricia polina rita rosa rose sarah sofia sonia sonya sophia sophie sveta svetlana
    tamara tania tanya tatiana tatyana ursula vera veronica victoria vika yulia zina zofia zosia
    zoya
    """
)
_MALE: Final = _names(
    """
    адам алексей алёша андрей антон аркадий артём богдан борис боря вадим валентин ваня василий
    вася виктор виталий витя влад владимир владислав вова володя вячеслав геннадий георгий герман
    глеб григорий гриша данил данила даниил денис дима дмитрий евгений егор ефим захар иван игорь
    илья иосиф кирилл коля константин костя лев леонид лёва лёня лёша макар максим марк матвей
    миша митя михаил никита николай олег павел паша пётр петя роман рома руслан савелий семён
    сергей серёжа слава степан стёпа тарас тимофей толя анатолий фёдор федя юра юрий яков дедушка
    папа дядя
    adam aleksei alexei alyosha andrei andrew andrey andrzej anton arkady artem ben bob bogdan
    boris borya charles christos daniel david denis dima dimitri dmitri dmitry edward egor frank
    gennady george georgios gleb gregory grisha grzegorz hans harry henry igor ilya ivan jack jacek
    jakub james janek jerzy jim joe john jozef kirill kolya konstantin kostya krzysztof leo
    leonid lev lukasz maciej maksim marek mark martin matvei max maxim michael mikhail mike misha
    mitya nick nikita nikolai nikos oleg oliver paul pavel pawel peter petr petya piotr richard
    robert roman ruslan sam semyon serge sergei sergey seryozha stas stefan stepan steve tadeusz
    taras tom tomasz thomas tymofiy vadim valentin vanya vasily vasya victor viktor vitaly
    vladimir vladislav volodya vova walter william wojtek yakov yegor yuri yura
    """
)


def sex_of(name: str) -> Sex | None:
    """Answer for the first word of a name, or `None` when it does not tell."""
    first = next(iter(_plain(name).split()), "").strip(".,!?\"'«»()")
    if first in _FEMALE:
        return "female"
    return "male" if first in _MALE else None
