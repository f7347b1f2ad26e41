"""The bridge between the two threads: order, the right thread, and a clean end."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from tests.network.tables import our_threads
from thousand_qt.match.bridge import Bridge, LoopThread


def test_messages_cross_the_bridge_in_order_and_arrive_on_the_windows_thread(
    qapp: QCoreApplication, qtbot: Any
) -> None:
    heard: list[object] = []
    threads: set[int] = set()

    def hear(message: object) -> None:
        heard.append(message)
        threads.add(threading.get_ident())

    bridge = Bridge(hear)
    loop = LoopThread()
    loop.start()
    said: list[int] = []

    def say(number: int) -> None:
        said.append(threading.get_ident())
        bridge.say(number)

    for number in range(3000):
        loop.call(say, number)
    qtbot.waitUntil(lambda: len(heard) == 3000, timeout=30_000)
    loop.stop()
    assert heard == list(range(3000))
    assert threads == {threading.get_ident()}
    assert len(set(said)) == 1
    assert set(said) != threads


def test_stopping_the_loop_ends_its_tasks_and_its_thread(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ended = threading.Event()
    started = threading.Event()

    async def wait_for_ever() -> None:
        started.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    async def fail_at_the_end() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ValueError("at the end") from None

    loop = LoopThread()
    loop.start()
    assert our_threads() == ["tables"]
    loop.run(fail_at_the_end())
    loop.run(wait_for_ever())
    assert started.wait(10)
    loop.stop()
    assert ended.is_set()
    assert our_threads() == []
    assert "at the end" in caplog.text
    loop.stop()


def test_a_loop_that_never_ran_can_be_stopped() -> None:
    loop = LoopThread()
    loop.stop()
    with pytest.raises(RuntimeError):
        loop.call(print)
