#!/usr/bin/env python3
"""Compiles the Swift that documentation shows: snippets.py FLAG… -- FILE…, with the compiler's flags and the pages.

A block of Swift in a page, or in a comment for documentation, stands alone: it must compile as it is written beside
`snippets/Around.swift`, which has what the pages take for granted, such as a button or a table. It may stand at the top
of a file, in a method of a screen (its first `private` lines then are members of the screen), or among the members of a
view. What Objective-C alone has is taken out, as the adapter does, and so are imports, which are there already.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
IMPORTS = "@testable import Around; import Kumiki; import KumikiTesting; import Testing; import UIKit; import XCTest\n"
ELSEWHERE = re.compile(r"@(IBOutlet|IBAction|objc) |^import \w+$")
ERROR = re.compile(r"^\S+:\d+:\d+: error: ")


def blocks(path):
    """Returns the blocks of a page as pairs: the first line's number, and the lines."""
    inside, found = None, []
    for number, line in enumerate(path.read_text().split("\n"), 1):
        comment = re.match(r"\s*/// ?(.*)", line)
        if path.suffix == ".swift" and not comment:
            inside = None
            continue
        text = comment[1] if path.suffix == ".swift" else line
        if inside is None:
            inside = (number + 1, []) if text == "```swift" else None
        elif text == "```":
            found.append(inside)
            inside = None
        else:
            inside[1].append(ELSEWHERE.sub("", text))
    return found


def top(lines):
    return IMPORTS, lines, ""


def function(lines):
    """Returns the head of a function, asynchronous only if the block is: some calls have both forms."""
    return f"func shown() {'async' if any('await' in line for line in lines) else ''} throws {{\n"


def method(lines):
    return IMPORTS + "extension Screen { " + function(lines), lines, "\n} }"


def screen(lines):
    start = next((i for i, line in enumerate(lines) if line and not line.startswith("private ")), len(lines))
    members = "\n".join(lines[:start])
    rest = [""] * start + lines[start:]
    return IMPORTS + f"final class Shown: Screen {{ {members}\n" + function(lines), rest, "\n} }"


def view(lines):
    return IMPORTS + "final class Shown: UIView {\n", lines, "\n}"


def compile_in(frame, path, number, lines, flags, folder):
    head, body, tail = frame(lines)
    file = folder / "main.swift"
    place = f'#sourceLocation(file: "{path}", line: {number})\n'
    file.write_text(head + place + "\n".join(body) + "\n#sourceLocation()" + tail + "\n")
    run = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", *flags, str(file)], capture_output=True, text=True)
    return [line for line in run.stderr.split("\n") if ERROR.match(line)] if run.returncode else []


def errors(job):
    """Returns the errors of a block, in the frame that fits it best."""
    path, number, lines, flags = job
    best = None
    with tempfile.TemporaryDirectory() as folder:
        for frame in (top, method, screen, view):
            found = compile_in(frame, path, number, lines, flags, pathlib.Path(folder))
            if not found:
                return []
            best = found if best is None or len(found) < len(best) else best
    return best


def main(arguments):
    split = arguments.index("--")
    flags, pages = arguments[:split], [pathlib.Path(page) for page in arguments[split + 1:]]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swiftc", "-emit-module", "-parse-as-library", "-enable-testing", "-module-name", "Around", "-swift-version", "6", *flags,
             "-o", f"{folder}/Around.swiftmodule", str(HERE / "snippets/Around.swift")], check=True)
        jobs = [(page, number, lines, [*flags, "-I", folder]) for page in pages for number, lines in blocks(page)]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            found = [line for lines in pool.map(errors, jobs) for line in lines]
    print("\n".join(found + [f"{len(jobs)} blocks of Swift in the documentation, {len(found)} errors"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
