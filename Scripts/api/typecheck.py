#!/usr/bin/env python3
"""Type-checks sources and the texts of their selectors: typecheck.py FLAG… -- FILE…

The compiler knows whether a selector's text names a method, but looks at `Selector("tapped:")` alone and not at
`NSSelectorFromString("tapped:")`, which stands where `#selector` does not compile. So what is compiled is a copy in which
the former takes the place of the latter. All errors and warnings are told, but for the advice to write `#selector`.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SELECTOR = re.compile(r'(?<![\w.])(?:NSSelectorFromString|Selector)\((\()?(?P<text>"[^"\n]*"|[\w.]+)(?(1)\))\)')
MESSAGE = re.compile(r"^\S+:\d+:\d+: (?:error|warning): ")
ADVICE = "use '#selector' instead"


def constant(name, source):
    """Returns the literal of a constant in the same file: `Self.selector` of `static let selector = "tapped:"`."""
    found = re.search(rf'\blet {name.rpartition(".")[2]} = ("[^"\n]*")', source)
    return found[1] if found else None


def rewritten(path, unknown):
    source = Path(path).read_text()

    def replaced(match):
        text = match["text"] if match["text"].startswith('"') else constant(match["text"], source)
        if text is None:
            line = source.count("\n", 0, match.start()) + 1
            unknown.append(f"{path}:{line}: the text of a selector is not written here: {match[0]}")
        return f"Selector({text or match['text']})"

    return SELECTOR.sub(replaced, source)


def check(flags, files):
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            copy = Path(folder, file)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(rewritten(file, found))
        run = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", "-diagnostic-style", "llvm", *flags, *files], cwd=folder,
            capture_output=True, text=True)
    found += [line for line in run.stderr.splitlines() if MESSAGE.match(line) and ADVICE not in line]
    return found or ([run.stderr] if run.returncode else [])


def main(arguments):
    split = arguments.index("--")
    found = check(arguments[:split], arguments[split + 1:])
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
