"""Die while a player thinks in the process of this program; the argument is a file to make."""

import asyncio
import os
import sys
from pathlib import Path

from engine.ai.player import Budget
from network.thinking_process import ProcessThinking
from tests.engine.driver import at_auction
from tests.network.thinkers import NAMES, make_thinker


async def work(asked: Path) -> None:
    thinking = ProcessThinking(make_thinker, NAMES)
    deaf = make_thinker(f"deaf@{asked}")
    task = asyncio.create_task(thinking.ask(deaf, at_auction().view(2), Budget()))
    while not asked.exists() and not task.done():
        await asyncio.sleep(0)
    print("it thinks", flush=True)
    os._exit(9)


if __name__ == "__main__":
    asyncio.run(work(Path(sys.argv[1])))
