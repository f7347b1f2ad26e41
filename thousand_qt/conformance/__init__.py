"""Check the engine against files of rule examples; the command is `thousand conformance`.

Every case is put to the real engine: a module per kind builds the position that the case
describes, asks the engine, and says in the words of the file what came out. No rule is decided
here. The formats are those of the rules reference: worked examples, facts that other programs
assert (`peer_cases`), and lines of JSON with whole deals, follow rows and scored deals.
"""

from thousand_qt.conformance.files import CaseFile, UnreadableFile, read_file
from thousand_qt.conformance.outcomes import Outcome, Verdict
from thousand_qt.conformance.runner import check

__all__ = ["CaseFile", "Outcome", "UnreadableFile", "Verdict", "check", "read_file"]
