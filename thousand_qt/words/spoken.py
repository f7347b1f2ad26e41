"""A sentence that can be said again when the window speaks another language."""

from collections.abc import Callable
from functools import partial, wraps
from typing import ParamSpec

P = ParamSpec("P")


class Spoken(str):
    """A text in the language spoken when it was made; `say` makes it anew."""

    say: Callable[[], str]

    def __new__(cls, say: Callable[[], str]) -> "Spoken":
        """Say the sentence now and remember how."""
        sentence = super().__new__(cls, say())
        sentence.say = say
        return sentence


def said_again(sentence: str) -> str:
    """Return a sentence in the language spoken now; a plain text stays as it is."""
    return Spoken(sentence.say) if isinstance(sentence, Spoken) else sentence


def repeatable(say: Callable[P, str]) -> Callable[P, Spoken]:
    """Let a function that says something return a sentence that can be said again."""

    @wraps(say)
    def spoken(*args: P.args, **kwargs: P.kwargs) -> Spoken:
        return Spoken(partial(say, *args, **kwargs))

    return spoken
