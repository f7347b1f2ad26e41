"""Reads just enough of a PDF file of Qt to know its pages, fonts and words."""

import re
import zlib
from typing import Final

import msgspec

_OBJECT: Final = re.compile(rb"(?:^|\n)(\d+) 0 obj\b(.*?)endobj", re.DOTALL)
_SPAN: Final = re.compile(r"<([0-9A-F]+)> <([0-9A-F]+)> \[([^\]]*)\]|<([0-9A-F]+)> <([0-9A-F]+)> <")


class PdfPage(msgspec.Struct, frozen=True):
    """A page: its width and height in points, and its words in drawing order."""

    size: tuple[float, float]
    text: str


class PdfFile(msgspec.Struct, frozen=True):
    """What was read; `images` counts pictures of pixels."""

    pages: tuple[PdfPage, ...]
    embedded_fonts: int
    images: int


def read_pdf(content: bytes) -> PdfFile:
    """Return what a PDF file holds; AssertionError unless it is a whole one."""
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    objects = {int(number): body for number, body in _OBJECT.findall(content)}
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b", body)]
    return PdfFile(
        tuple(_page(objects, body) for body in pages),
        embedded_fonts=sum(b"/FontFile" in body for body in objects.values()),
        images=sum(b"/Subtype /Image" in body for body in objects.values()),
    )


def _page(objects: dict[int, bytes], body: bytes) -> PdfPage:
    box = re.search(rb"/MediaBox \[([^\]]*)\]", body)
    assert box is not None
    numbers = [float(number) for number in box.group(1).split()]
    resources = objects[_reference(body, b"Resources")]
    fonts = {
        name.decode(): _letters(objects, int(number))
        for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", resources)
    }
    drawing = _stream(objects[_reference(body, b"Contents")]).decode("latin-1")
    return PdfPage((numbers[2], numbers[3]), _words(drawing, fonts))


def _reference(body: bytes, key: bytes) -> int:
    found = re.search(rb"/" + key + rb" (\d+) 0 R", body)
    assert found is not None, key
    return int(found.group(1))


def _stream(body: bytes) -> bytes:
    found = re.search(rb"stream\r?\n(.*?)\nendstream", body, re.DOTALL)
    assert found is not None
    if b"/FlateDecode" not in body:
        return found.group(1)
    # The data knows its own end, also where its last byte looks like that of a line.
    return zlib.decompressobj().decompress(found.group(1))


def _letters(objects: dict[int, bytes], font: int) -> dict[int, str]:
    """Return which letter each glyph of a font is."""
    words = _stream(objects[_reference(objects[font], b"ToUnicode")]).decode("latin-1")
    letters: dict[int, str] = {}
    for first, _last, listed, _one, _other in _SPAN.findall(words):
        if listed:
            for place, code in enumerate(re.findall(r"<([0-9A-F]+)>", listed)):
                letters[int(first, 16) + place] = chr(int(code, 16))
    return letters


def _words(drawing: str, fonts: dict[str, dict[int, str]]) -> str:
    lines: list[str] = []
    for block in re.findall(r"BT\n(.*?)ET", drawing, re.DOTALL):
        name = re.search(r"/(F\d+) ", block)
        assert name is not None
        letters = fonts[name.group(1)]
        glyphs = "".join(re.findall(r"<([0-9A-F]+)> Tj", block))
        codes = [int(glyphs[at : at + 4], 16) for at in range(0, len(glyphs), 4)]
        # Qt names the blank by the tab.
        lines.append("".join(letters[code] for code in codes).replace("\t", " "))
    return "\n".join(lines)
