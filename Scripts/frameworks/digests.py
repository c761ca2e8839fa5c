"""The line in generated declarations by which later changes of them, or of what they are generated from, are found."""

import hashlib
import re
from pathlib import Path

import filters

SCRIPTS = ("interface.py", "neutral.py", "writer.py")
SCRIPTS_OF = {filters.FILE: ("interface.py", "filters.py")}
TABLES = ("behavior.txt", "newer.txt", "omitted.txt", "values.txt")
LINE = re.compile(r"^// Of the tables \w+, as \w+\.\n", re.M)


def digest(*contents):
    total = hashlib.sha256()
    for content in contents:
        total.update(b"%d:" % len(content))
        total.update(content)
    return total.hexdigest()[:12]


def bytes_of(path):
    return path.read_bytes() if path.exists() else b""


def tables(path):
    """Returns the digest of the scripts and tables from which a file of a framework is generated."""
    scripts = [bytes_of(Path(__file__).with_name(name)) for name in SCRIPTS_OF.get(path.name, SCRIPTS)]
    return digest(*scripts, *(bytes_of(path.with_name(name)) for name in TABLES))


def marked(text, path):
    """Returns generated declarations with the line, before the last one of their head."""
    bare = LINE.sub("", text)
    head, last, rest = bare.partition("// swift-format-ignore-file\n")
    return f"{head}// Of the tables {tables(path)}, as {digest(bare.encode())}.\n{last}{rest}"


def problem(path):
    """Returns how generated declarations differ from their line; nothing if they agree."""
    text = path.read_text()
    if marked(text, path) == text:
        return None
    found = LINE.search(text)
    if not found:
        return "has no line about its tables"
    if tables(path) not in found.group():
        return "was generated from other tables or by other scripts"
    return "was changed by hand"
