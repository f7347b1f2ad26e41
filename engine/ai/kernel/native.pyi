"""The compiled search: the modules that `sources.py` names, in one."""

from engine.ai.kernel.outlook import Outlook as Outlook
from engine.ai.kernel.search import COMPILED as COMPILED
from engine.ai.kernel.search import Search as Search

FINGERPRINT: str
