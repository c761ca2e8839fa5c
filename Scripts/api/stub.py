#!/usr/bin/env python3
"""Writes a module `UIKit` of bare declarations: Apple's names and signatures (apple-api.tsv) without bodies.

Arguments: the file to write, then what the compiler said of it, for a second go in which only those members of classes
are marked `@objc` that Objective-C can have. Classes are Objective-C's and protocols have optional requirements, as Apple's, so that the
compiler checks `@objc` as it does on Apple's platforms. What needs a framework that is not there is left out. API newer
than the tables comes from newer-api.tsv, Foundation from stub/Foundation.swift, written by hand; each name of both has
its documentation page.
"""
import re
import sys
from pathlib import Path

import apple

# Types of CoreGraphics that stub/modules/CGGeometry.h and stub/CoreGraphics.swift declare; only their members remain.
IN_GEOMETRY = {"CGPoint": {"x", "y"}, "CGSize": {"width", "height"}, "CGRect": {"origin", "size"}}
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
# Functions whose tables use undeclared type parameters.
FUNCTION_GENERICS = {
    "NSLayoutAnchor": "<AnchorType: AnyObject>",
    "dequeueConfiguredReusableCell": "<Cell: UICollectionViewCell, Item>",
    "dequeueConfiguredReusableSupplementary": "<Supplementary: UICollectionReusableView>",
    "instantiateViewController(identifier:creator:)": "<ViewController: UIViewController>",
    "instantiateInitialViewController(creator:)": "<ViewController: UIViewController>",
}
# Classes besides those of the main actor whose instances can be shared between threads; and protocols and structures
# that Apple declares in Swift, which do not exist in Objective-C.
SENDABLE = set(
    """CGColor CGColorConversionInfo CGColorSpace CGDataProvider CGFont CGFunction CGGradient CGImage CGPath CGPattern
    CGShading NSParagraphStyle NSTextTab UIColor UIFont UIFontDescriptor UIFontMetrics UIImage UIImage.Configuration
    UIImage.SymbolConfiguration UIImageAsset UITraitCollection""".split())
IN_SWIFT = {"UIContentConfiguration", "UIContentView", "UIConfigurationState", "UILayoutSupport", "UIIndirectScribbleInteractionDelegate"}
IN_C = {"CATransform3D", "CGAffineTransform", "CGVector", "NSDirectionalEdgeInsets", "UIAccessibilityTraits", "UIEdgeInsets",
        "UIFloatRange", "UIOffset"}
# Words after which Swift omits the type of the object that follows.
PREPOSITIONS = ("in", "In", "at", "At", "for", "For", "with", "With", "to", "To", "from", "From", "of", "Of")
# No requirements: one has pointers that only C types can have, the other is in an extension.
NOT_REQUIRED = {"layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)", "main()"}
# The inheritance of protocols, which the tables lack.
PROTOCOL_PARENTS = {
    "UITableViewDelegate": ["UIScrollViewDelegate"], "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"], "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"], "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UITextInput": ["UIKeyInput"], "UIKeyInput": ["UITextInputTraits"], "UIFocusItem": ["UIFocusEnvironment"],
    "UIViewImplicitlyAnimating": ["UIViewAnimating"], "UITraitEnvironment": ["NSObjectProtocol"],
    "UINavigationBarDelegate": ["UIBarPositioningDelegate"], "UIToolbarDelegate": ["UIBarPositioningDelegate"],
    "UISearchBarDelegate": ["UIBarPositioningDelegate"],
    "UIContextMenuInteractionCommitAnimating": ["UIContextMenuInteractionAnimating"],
}
KEYWORDS = {"default", "continue", "break", "repeat", "as", "is", "in", "for", "where", "return", "self", "case", "init", "subscript",
            "extension", "import", "operator", "internal", "public", "private", "switch", "if", "else", "do", "throw"}


# The attributes of members of Objective-C classes.
OBJC = "@objc dynamic "


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
        """A declaration newer than the tables: its type and its text."""
        for line in (Path(__file__).parent / "newer-api.tsv").read_text().splitlines():
            columns = line.split("\t")
            if not line.startswith("#") and len(columns) > 3:
                self.named.add(columns[0])
                yield columns[0].rpartition(".")[0], columns[3]

    # The parts of a type

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
        """Returns the superclasses of a class."""
        parent = self.api.types[name].parent.split("<")[0]
        while parent in self.api.types and not self.api.types[parent].is_foreign:
            yield parent
            parent = self.api.types[parent].parent.split("<")[0]

    def inherited(self, name, member):
        """Returns the ancestors' members with a name."""
        for parent in self.chain(name):
            for other in self.api.types[parent].members:
                if other.name == member.name and other.kind == member.kind:
                    yield other

    # Writing

    def text(self):
        parts = ["@_exported import Foundation", ""]
        for name, type in sorted(self.api.types.items()):
            if "." in name and not type.is_foreign:
                continue
            if name == "CGFloat" or name.startswith("CGPDF"):
                continue
            is_extension = type.is_foreign or name in IN_GEOMETRY
            parts.append(self.extension(type) if is_extension else self.type(type))
            parts += self.bridged(type)
        for name, text in sorted(self.aliases.items()):
            if "." not in name and self.is_known(text):
                parts.append(f"public typealias {name} = {plain(text)}")
        for member in self.api.globals:
            parts += self.member(member, "", "global")
        return "\n".join(parts) + "\n"

    def type(self, type):
        short = type.name.rpartition(".")[2]
        head = {"class": "@objc open class" if self.is_objective_c(type) else "open class", "struct": "public struct", "enum": "public enum", "protocol": "public protocol"}
        if type.kind == "protocol" and type.name not in IN_SWIFT or type.kind == "enum" and type.parent:
            head[type.kind] = f"@objc {head[type.kind]}"
        heritage = ", ".join(self.heritage(type))
        isolation = "@preconcurrency @MainActor " if type.on_main_actor else ""
        if type.kind == "class" and not type.on_main_actor:
            # Otherwise a protocol of the main actor would isolate the class.
            head["class"] = head["class"].replace("open class", "nonisolated open class")
        lines = [f"{isolation}{head[type.kind]} {short}{GENERICS.get(type.name, '')}{': ' + heritage if heritage else ''} {{"]
        if type.kind == "class" and type.parent == "NSObject" and not any(m.kind == "init" for m in type.members):
            lines.append("public override init() { fatalError() }")
        seen = set()
        # Where a protocol requires less than the class has, the tables list a property twice.
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
        return "\n".join(lines + ["}"])

    def bridged(self, type):
        """Returns conformances of the structures that exist in Objective-C, including nested ones."""
        if self.is_bridged(type) and type.name not in IN_GEOMETRY:
            yield f"extension {type.name}: _Bridged {{}}"
        for child in sorted(self.children.get(type.name, [])):
            yield from self.bridged(self.api.types[child])

    @staticmethod
    def is_bridged(type):
        return type.kind == "struct" and type.name not in GENERICS and (
            type.name in IN_C or type.name in IN_GEOMETRY or any(member.name == "init(rawValue:)" for member in type.members))

    @staticmethod
    def is_objective_c(type):
        """Returns whether a class is neither generic nor one of Core Foundation."""
        return type.name not in GENERICS and type.parent and "<" not in type.parent

    def heritage(self, type):
        if type.kind == "enum":
            return [type.parent or "Sendable"] + (["Sendable"] if type.parent else [])
        if type.kind == "protocol":
            plain_values = type.name.endswith(("Configuration", "ConfigurationState"))
            return PROTOCOL_PARENTS.get(type.name) or ([] if plain_values else ["NSObjectProtocol"])
        if type.kind == "class":
            found = [type.parent or "_CFType"]
            for member in type.members:
                for mark in member.marks:
                    name = mark.removeprefix("of:")
                    if mark.startswith("of:") and name in self.protocols and name not in found:
                        if not any(f"of:{name}" in m.marks for p in self.chain(type.name) for m in self.api.types[p].members):
                            found.append(name)
            is_shared = type.name in SENDABLE or any(parent in SENDABLE for parent in self.chain(type.name))
            return found + (["@unchecked Sendable"] if is_shared else [])
        raw = next((m.type for m in type.members if m.kind == "init" and m.name == "init(rawValue:)"), None)
        if not raw:
            return ["@unchecked Sendable"] if type.name in GENERICS else ["Hashable", "@unchecked Sendable"]
        raw_type = raw.strip("()").split(": ")[1]
        if raw_type in ("UInt", "Int", "UInt32", "Int32", "UInt64") and type.name != "UIWindow.Level":
            return ["OptionSet", "Sendable"]
        return ["RawRepresentable", "Hashable", "Sendable"]

    def missing(self, type):
        """Returns the requirements of a class's protocols that the tables do not repeat."""
        names = {m.name for name in [type.name, *self.chain(type.name)] for m in self.api.types[name].members}
        asked = [name for name in self.heritage(type) if name in self.protocols]
        for name in asked:
            asked += PROTOCOL_PARENTS.get(name, [])
        # Of optional requirements, classes have the properties.
        return [
            line for name in dict.fromkeys(asked) if name in self.protocols
            for member in self.api.types[name].members
            if member.name not in names and ("optional" not in member.marks or member.kind == "var")
            for line in self.member(member, type.name, "class")]

    def required(self, type):
        """Returns required initializers that a class with other initializers needs."""
        own = {m.name for m in type.members if m.kind == "init" and "convenience" not in m.marks}
        if not own:
            return []
        # Every Objective-C object can be created by `init()`.
        if "init()" not in {m.name for m in type.members} and [type.name, *self.chain(type.name)][-1] in self.from_object:
            override = "override " if self.inherits_init(type.name) else ""
            return [f"public {override}convenience init() {{ fatalError() }}"] + self.required_inherited(type, own)
        return self.required_inherited(type, own)

    def inherits_init(self, name):
        """Returns whether a class's superclass has a designated `init()`."""
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

    def extension(self, type):
        lines = [f"extension {type.name} {{"]
        for member in type.members:
            lines += self.member(member, type.name, "extension")
        for child in sorted(self.children.get(type.name, [])):
            if not self.api.types[child].is_foreign:
                lines.append(self.type(self.api.types[child]))
        is_known = type.name in KNOWN or type.name in IN_GEOMETRY
        return "\n".join(lines + ["}"]) if is_known and len(lines) > 1 else ""

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
        if owner in IN_GEOMETRY and (member.name in {*IN_GEOMETRY[owner], "zero", "init()"} or self.is_memberwise(member)):
            return []
        if place == "class":
            if f"{owner}.{member.name}" in self.named:
                return []
            from_foundation = [owner, *self.chain(owner)][-1] not in self.from_object
            if from_foundation and any(mark.startswith("of:NS") for mark in member.marks) and member.kind != "init":
                return []
            if member.kind != "init" and any(self.inherited(owner, member)):
                return []
        # The compiler represents Objective-C errors by a type that Linux's standard library lacks.
        throws = " throws" in text
        if place == "protocol" and (throws or member.name in NOT_REQUIRED):
            self.left_out += 1
            return []
        optional = "@objc optional " if "optional" in member.marks and owner not in IN_SWIFT else ""
        objc = OBJC if place == "class" and self.is_objective_c(self.api.types[owner]) and not throws else ""
        access = {"protocol": optional, "class": f"{objc}open "}.get(place, "public ")
        body = "" if place == "protocol" else " { fatalError() }"
        if member.kind == "init":
            return self.initializer(member, owner, place, access, body)
        static = "static " if "static" in member.marks and place != "global" else ""
        if static and place == "class":
            static = "class "
        if member.kind == "var":
            name = escaped(member.name)
            if place == "protocol":
                return [f"{access}{static}var {name}: {text} {{ get{'' if 'readonly' in member.marks else ' set'} }}"]
            accessors = "{ fatalError() }" if "readonly" in member.marks else "{ get { fatalError() } set { fatalError() } }"
            return [f"{access}{static}var {name}: {text} {accessors}"]
        if member.kind == "func" and re.match(r"\w", member.name):
            if place == "protocol":
                text = re.sub(r" = [^,)]+", "", text)
            result = "" if text.endswith("-> Void") or place == "protocol" else "@discardableResult "
            selector = self.selector(member, owner)
            if selector and "@objc" in access:
                access = access.replace("@objc", selector, 1)
            return [f"{result}{access}{static}func {signature(member.name, text)}{body}"]
        return []

    def selector(self, member, owner):
        """Returns an Objective-C selector, where the derived one would be that of another member."""
        same = [m for m in self.api.types[owner].members if m.name == member.name and m.kind == "func"] if owner in self.api.types else []
        is_overloaded = len({m.type for m in same}) > 1
        if owner not in self.api.types or not is_overloaded and self.api.types[owner].kind != "protocol":
            return ""
        base, _, labels = member.name.rstrip(")").partition("(")
        pieces = []
        for part in split(member.type[1:closing(member.type)]):
            label, _, type = part.partition(": ")
            name = label.strip("_")
            name = base + name[:1].upper() + name[1:] if not pieces else name
            short = re.sub(r"^(UI|NS|CG|CA)", "", re.sub(r"@\w+ |\W", "", type))
            pieces.append(name + (short if is_overloaded or name.endswith(PREPOSITIONS) else ""))
        return f"@objc({''.join(piece + ':' for piece in pieces) or base})"

    @staticmethod
    def is_memberwise(member):
        return member.name in ("init(origin:size:)", "init(x:y:)", "init(width:height:)") and "CG" in member.type

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
    """Returns the parts of a parameter list, separated outside of brackets."""
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
    """Returns `insert(_:at:)` and `(_: UIView, at: Int) -> Void` as a declaration."""
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


def without_objc(text, errors):
    """Returns the declarations, without `@objc` where the compiler reports that Objective-C cannot represent them."""
    lines = text.split("\n")
    for number in re.findall(r"^[^ ]+:(\d+):\d+: error: .* cannot be marked '@objc'", errors, re.MULTILINE):
        lines[int(number) - 1] = re.sub(r"@objc(\(.*?\))? dynamic ", "", lines[int(number) - 1])
    return "\n".join(lines)


def main(output, errors=None):
    if errors:
        return output.write_text(without_objc(output.read_text(), Path(errors).read_text()))
    stub = Stub()
    output.write_text(stub.text())
    print(f"{stub.left_out} declarations of Apple's left out")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
