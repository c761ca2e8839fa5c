"""Parses a binding of dotnet/macios: declarations in C# that describe Apple's API in Objective-C."""

import re
from dataclasses import dataclass
from functools import reduce
from operator import or_

from interface import split

SYMBOLS = {"NET", "IOS", "__IOS__", "HAS_UIKIT"}
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')


@dataclass
class Item:
    """A declaration, its attributes and its body."""

    attributes: list
    head: str
    body: str

    def attribute(self, name):
        """Returns the arguments of an attribute; None without it."""
        for text in self.attributes:
            match = re.match(rf"{name}\b\s*(?:\((.*)\))?$", text, re.S)
            if match:
                return match.group(1) or ""
        return None

    @property
    def version(self):
        """The version of iOS that introduced it, as far as this is stated."""
        for text in self.attributes:
            match = re.match(r"iOS \((\d+), (\d+)\)|Introduced \(PlatformName\.iOS, (\d+), (\d+)", text)
            if match:
                numbers = [int(group) for group in match.groups() if group]
                return numbers[0], numbers[1]
        return None

    @property
    def isEnumeration(self):
        return "enum " in self.head

    @property
    def isOfIOS(self):
        return not any(re.match(r"NoiOS\b|Obsolete\b|Obsoleted \(PlatformName\.iOS|Unavailable \(PlatformName\.iOS", text) for text in self.attributes)


def conditioned(text):
    """Returns the lines that the compiler of an app for iOS sees."""
    lines, stack = [], []
    for line in text.splitlines():
        directive = re.match(r"\s*#\s*(if|elif|else|endif)\b\s*([^/]*)", line)
        if not directive:
            if not line.lstrip().startswith("#") and all(seen for seen, _ in stack):
                lines.append(line)
            continue
        word, condition = directive.groups()
        if word == "if":
            value = holds(condition)
            stack.append((value, value))
        elif word == "endif":
            stack.pop()
        else:
            _, taken = stack.pop()
            value = not taken and (word == "else" or holds(condition))
            stack.append((value, taken or value))
    return "\n".join(lines)


def holds(condition):
    """Evaluates a condition of symbols, `!`, `&&`, `||` and parentheses."""
    tokens = re.findall(r"\w+|&&|\|\||[!()]", condition)

    def either():
        value = both()
        while tokens and tokens[0] == "||":
            tokens.pop(0)
            value = both() or value
        return value

    def both():
        value = single()
        while tokens and tokens[0] == "&&":
            tokens.pop(0)
            value = single() and value
        return value

    def single():
        token = tokens.pop(0)
        if token == "!":
            return not single()
        if token == "(":
            value = either()
            tokens.pop(0)
            return value
        return token == "true" or token in SYMBOLS

    return either()


def uncommented(text):
    return re.sub(rf"({STRING.pattern})|//[^\n]*|/\*.*?\*/", lambda m: m.group(1) or " ", text, flags=re.S)


def end(text, start):
    """Returns the index after the bracket that closes the one at an index."""
    depth, index = 0, start
    while index < len(text):
        character = text[index]
        if character == '"':
            index = STRING.match(text, index).end()
            continue
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        index += 1
        if depth == 0:
            break
    return index


def attributed(text):
    """Returns the attributes at the beginning of a text, and the rest."""
    found = []
    text = text.strip()
    while text.startswith("["):
        stop = end(text, 0)
        found += split(text[1 : stop - 1])
        text = text[stop:].strip()
    return found, text


def items(text):
    """Returns the declarations of a file or of the body of a type."""
    found, start, index = [], 0, 0
    while index < len(text):
        character = text[index]
        if character in "([":
            index = end(text, index)
        elif character == '"':
            index = STRING.match(text, index).end()
        elif character == ";" or character == "{":
            attributes, head = attributed(text[start:index])
            stop = end(text, index) if character == "{" else index + 1
            if head:
                found.append(Item(attributes, " ".join(head.split()), text[index + 1 : stop - 1]))
            start = index = stop
        else:
            index += 1
    return found


def cases(text):
    """Returns the cases of an enumeration."""
    found = []
    # A value may be shifted.
    for part in split(text, opening="([{", closing=")]}"):
        attributes, head = attributed(part)
        if head:
            found.append(Item(attributes, " ".join(head.split()), ""))
    return found


def read(paths):
    """Returns the declarations of files without those of their namespaces."""
    found = []
    for path in paths:
        for item in items(uncommented(conditioned(path.read_text(encoding="utf-8-sig")))):
            found += items(item.body) if item.head.startswith("namespace ") else [item]
    return found


def value(text, former, seen):
    """Returns the number of a case: that of its expression, or the one after the case before; None if it is unknown."""
    if not text:
        return None if former is None else former + 1
    parts = []
    for part in text.split("|"):
        part = re.sub(r"\((?:u?long|u?int|n?u?int|u?short)\)|(?<=[\dA-Fa-f])(?:UL|LU|U|L|u|l)\b", "", part.strip().strip("()")).strip()
        shift = re.fullmatch(r"(0x[\dA-Fa-f]+|\d+)\s*<<\s*(\d+)", part)
        if shift:
            parts.append(int(shift.group(1), 0) << int(shift.group(2)))
        elif re.fullmatch(r"-?(0x[\dA-Fa-f]+|\d+)", part):
            parts.append(int(part, 0))
        else:
            parts.append(seen.get(part))
    return None if None in parts else reduce(or_, parts)
