"""Parses the printed interface of a framework: one declaration a line, bodies in braces."""

import re
from dataclasses import dataclass, field
from pathlib import Path

MODIFIERS = {
    "optional", "override", "convenience", "required", "final", "weak", "static", "class", "mutating", "indirect",
    "unowned(unsafe)", "unowned", "public", "open", "prefix", "infix", "postfix", "nonmutating", "dynamic",
}
TYPES = {"class", "struct", "enum", "protocol", "extension"}


@dataclass
class Node:
    """A declaration and its body."""

    kind: str
    name: str
    text: str  # without attributes and modifiers
    modifiers: set = field(default_factory=set)
    attributes: list = field(default_factory=list)
    children: list = field(default_factory=list)
    file: str = ""

    @property
    def inherited(self):
        """The types of the inheritance clause."""
        match = re.match(r"\w+ [\w.]+(?:<[^{]*?>)? ?: ?([^{]*)", self.text)
        return [word.strip() for word in match.group(1).split(",")] if match else []


class Reader:
    def __init__(self, text, file):
        self.lines, self.position, self.file = text.split("\n"), 0, file

    def nodes(self):
        found, attributes = [], []
        while self.position < len(self.lines):
            line = self.lines[self.position].strip()
            self.position += 1
            if not line or line.startswith("//"):
                continue
            if line == "}":
                break
            line = re.sub(r"/\*.*?\*/ *", "", line)
            taken, rest = self._attributes(line)
            attributes += taken
            if not rest:
                continue
            node = self._node(rest, attributes)
            attributes = []
            opens = rest.endswith("{")
            children = self.nodes() if opens else []
            if node:
                node.children = children
                found.append(node)
        return found

    @staticmethod
    def _attributes(line):
        """Returns the attributes before a declaration, with balanced parentheses, and the rest of the line."""
        found = []
        while line.startswith("@"):
            end = re.match(r"@\w+", line).end()
            if line[end : end + 1] == "(":
                depth = 0
                for end in range(end, len(line)):
                    depth += {"(": 1, ")": -1}.get(line[end], 0)
                    if depth == 0:
                        end += 1
                        break
            found.append(line[:end])
            line = line[end:].strip()
        return found, line

    def _node(self, line, attributes):
        words, modifiers = line.rstrip("{ ").strip(), set()
        if line.endswith("}"):
            words = line
        while True:
            head, _, rest = words.partition(" ")
            # `class` begins a declaration or marks a type member.
            isModifier = head in MODIFIERS and not (head == "class" and not re.match(r"(func|var|let|final|override)\b", rest))
            if not isModifier or not rest:
                break
            modifiers.add(head)
            words = rest
        match = re.match(r"(class|struct|enum|protocol|extension|func|var|let|case|typealias|associatedtype) +(\S.*)", words)
        if match:
            kind = match.group(1)
            name = re.match(r"[`\w.]+|[^\s(<]+", match.group(2))
            if not name:
                return None  # An operator that begins with a bracket.
            name = name.group(0)
        elif re.match(r"init[?!]?[(<]", words):
            kind, name = "init", "init"
        elif words.startswith("subscript"):
            kind, name = "subscript", "subscript"
        else:
            return None
        return Node(kind, name, words, modifiers, attributes, file=self.file)


def read(folder, *files):
    """Returns all declarations of a framework's interface, or those in files of it."""
    nodes = []
    for path in files or sorted(Path(folder).glob("*.swift")):
        # Images have been managed since iOS 15. Functions of C can have parameters only of types that C has.
        text = path.read_text().replace("Unmanaged<CGImage>", "CGImage").replace("@convention(c) ", "")
        nodes += Reader(text, path.stem).nodes()
    return nodes


def split(text, separator=",", opening="([{<", closing=")]}>"):
    """Returns the parts of a list at its top level, outside of the brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in opening:
            depth += 1
        elif character in closing and text[index - 1 : index + 1] != "->":
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    last = text[start:].strip()
    return parts + ([last] if last else [])


@dataclass
class Parameter:
    label: str
    name: str
    type: str
    default: str = ""


def signature(text):
    """Returns parameters, effects and result of a function's or initializer's text."""
    start = text.index("(")
    depth = 0
    for end in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if depth == 0:
            break
    parameters = []
    for part in split(text[start + 1 : end]):
        names, _, rest = part.partition(":")
        words = names.split()
        # A default value follows an equals sign at the top level.
        pieces = split(rest, "=")
        type, default = pieces[0].strip(), (pieces[1].strip() if len(pieces) > 1 else "")
        parameters.append(Parameter(words[0], words[-1], type, default))
    tail = text[end + 1 :].strip()
    throws = bool(re.match(r"(re)?throws\b", tail))
    arrow = tail.find("->")
    result = tail[arrow + 2 :].strip() if arrow >= 0 else "Void"
    return parameters, throws, result
