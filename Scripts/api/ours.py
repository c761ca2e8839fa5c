"""The API of our modules and of Foundation, from the compiler's symbol graphs."""

import json
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOUNDATION = ["Swift", "Foundation", "FoundationEssentials", "FoundationNetworking"]
MODULES = ["CoreGraphics", "QuartzCore", "UIKit"]
SYSTEM = ["CGlibc", "CSwiftRuntime", "CCairo", "CMarkdown", "CPango", "CPoppler", "CRSVG", "CTurboJPEG", "CDeflate", "CLibXML2"]
PACKAGES = ["cairo", "harfbuzz", "gobject-2.0", "libxml-2.0"]


@dataclass
class Symbol:
    kind: str
    path: str
    module: str
    access: str
    in_extension: bool
    declaration: str
    type: str

    @property
    def on_main_actor(self):
        return "@MainActor" in self.declaration

    @property
    def is_static(self):
        return self.kind in ("type.property", "type.method", "type.subscript", "enum.case")

    @property
    def is_readonly(self):
        declaration = self.declaration
        return " let " in f" {declaration}" or ("{ get }" in declaration and "property" in self.kind)

    @property
    def failable(self):
        after = self.declaration.split("init", 1)[-1]
        return after[:1] if after[:1] in ("?", "!") else ""


@dataclass
class Graph:
    symbols: dict = field(default_factory=dict)
    parents: dict = field(default_factory=dict)
    protocols: dict = field(default_factory=dict)
    with_default: set = field(default_factory=set)

    def type(self, name):
        kinds = ("class", "struct", "enum", "protocol", "typealias")
        return next((symbol for symbol in self.symbols.get(name, []) if symbol.kind in kinds), None)

    def origins(self, name):
        """Returns the type, its superclasses and the protocols they conform to, nearest first."""
        found, waiting = [], [name]
        while waiting:
            next_name = waiting.pop(0)
            if next_name in found:
                continue
            found.append(next_name)
            waiting += self.parents.get(next_name, []) + self.protocols.get(next_name, [])
        return found

    def members(self, type_name, name):
        """Returns the symbols with a name, those of the nearest origin first."""
        return [
            symbol
            for origin in self.origins(type_name)
            for symbol in self.symbols.get(f"{origin}.{name}", [])
        ]


def text(fragments):
    return "".join(fragment["spelling"] for fragment in fragments or [])


def type_of_function(symbol, declaration):
    signature = symbol.get("functionSignature", {})
    labels = symbol["pathComponents"][-1].partition("(")[2].removesuffix(")").split(":")
    parameters = []
    for label, parameter in zip(labels, signature.get("parameters", [])):
        spelled = text(parameter["declarationFragments"]).split(": ", 1)[-1]
        parameters.append(f"{label}: {spelled}")
    throws = " throws" if " throws" in declaration else ""
    result = text(signature.get("returns"))
    arrow = f" -> {result or 'Void'}" if symbol["kind"]["identifier"] != "swift.init" else ""
    return f"({', '.join(parameters)}){throws}{arrow}"


def type_of(symbol, declaration):
    kind = symbol["kind"]["identifier"]
    if "property" in kind or kind == "swift.var":
        return declaration.split(": ", 1)[-1].split(" { ")[0]
    if kind in ("swift.method", "swift.type.method", "swift.func", "swift.init", "swift.subscript"):
        return type_of_function(symbol, declaration)
    return ""


def add(graph, path):
    document = json.loads(path.read_text())
    names = {}
    for symbol in document["symbols"]:
        name = ".".join(symbol["pathComponents"])
        names[symbol["identifier"]["precise"]] = name
        declaration = text(symbol["declarationFragments"])
        graph.symbols.setdefault(name, []).append(
            Symbol(
                symbol["kind"]["identifier"].removeprefix("swift."), name, document["module"]["name"],
                symbol["accessLevel"], "swiftExtension" in symbol, declaration,
                type_of(symbol, declaration)))
    return document["relationships"], names


def relate(graph, relationships, names):
    def named(relationship):
        fallback = relationship.get("targetFallback", "").split(".", 1)[-1]
        return names.get(relationship["target"], fallback)

    for relationship in relationships:
        source = names.get(relationship["source"])
        if source is None:
            continue
        if relationship["kind"] == "inheritsFrom":
            graph.parents.setdefault(source, []).append(named(relationship))
        elif relationship["kind"] == "conformsTo":
            graph.protocols.setdefault(source, []).append(named(relationship))
        elif relationship["kind"] == "defaultImplementationOf":
            graph.with_default.add(named(relationship))


def search_paths():
    listed = subprocess.run(
        ["pkg-config", "--cflags-only-I", *PACKAGES], capture_output=True, text=True, check=True)
    headers = [flag.removeprefix("-I") for flag in listed.stdout.split()]
    folders = [str(ROOT / ".build/debug/Modules"), *(str(ROOT / "Sources" / name) for name in SYSTEM)]
    return [flag for folder in folders + headers for flag in ("-I", folder)]


def target():
    info = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(info.stdout)["target"]["unversionedTriple"]


def extract(module, folder, flags):
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder]
    command += ["-minimum-access-level", "public", "-skip-inherited-docs", *flags]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"No symbol graph of {module}; build it first (./test builds all).\n{done.stderr}")


def load():
    graph, relationships, names = Graph(), [], {}
    flags = ["-target", target(), *search_paths()]
    with tempfile.TemporaryDirectory() as folder:
        for module in FOUNDATION + MODULES:
            extract(module, folder, flags)
        for path in sorted(Path(folder).glob("*.symbols.json")):
            new_relationships, new_names = add(graph, path)
            relationships += new_relationships
            names.update(new_names)
    relate(graph, relationships, names)
    return graph
