#!/usr/bin/env python3
"""Lists the public names in symbol graphs without a comment; arguments: folders of symbol graphs.

What overrides a name, or is the default of a requirement, is documented where it was first declared. Names
that the compiler makes have no place in a source and need none.
"""
import json
import pathlib
import sys

INHERITING = {"overrides", "defaultImplementationOf"}


def undocumented(graph):
    inheriting = {r["source"] for r in graph["relationships"] if r["kind"] in INHERITING}
    for symbol in graph["symbols"]:
        if "docComment" in symbol or "location" not in symbol:
            continue
        if symbol["identifier"]["precise"] not in inheriting:
            yield symbol


def main(folders):
    total = missing = 0
    for folder in folders:
        for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            graph = json.loads(path.read_text())
            total += len(graph["symbols"])
            for symbol in undocumented(graph):
                missing += 1
                place = symbol["location"]
                name = ".".join(symbol["pathComponents"])
                print(f"{place['uri'].removeprefix('file://')}:{place['position']['line'] + 1}: {name} has no comment")
    print(f"{total - missing} of {total} public names are documented")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
