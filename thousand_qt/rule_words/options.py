"""The words of all options, put together: labels, helps, values, and how one rule set differs."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.rules import OPTIONS, MarriageValues, Option, OptionType, Rules, Value, differences
from thousand_qt.rule_words import auction, barrel, marriages, scoring, special, table_and_deal
from thousand_qt.rule_words.texts import OptionWords, Translate, filled

_MODULES = (table_and_deal, auction, marriages, scoring, barrel, special)
_MINUS = "\N{MINUS SIGN}"


class Difference(NamedTuple):
    """One option that has another value than in the rules it is compared with."""

    option: str
    sentence: str


class Words:
    """The words of every option in one language."""

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self._options: dict[str, OptionWords] = {}
        for module in _MODULES:
            self._options.update(module.words(translate))

    def __getitem__(self, option: str) -> OptionWords:
        return self._options[option]

    def label(self, option: str) -> str:
        """Return the name of an option."""
        return self._options[option].label

    def value(self, option: Option, value: Value) -> str:
        """Return a value in words."""
        named = self._options[option.id].values
        if isinstance(value, MarriageValues):
            return f"♠{value.spades} ♣{value.clubs} ♦{value.diamonds} ♥{value.hearts}"
        # Without the test `False` would find the name of nought.
        if option.type is not OptionType.BOOL and value in named:
            return named[value]
        if isinstance(value, bool):
            yes = self.translate("RuleWords", "yes")
            return yes if value else self.translate("RuleWords", "no")
        return str(value).replace("-", _MINUS)

    def statement(self, option: Option, value: Value) -> str:
        """Say what holds with this value."""
        words = self._options[option.id]
        if option.type is OptionType.BOOL:
            return words.label if value else words.values[False]
        sentence = self.translate("RuleWords", "{label}: {value}")
        return filled(sentence, label=words.label, value=self.value(option, value))

    def difference(self, option: Option, usual: Value, value: Value) -> str:
        """Say how an option differs from what is usual."""
        if option.type is OptionType.BOOL:
            return self.statement(option, value)
        sentence = self.translate("RuleWords", "{label}: {value} instead of {usual}")
        return filled(
            sentence,
            label=self.label(option.id),
            value=self.value(option, value),
            usual=self.value(option, usual),
        )

    def differences(self, rules: Rules, base: Rules) -> Iterator[Difference]:
        """Yield how the rules differ from others, in the order of the options."""
        for name, usual, value in differences(rules, base):
            yield Difference(name, self.difference(OPTIONS[name], usual, value))
