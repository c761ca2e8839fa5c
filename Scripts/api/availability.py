#!/usr/bin/env python3
"""Lists the uses of UIKit's names that are not public API of iOS 15.

Standard input is what the compiler writes for `-dump-ast`, arguments are the sources themselves. Every use that was resolved
to a name of UIKit, QuartzCore or CoreGraphics is looked up in Apple's API of iOS 14.2 (apple-api.tsv) and in what came later
(newer-api.tsv, each name with its documentation page). A name that came after iOS 15 must stand behind `#available` or
`@available` of its version. Code within `#if canImport(Staging)` or `#if !canImport(Darwin)` is not compiled for iOS and may use the runtime's own API.
"""
import re
import sys
from functools import lru_cache
from pathlib import Path

import apple

LATEST = 15.0
MODULES = r"(?:UIKit|QuartzCore|CoreGraphics)"
USE = re.compile(rf'(?:decl|override)="{MODULES}\.\(file\)\.([^"@]*)(?:@([^":]*))?')
PLACE = re.compile(r"(?:location=|range=\[)([^: \[\]]+\.swift):(\d+)")
TYPE = re.compile(r"\b(?:UI|CA)[A-Z][A-Za-z]*[a-z][A-Za-z]*\b")
# Conditions of code that is not compiled for iOS, and of code that is compiled for iOS only.
NOT_ON_IOS, ON_IOS = {"canImport(Staging)", "!canImport(Darwin)"}, {"canImport(Darwin)"}
ERROR = re.compile(r"[\w/.+-]+\.swift:\d+:\d+: error: .*")
AVAILABLE = re.compile(r"(#available|@available)\s*\(\s*iOS\s+(\d+(?:\.\d+)?)")


def newer():
    """Returns the iOS version by name, and the line's own errors."""
    versions = {}
    for line in (Path(__file__).parent / "newer-api.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, version, page = line.split("\t")[:3]
            assert page.startswith("https://developer.apple.com/documentation/"), line
            versions[name] = float(version)
    return versions


class Library:
    """Apple's names, with the versions in which they were introduced."""

    def __init__(self):
        self.api = apple.load()
        self.newer = newer()
        self.globals = {base(member.name) for member in self.api.globals} | set(self.api.aliases)
        self.members = {
            name: {base(member.name) for member in type.members} for name, type in self.api.types.items()}
        self.protocols = set().union(
            *(self.members[name] for name, type in self.api.types.items() if type.kind == "protocol"))

    def since(self, path):
        """Returns the iOS version of a name such as `UIView.frame`; None for a name that Apple does not have.

        Of a type that stands in another and is extended the compiler gives the last name alone.
        """
        versions = [self.since_full(path)] + [
            self.since_full(outer + path.removeprefix(path.split(".")[0])) for outer in self.nested(path)]
        return min((version for version in versions if version is not None), default=None)

    def nested(self, path):
        ending = "." + path.split(".")[0]
        return [name for name in [*self.api.types, *self.newer] if name.endswith(ending)] if "." in path else []

    def since_full(self, path):
        parts = path.split(".")
        for length in range(len(parts), 0, -1):
            name = ".".join(parts[:length])
            if name in self.newer:
                return self.newer[name]
        return 0.0 if self.is_old(parts) else None

    def is_old(self, parts):
        if len(parts) == 1:
            return parts[0] in self.api.types or parts[0] in self.globals
        owner, member = ".".join(parts[:-1]), parts[-1]
        if owner in self.api.types and ".".join(parts) in self.api.types:
            return True
        chain = owner
        while chain:
            if member in self.members.get(chain, ()):
                return True
            chain = self.api.types[chain].parent if chain in self.api.types else ""
        return owner in self.api.types and (member in self.protocols or member in INHERITED)


# Members of NSObject, raw values and option sets, which the tables leave to Foundation and the standard library.
INHERITED = {
    "init", "rawValue", "hash", "hashValue", "==", "isEqual", "description", "copy", "RawValue", "insert",
    "contains", "allCases",
}


def base(name):
    return name.split("(")[0]


def path_of(text):
    """Returns `UIView.add` for `UIView extension.add(_:)`; None for declarations inside of a function."""
    parts = text.replace(" extension", "").split(".")
    if any("<" in part for part in parts):
        return None
    names = [base(part) for part in parts]
    inner = [index for index, part in enumerate(parts) if "(" in part]
    return ".".join(names) if not inner or inner[0] == len(parts) - 1 else None


@lru_cache(maxsize=None)
def regions(file):
    """Returns the lines of a source that only run from a version on: (first, last, version)."""
    text = Path(file).read_text()
    found = []
    for match in AVAILABLE.finditer(text):
        line_start = text.rfind("\n", 0, match.start()) + 1
        is_guard = text[line_start:match.start()].strip().startswith("guard")
        begin = text.find("{", match.end())
        if is_guard:
            begin = opening_before(text, line_start)
        end = closing(text, begin)
        first, last = (text.count("\n", 0, place) + 1 for place in (match.start(), end))
        found.append((first, last, float(match.group(2))))
    return found


def closing(text, begin):
    depth = 0
    for index in range(begin, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text) - 1


def opening_before(text, place):
    depth = 0
    for index in range(place, -1, -1):
        depth += {"}": 1, "{": -1}.get(text[index], 0)
        if depth < 0:
            return index
    return 0


@lru_cache(maxsize=None)
def lines_on_linux(file):
    """Returns the lines of a source that are not compiled for iOS."""
    lines, branches = set(), []
    for number, line in enumerate(Path(file).read_text().splitlines(), 1):
        words = line.split(maxsplit=1)
        directive, condition = (words + ["", ""])[:2]
        if directive == "#if":
            branches.append([condition, condition in NOT_ON_IOS])
        elif directive == "#else" and branches:
            branches[-1][1] = branches[-1][0] in ON_IOS
        elif directive == "#elseif" and branches:
            branches[-1] = [condition, condition in NOT_ON_IOS]
        elif directive == "#endif" and branches:
            branches.pop()
        elif any(is_skipped for _, is_skipped in branches):
            lines.add(number)
    return lines


def is_guarded(file, line, version):
    return any(first <= line <= last and version <= known for first, last, known in regions(file))


def types_in(file):
    """Returns UIKit's types in a source, with their lines; comments and strings are ignored."""
    for number, line in enumerate(Path(file).read_text().splitlines(), 1):
        code = re.sub(r'"(?:[^"\\\\]|\\\\.)*"', '""', line).split("//")[0]
        for name in TYPE.findall(code):
            if name != "UIKit":
                yield number, name


def main(lines, sources):
    library = Library()
    mistakes, uses = set(), 0

    def check(path, file, line):
        nonlocal uses
        if line in lines_on_linux(file):
            return
        uses += 1
        version = library.since(path)
        if version is None:
            mistakes.add(f"{file}:{line}: {path} is not API of iOS, as far as the tables know")
        elif version > LATEST and not is_guarded(file, line, version):
            mistakes.add(f"{file}:{line}: {path} is there from iOS {version} on")

    for source in sources:
        for line, name in types_in(source):
            check(name, source, line)
    for text in lines:
        # Code that does not compile has not been checked.
        mistakes.update(ERROR.findall(text))
        place = PLACE.search(text)
        for use in USE.finditer(text):
            path = path_of(use.group(1))
            if not path or not place:
                continue
            file, line = place.group(1), int(place.group(2))
            # Code that the adapter adds to the example for Objective-C's runtime is in no source for iOS.
            if file.startswith("Sources/") or "/UIKit/Objects/" not in (use.group(2) or ""):
                check(path, file, line)
    print("\n".join(sorted(mistakes)), end="\n" if mistakes else "")
    print(f"{uses} uses of UIKit, {len(mistakes)} that iOS 15 does not have")
    return 1 if mistakes or not uses else 0


if __name__ == "__main__":
    sys.exit(main(sys.stdin, sys.argv[1:]))
