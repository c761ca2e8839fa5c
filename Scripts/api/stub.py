#!/usr/bin/env python3
"""Writes a module `UIKit` of bare declarations: Apple's names and signatures (apple-api.tsv), nothing behind them.

Argument: the file to write. What Foundation has on Linux is left to it, and what needs a framework that is not there is
left out. API newer than the tables comes from newer-api.tsv; the little of Foundation that Linux lacks is written by hand
in stub/Foundation.swift. Each of both has its documentation page.
"""
import re
import sys
from pathlib import Path

import apple

# Types of CoreGraphics that Foundation brings on Linux.
IN_FOUNDATION = {"CGPoint", "CGSize", "CGRect", "CGFloat"}
WORDS = re.compile(r"(?<![\w.@])[A-Z]\w*(?:\.(?!Type\b)[A-Z]\w*)*")
KNOWN = set(
    """Any AnyObject AnyClass AnyHashable Array Bool Calendar Character CInt Data Date DateComponents Dictionary
    Double Error Float Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Locale Measurement NSAttributedString
    NSAttributedString.Key NSCoder NSIndexPath NSMutableAttributedString NSMutableData NSNumber NSObject NSRange
    NSString NSValue NSZone Notification Notification.Name Optional OperationQueue Progress Self Set String
    TimeInterval TimeZone URL UUID Unicode.Scalar UnsafePointer UnsafeMutablePointer UnsafeRawPointer
    UnsafeMutableRawPointer Void Bundle IndexPath IndexSet CGFloat CGPoint CGRect CGSize Selector CFTimeInterval
    NSCoding NSCopying NSMutableCopying NSSecureCoding Substring NSUserActivity ObjCBool Unit NSNotification.Name NSDictionary NSRangePointer UInt8""".split())
GENERICS = {
    "NSLayoutAnchor": "<AnchorType: AnyObject>",
    "UICollectionViewDiffableDataSource": "<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>",
    "UITableViewDiffableDataSource": "<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>",
    "NSDiffableDataSourceSnapshot": "<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>",
    "NSDiffableDataSourceSectionSnapshot": "<ItemIdentifierType: Hashable & Sendable>",
    "NSDiffableDataSourceTransaction": "<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>",
    "NSDiffableDataSourceSectionTransaction": "<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>",
    "UICollectionView.CellRegistration": "<Cell: UICollectionViewCell, Item>",
    "UICollectionView.SupplementaryRegistration": "<Supplementary: UICollectionReusableView>",
}
# Functions whose tables name type parameters without saying what they are.
FUNCTION_GENERICS = {
    "dequeueConfiguredReusableCell": "<Cell: UICollectionViewCell, Item>",
    "dequeueConfiguredReusableSupplementary": "<Supplementary: UICollectionReusableView>",
    "instantiateViewController(identifier:creator:)": "<ViewController: UIViewController>",
    "instantiateInitialViewController(creator:)": "<ViewController: UIViewController>",
}
# What protocols inherit, which the tables do not say.
PROTOCOL_PARENTS = {
    "UITableViewDelegate": ["UIScrollViewDelegate"], "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"], "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UIViewControllerRestoration": [], "UIContentView": [],
}
KEYWORDS = {"default", "continue", "break", "repeat", "as", "is", "in", "for", "where", "return", "self", "case", "init", "subscript",
            "extension", "import", "operator", "internal", "public", "private", "switch", "if", "else", "do", "throw"}


class Stub:
    def __init__(self):
        self.api = apple.load()
        self.generic_names = set(re.findall(r"[A-Z]\w*(?=[:>,])", " ".join([*GENERICS.values(), *FUNCTION_GENERICS.values()])))
        self.children = {}
        for name in self.api.types:
            outer, _, _ = name.rpartition(".")
            self.children.setdefault(outer, []).append(name)
        self.aliases = {
            name: text for name, text in self.api.aliases.items()
            if name not in self.api.types and "@convention" not in text and "__" not in text}
        self.aliases = {name: text for name, text in self.aliases.items() if self.is_known(text, name)}
        self.protocols = {name for name, type in self.api.types.items() if type.kind == "protocol"}
        self.from_object = {name for name, type in self.api.types.items() if type.parent == "NSObject"}
        self.named = set()
        self.newer = list(self.read_newer())
        self.left_out = 0

    def read_newer(self):
        """What came after the tables: the type that it belongs to and its declaration."""
        for line in (Path(__file__).parent / "newer-api.tsv").read_text().splitlines():
            columns = line.split("\t")
            if not line.startswith("#") and len(columns) > 3:
                is_type = "protocol " in columns[3] or "." not in columns[0]
                self.named.add(columns[0])
                yield "" if is_type else columns[0].rpartition(".")[0], columns[3]

    # What a type is made of

    def is_known(self, text, scope=""):
        if "CGPDF" in text or "SnapshotHandlers" in text or "ReorderingHandlers" in text:
            return False
        for word in WORDS.findall(text):
            if word in KNOWN or word in self.generic_names or word in self.aliases:
                continue
            if word in self.api.types and not self.api.types[word].is_foreign:
                continue
            if any(f"{outer}.{word}" in self.api.types or f"{outer}.{word}" in self.aliases for outer in outers(scope)):
                continue
            return False
        return True

    def chain(self, name):
        """The classes that a class inherits from."""
        parent = self.api.types[name].parent.split("<")[0]
        while parent in self.api.types and not self.api.types[parent].is_foreign:
            yield parent
            parent = self.api.types[parent].parent.split("<")[0]

    def inherited(self, name, member):
        """Ancestors' members of one name."""
        for parent in self.chain(name):
            for other in self.api.types[parent].members:
                if other.name == member.name and other.kind == member.kind:
                    yield other

    # Writing

    def text(self):
        parts = ["@_exported import Foundation", "import CoreFoundation", ""]
        for name, type in sorted(self.api.types.items()):
            if "." in name and not type.is_foreign:
                continue
            if name in IN_FOUNDATION or name.startswith("CGPDF"):
                continue
            parts.append(self.extension(type) if type.is_foreign else self.type(type))
        parts += [declaration for owner, declaration in self.newer if not owner]
        for name, text in sorted(self.aliases.items()):
            if "." not in name and self.is_known(text):
                parts.append(f"public typealias {name} = {plain(text)}")
        for member in self.api.globals:
            parts += self.member(member, "", "global")
        return "\n".join(parts) + "\n"

    def type(self, type):
        short = type.name.rpartition(".")[2]
        head = {"class": "open class", "struct": "public struct", "enum": "public enum", "protocol": "public protocol"}
        heritage = ", ".join(self.heritage(type))
        isolation = "@preconcurrency @MainActor " if type.on_main_actor else ""
        lines = [f"{isolation}{head[type.kind]} {short}{GENERICS.get(type.name, '')}{': ' + heritage if heritage else ''} {{"]
        if type.kind == "class" and type.parent == "NSObject" and not any(m.kind == "init" for m in type.members):
            lines.append("public override init() { fatalError() }")
        seen = set()
        # Where a protocol asks for less than there is, the tables have a property twice.
        for member in sorted(type.members, key=lambda member: "readonly" in member.marks):
            written = self.member(member, type.name, type.kind)
            key = (member.kind, member.name, member.type if member.kind != "var" else "")
            if key not in seen:
                seen.add(key)
                lines += written
        if type.kind == "class":
            lines += self.required(type) + self.missing(type)
        lines += [declaration for owner, declaration in self.newer if owner == type.name]
        for child in sorted(self.children.get(type.name, [])):
            if type.kind != "protocol":
                lines.append(self.type(self.api.types[child]))
        for name, text in sorted(self.aliases.items()):
            if name.rpartition(".")[0] == type.name and self.is_known(text, type.name):
                lines.append(f"public typealias {name.rpartition('.')[2]} = {plain(text)}")
        lines.append("}")
        if type.kind == "protocol":
            lines.append(self.defaults(type))
        return "\n".join(lines)

    def heritage(self, type):
        if type.kind == "enum":
            return [type.parent or "Sendable"] + (["Sendable"] if type.parent else [])
        if type.kind == "protocol":
            plain_values = type.name.endswith(("Configuration", "ConfigurationState"))
            return PROTOCOL_PARENTS.get(type.name) or ([] if plain_values else ["NSObjectProtocol"])
        if type.kind == "class":
            found = [type.parent] if type.parent else []
            for member in type.members:
                for mark in member.marks:
                    name = mark.removeprefix("of:")
                    if mark.startswith("of:") and name in self.protocols and name not in found:
                        if not any(f"of:{name}" in m.marks for p in self.chain(type.name) for m in self.api.types[p].members):
                            found.append(name)
            return found + ([] if type.on_main_actor else ["@unchecked Sendable"])
        raw = next((m.type for m in type.members if m.kind == "init" and m.name == "init(rawValue:)"), None)
        if not raw:
            return ["@unchecked Sendable"] if type.name in GENERICS else ["Hashable", "@unchecked Sendable"]
        raw_type = raw.strip("()").split(": ")[1]
        if raw_type in ("UInt", "Int", "UInt32", "Int32", "UInt64") and type.name != "UIWindow.Level":
            return ["OptionSet", "Sendable"]
        return ["RawRepresentable", "Hashable", "Sendable"]

    def missing(self, type):
        """What a class's protocols ask for and the tables do not repeat."""
        names = {m.name for name in [type.name, *self.chain(type.name)] for m in self.api.types[name].members}
        return [
            line for name in self.heritage(type) if name in self.protocols
            for member in self.api.types[name].members
            if member.name not in names and "optional" not in member.marks
            for line in self.member(member, type.name, "class")]

    def required(self, type):
        """Required initializers that have to be there once a class has one of its own."""
        own = {m.name for m in type.members if m.kind == "init" and "convenience" not in m.marks}
        if not own:
            return []
        # Every object of Objective-C can be made by `init()`.
        if "init()" not in {m.name for m in type.members} and [type.name, *self.chain(type.name)][-1] in self.from_object:
            override = "override " if self.inherits_init(type.name) else ""
            return [f"public {override}convenience init() {{ fatalError() }}"] + self.required_inherited(type, own)
        return self.required_inherited(type, own)

    def inherits_init(self, name):
        """Whether a class's superclass has a designated `init()`."""
        parent = self.api.types[name].parent.split("<")[0]
        if parent not in self.api.types or self.api.types[parent].is_foreign:
            return parent == "NSObject"
        own = {m.name for m in self.api.types[parent].members if m.kind == "init" and "convenience" not in m.marks}
        return "init()" in own or (not own and self.inherits_init(parent))

    def required_inherited(self, type, own):
        for parent in self.chain(type.name):
            for member in self.api.types[parent].members:
                if member.kind == "init" and "required" in member.marks and member.name not in own:
                    return self.member(member, type.name, "class")
        return []

    def defaults(self, type):
        lines = [f"extension {type.name} {{"]
        for member in type.members:
            if "optional" in member.marks:
                lines += self.member(member, type.name, "default")
        return "\n".join(lines + ["}"]) if len(lines) > 1 else ""

    def extension(self, type):
        lines = [f"extension {type.name} {{"]
        for member in type.members:
            lines += self.member(member, type.name, "extension")
        for child in sorted(self.children.get(type.name, [])):
            if not self.api.types[child].is_foreign:
                lines.append(self.type(self.api.types[child]))
        return "\n".join(lines + ["}"]) if type.name in KNOWN and len(lines) > 1 else ""

    def member(self, member, owner, place):
        text = plain(member.type)
        if member.kind != "case" and not self.is_known(member.type, owner):
            self.left_out += 1
            return []
        if member.kind == "case":
            return [f"case {escaped(member.name)}"]
        if place == "struct" and member.name in ("init(rawValue:)", "rawValue"):
            raw = text.strip("()").split(": ")[-1]
            return [f"public let rawValue: {raw}"] if member.kind == "var" else [f"public init(rawValue: {raw}) {{ self.rawValue = rawValue }}"]
        if place == "enum" and member.name in ("init(rawValue:)", "rawValue"):
            return []
        if member.name in ("description()", "hash(into:)", "==(_:_:)", "hashValue", "description", "debugDescription", "encode(to:)", "init(from:)"):
            return []
        if place == "class":
            if f"{owner}.{member.name}" in self.named:
                return []
            from_foundation = [owner, *self.chain(owner)][-1] not in self.from_object
            if from_foundation and any(mark.startswith("of:NS") for mark in member.marks) and member.kind != "init":
                return []
            if member.kind != "init" and any(self.inherited(owner, member)):
                return []
        access = {"protocol": "", "class": "open "}.get(place, "public ")
        body = "" if place == "protocol" else " { fatalError() }"
        if member.kind == "init":
            return self.initializer(member, owner, place, access, body)
        static = "static " if "static" in member.marks and place != "global" else ""
        if static and place == "class":
            static = "class "
        if member.kind == "var":
            name = escaped(member.name)
            if place == "protocol":
                return [f"{static}var {name}: {text} {{ get{'' if 'readonly' in member.marks else ' set'} }}"]
            accessors = "{ fatalError() }" if "readonly" in member.marks else "{ get { fatalError() } set { fatalError() } }"
            return [f"{access}{static}var {name}: {text} {accessors}"]
        if member.kind == "func" and re.match(r"\w", member.name):
            if place == "protocol":
                text = re.sub(r" = [^,)]+", "", text)
            result = "" if text.endswith("-> Void") or place == "protocol" else "@discardableResult "
            return [f"{result}{access}{static}func {signature(member.name, text)}{body}"]
        return []

    def initializer(self, member, owner, place, access, body):
        failable = "?" if "failable?" in member.marks else ""
        words = "public convenience " if place == "extension" and owner.startswith("NS") else "public "
        if place == "protocol":
            words = ""
        if place == "class":
            inherited = [m for m in self.inherited(owner, member) if "convenience" not in m.marks]
            if "convenience" in member.marks:
                words += "convenience "
                if inherited:
                    return []
            elif "required" in member.marks or any("required" in m.marks for m in inherited):
                words += "required "
            elif member.name == "init()" and self.inherits_init(owner):
                words += "override "
            elif inherited:
                if failable and not any("failable?" in m.marks for m in inherited):
                    return []
                words += "override "
        return [f"{words}init{failable}{signature(member.name.removeprefix('init'), plain(member.type) + ' -> Void').removesuffix(' -> Void')}{body}"]


def outers(scope):
    while scope:
        yield scope
        scope = scope.rpartition(".")[0]


def plain(text):
    text = text.replace("@sil_weak ", "").replace("@sil_unmanaged ", "")
    return re.sub(r"@convention\(block\) ", "", text)


def escaped(name):
    return f"`{name}`" if name in KEYWORDS else name


def split(parameters):
    """A parameter list's parts, divided where no bracket is open."""
    parts, depth, part = [], 0, ""
    for index, character in enumerate(parameters):
        depth += character in "([{<"
        depth -= character in ")]}" or (character == ">" and parameters[index - 1] != "-")
        if character == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += character
    return parts + [part.strip()] if part.strip() else parts


def closing(text):
    depth = 0
    for index, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0:
            return index
    return len(text) - 1


def signature(name, text):
    """`insert(_:at:)` and `(_: UIView, at: Int) -> Void` as a declaration."""
    generic = re.match(r"<[^(]*?>\s*(?=\()", text)
    start = generic.end() if generic else 0
    end = start + closing(text[start:])
    parameters = []
    for number, part in enumerate(split(text[start + 1:end])):
        label, _, type = part.partition(": ")
        parameters.append(f"{escaped(label) if label != '_' else '_'} p{number}: {type}")
    base = escaped(name.split("(")[0])
    parameter = generic.group(0).strip() if generic else FUNCTION_GENERICS.get(base) or FUNCTION_GENERICS.get(name, "")
    return f"{base}{parameter}({', '.join(parameters)}){text[end + 1:]}"


if __name__ == "__main__":
    stub = Stub()
    Path(sys.argv[1]).write_text(stub.text())
    print(f"{stub.left_out} declarations left out", file=sys.stderr)
