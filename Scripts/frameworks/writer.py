"""Writes inert declarations: Apple's names and signatures, with neutral values."""

import re

from interface import Parameter, signature, split
from neutral import SUCCESS, Neutral

VIEWS = set(
    """StandInView UIView UIControl UIButton UIImageView UIScrollView UILabel UITableViewCell UICollectionViewCell UIStackView
    UITextField UITextView UITableView UICollectionView UICollectionReusableView UIVisualEffectView""".split())
CONTROLLERS = set(
    """UIViewController UINavigationController UITabBarController UITableViewController UICollectionViewController
    UIPageViewController UISplitViewController UIAlertController UIImagePickerController UIActivityViewController""".split())
# The superclasses of classes that show nothing here.
SHOWN = {"UIView", "UIControl", "UIViewController", "CALayer"}
ACTORS = VIEWS | CONTROLLERS | set(
    """UIWindow UIResponder UIApplication UIGestureRecognizer UIBarButtonItem UIBarItem UIPresentationController UIMenu
    UIScene UIWindowScene""".split())
DROPPED = {
    "NSCoding", "NSSecureCoding", "NSMutableCopying", "NSFastEnumeration", "_ObjectiveCBridgeable", "_SwiftNewtypeWrapper",
    "_CFObject", "NSItemProviderReading", "NSItemProviderWriting", "UIAppearance", "UIAppearanceContainer",
    "NSDiscardableContent", "_ErrorCodeProtocol", "_BridgedStoredNSError", "_BridgedNSError", "__ObjectiveCBridgeable",
    "NSUserActivityRestoring", "UIUserActivityRestoring", "@unchecked Sendable", "_INIntentSetImageKeyPath",
}

# Aliases of conformances, which the compiler infers.
REQUIRED_ALIASES = {"ArrayLiteralElement", "Element", "RawValue", "Code", "Index", "Indices", "Iterator", "SubSequence", "Body"}


def plain(type):
    """Returns the name of a type without specifiers and wrappers."""
    return re.sub(r"^(@\w+(\([^)]*\))? |any |__owned |inout )+", "", type).rstrip("?!").strip("[]")


# The raw values of structures that conform to these protocols.
RAW_VALUES = {"_CMFormatDescriptionFourCCConvertible": "FourCharCode", "_CMObjectiveCBridgeableWithRawValue": "CFString"}

# Frameworks whose asynchronous functions throw instead of returning false.
THROWING_ON_FALSE = {"HealthKit"}

# The handlers that frameworks call when something occurs, rather than once at the end of a call.
EVENTS = r"\b(invalidate|interruption|launch|update|capture|reachable|keepAlive|dataReceived)Handler\b"


class Behavior:
    """The behavior of generated declarations, from a table of a framework:

        MKMapView: StandInView                            another superclass
        MKMapView.isZoomEnabled = true                    a property's first value; if it is read-only, its value each time
        MKMapView.annotations stored                      a property that functions of the class set
        HKSourceQuery.init(sampleType:) { objectType = sampleType }   what an initializer does after it has set properties
        CLLocationManager.delegate didSet { report() }    what follows a change of a weak property
        ARSCNView.session settable                        a property that Apple's interface lists without its setter
        MKMapView.addAnnotation(_:) { annotations.append(annotation) }
        SKPaymentQueue.add(payment:) { fail(payment) }    by the names of parameters, for functions of the same labels
        PDFViewDelegate.pdfViewWillClick(onLink:with:) { UIApplication.shared.open(url) }   an optional requirement, without a method
        MKMapView += private var count = 0                another member
        CNAuthorizationStatus += case limited             another case of an enumeration
    """

    def __init__(self, path):
        self.parents, self.values, self.stored, self.bodies, self.members = {}, {}, set(), {}, {}
        self.observers, self.settable = {}, set()
        lines = path.read_text().splitlines() if path.exists() else []
        for line in lines:
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            name, rest = re.match(r"([\w.]+(?:\([\w:]*\))?)\s*(.*)", line).groups()
            if rest.startswith(":"):
                self.parents[name] = rest[1:].strip()
            elif rest.startswith("+="):
                self.members.setdefault(name, []).append(rest[2:].strip())
            elif rest.startswith("="):
                self.values[name] = rest[1:].strip()
            elif rest.startswith("{"):
                self.bodies[name] = rest[1:-1].strip()
            elif rest.startswith("didSet "):
                self.observers[name] = rest
            elif rest == "settable":
                self.settable.add(name)
            elif rest == "stored":
                self.stored.add(name)
            else:
                raise SystemExit(f"{path}: {line}")


class Framework:
    """The declarations of one framework, by type."""

    def __init__(self, name, nodes, known, hand, behavior, numbers):
        self.name, self.known, self.hand, self.behavior = name, known, hand, behavior
        # The raw values of cases that are not counted.
        self.numbers = numbers
        # Declarations of other modules, for a framework that completes those.
        self.present = set()
        self.types, self.extensions, self.globals, self.aliases, self.nested, self.unmet = {}, {}, [], [], {}, ()
        # Initializers of classes of Core Foundation, which the interface lists in protocols of these classes.
        self.trampolines, self.conformances = {}, {}
        self.names = known.neutral
        for node in nodes:
            self._add(node, "")

    # Reading

    def _add(self, node, outer):
        if node.kind == "extension" and node.name.endswith("InitTrampoline"):
            self.trampolines.setdefault(node.name, []).extend(c for c in node.children if c.kind == "init")
            return
        if not usable(node):
            return
        name = (outer + "." if outer else "") + node.name
        if node.kind == "extension":
            for child in node.children:
                child.modifiers.add("extension")
                self._add(child, node.name)
            if node.inherited:
                self.conformances.setdefault(node.name, []).extend(node.inherited)
        elif node.kind in ("class", "struct", "enum", "protocol"):
            if "<" in node.text.split(":")[0]:
                return
            entry = self.types.setdefault(name, {"node": node, "members": [], "inherited": []})
            entry["node"] = node
            entry["inherited"] += node.inherited
            for child in node.children:
                self._add(child, name)
        elif node.kind == "typealias" and not outer:
            self.aliases.append(node)
        elif node.kind == "typealias":
            if node.name not in REQUIRED_ALIASES and "<" not in node.text:
                self.nested.setdefault(f"{outer}.{node.name}", node)
        elif outer:
            self.extensions.setdefault(outer, []).append(node)
        else:
            self.globals.append(node)

    def register(self):
        """Returns the information about these types that others need."""
        for name, inherited in self.conformances.items():
            if name in self.types:
                self.types[name]["inherited"] += [t for t in inherited if t not in self.types[name]["inherited"]]
        self.conformances = {}
        for outer, members in self.extensions.items():
            if outer in self.types:
                self.types[outer]["members"] += [m for m in members if m not in self.types[outer]["members"]]
        for node in self.aliases:
            left, _, right = node.text[len("typealias ") :].partition(" = ")
            self.names.aliases.setdefault(left.strip(), right.strip())
        for name, node in self.nested.items():
            self.names.aliases.setdefault(name, node.text.partition(" = ")[2].strip())
        # The raw value of a type can be of a type that follows.
        for name, entry in [*self.types.items(), *self.types.items()]:
            self._register(name, entry)
        for name, entry in self.types.items():
            if entry["node"].kind == "class" and "." not in name:
                for protocol in (t for t in entry["inherited"][1:] if self.names.kinds.get(t) == "protocol"):
                    self.names.conforming.setdefault(protocol, name)

    def _register(self, name, entry):
        node = entry["node"]
        if node.kind == "enum":
            self.names.kinds[name] = "enum"
            cases = [m for m in entry["members"] if m.kind == "case"]
            self.names.firsts[name] = cases[0].name if cases and "(" not in cases[0].text else None
        elif node.kind == "struct":
            self.names.kinds[name] = self._structure(entry)
        elif node.kind == "class":
            if name in self.behavior.parents:
                entry["inherited"][0] = self.behavior.parents[name]
            parent = next((p for p in entry["inherited"] if p not in DROPPED), "")
            self.known.parents[name] = parent
            self.names.kinds[name] = "class"
        else:
            self.names.kinds[name] = "protocol"
            self.known.protocols.add(name)

    @staticmethod
    def _raw(entry):
        for member in entry["members"]:
            match = re.match(r"(?:let|var) rawValue: (\S+)", member.text)
            if match:
                return match.group(1)
        return next((RAW_VALUES[type] for type in entry["inherited"] if type in RAW_VALUES), None)

    def _structure(self, entry):
        raw = self._raw(entry)
        if "OptionSet" in entry["inherited"]:
            return "options"
        if raw:
            return "text" if self._isText(raw) else "number"
        return "struct"

    def _isText(self, raw):
        """Whether a raw value is a string, or a type whose raw value is one."""
        resolved = self.names.resolved(raw)
        return resolved in ("String", "NSString", "CFString") or self.names.kinds.get(resolved) == "text"

    # Writing

    def write(self, out, skipped, unmet=()):
        self.unmet, self.failures = unmet, 0
        for name in sorted(self.types):
            if name.split(".")[0] in self.hand or name in self.hand | self.present:
                continue
            self._type(name, self.types[name], out, skipped)
        for outer in sorted(self.extensions):
            if outer not in self.types or outer in self.present:
                self._foreign(outer, self.extensions[outer], out)
        for node in self.aliases:
            if node.name not in self.hand | self.present:
                out.add(node.name, f"public {node.text}")
        for name, node in self.nested.items():
            outer = name.rpartition(".")[0]
            if outer in self.types and not {name, outer} & (self.hand | self.present):
                out.add(name, f"extension {outer} {{ public {node.text} }}")
        for node in self.globals:
            if node.name not in self.hand | self.present:
                self._global(node, out)

    def _type(self, name, entry, out, skipped):
        outer, _, simple = name.rpartition(".")
        if outer and any(outer == s or outer.startswith(s + ".") for s in skipped):
            return
        node = entry["node"]
        write = {"class": self._class, "struct": self._struct, "enum": self._enum, "protocol": self._protocol}[node.kind]
        lines = write(name, simple, entry)
        if not lines:
            return
        head, members, tail = lines
        if outer:
            head = f"extension {outer} {{ {head}"
            tail = [f"{line}" for line in tail]
        out.open(name, head)
        for key, text in members:
            out.add(f"{name}.{key}", text, "    ")
        out.close("}}" if outer else "}")
        for key, text in tail:
            out.add(f"{name}.{key}", text)

    # Enumerations and structures

    def _enum(self, name, simple, entry):
        raw = next((t for t in entry["inherited"] if t not in DROPPED), "Int")
        cases = [m for m in entry["members"] if m.kind == "case"]
        if not cases:
            return None
        if any("(" in c.text for c in cases):
            conformances = [t for t in entry["inherited"] if t in ("Equatable", "Hashable")]
            colon = ": " + ", ".join(dict.fromkeys(conformances)) if conformances else ""
            return f"public enum {simple}{colon} {{", [(c.text, c.text) for c in cases], []
        added = self.behavior.members.get(name, [])
        labels = [c.name for c in cases] + [text.removeprefix("case ") for text in added if text.startswith("case ")]
        members = [(c.name, f"case {c.name}{self._number(name, c.name, labels)}") for c in cases]
        members += [(text, text + (self._number(name, text[len("case "):], labels) if text.startswith("case ") else "")) for text in added]
        names = [c.name for c in cases]
        for member in entry["members"]:
            match = re.match(r"var (\w+): ([\w.]+) \{ get \}", member.text)
            if match and "static" in member.modifiers and match.group(2) == name:
                same = next((n for n in names if n.startswith(match.group(1))), names[0])
                members.append((match.group(1), f"public static var {match.group(1)}: {simple} {{ .{same} }}"))
        if name.endswith(".Code"):
            # `catch` matches an error with its code.
            error = name[: -len(".Code")]
            members.append(("match", f"public static func ~= (code: Self, error: any Error) -> Bool {{ (error as? {error})?.code == code }}"))
        conformances = f"{raw}, Sendable, CaseIterable" if False else f"{raw}, Sendable"
        return f"public enum {simple}: {conformances} {{", members, []

    def _number(self, type, label, labels):
        """Returns the raw value of a case, if those of the type are not counted; a case that has none follows the others."""
        labels = [other.strip("`") for other in labels]
        known = [self.numbers[f"{type}.{other}"] for other in labels if f"{type}.{other}" in self.numbers]
        if not known:
            return ""
        others = [other for other in labels if f"{type}.{other}" not in self.numbers]
        label = label.strip("`")
        return f" = {self.numbers.get(f'{type}.{label}', max(known) + 1 + (others.index(label) if label in others else 0))}"

    def _struct(self, name, simple, entry):
        if "_BridgedStoredNSError" in entry["inherited"]:
            return self._error(name, simple, entry)
        kind, raw = self._structure(entry), self._raw(entry)
        if kind == "struct":
            return self._record(name, simple, entry)
        # The interface does not list the raw value of options that are declared in Swift.
        raw = {"NSString": "String", None: "UInt32"}.get(raw, raw)
        conformance = "OptionSet, Sendable" if kind == "options" else "RawRepresentable, Hashable, Sendable"
        mutable = "let" if kind == "options" or "_SwiftNewtypeWrapper" in entry["inherited"] else "var"
        members = [
            ("rawValue", f"public {mutable} rawValue: {raw}"),
            ("init(rawValue:)", f"public init(rawValue: {raw}) {{ self.rawValue = rawValue }}"),
        ]
        if kind != "options":
            members.append(("init", f"public init(_ rawValue: {raw}) {{ self.rawValue = rawValue }}"))
        count, seen = 0, set()
        for member in entry["members"]:
            match = re.match(r"(?:var|let) (`?\w+`?): ([\w.]+)", member.text)
            if not match or "static" not in member.modifiers or match.group(2) != name or match.group(1) in seen:
                continue
            seen.add(match.group(1))
            if kind == "options":
                value = self.numbers.get(f"{name}.{match.group(1).strip('`')}", f"1 << {count % 31}")
            else:
                value = str(count) if kind == "number" else text(identifier(simple, match.group(1)), raw, self.names)
            count += 1
            members.append((match.group(1), f"public static var {match.group(1)}: {simple} {{ {simple}(rawValue: {value}) }}"))
        return f"public struct {simple}: {conformance} {{", members, []

    def _error(self, name, simple, entry):
        members = [
            ("code", f"public let code: Code"),
            ("userInfo", "public nonisolated(unsafe) let userInfo: [String: Any]"),
            ("init", "public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code; self.userInfo = userInfo }"),
            ("errorDomain", f'public static var errorDomain: String {{ "{name}Domain" }}'),
            ("errorCode", "public var errorCode: Int { Int(code.rawValue) }"),
            ("hash", "public func hash(into hasher: inout Hasher) { hasher.combine(code) }"),
            ("errorUserInfo", "public var errorUserInfo: [String: Any] { userInfo }"),
            ("==", "public static func == (a: Self, b: Self) -> Bool { a.code == b.code }"),
        ]
        codes = [m.name for m in entry["members"] if re.match(r"var \w+: [\w.]+\.Code", m.text)]
        first = self.names.firsts.get(name + ".Code") or (codes[0] if codes else None)
        if first:
            code = f"Code(rawValue: Code.RawValue(truncatingIfNeeded: error.code)) ?? .{first}"
            members.append(("init(_nsError)", f"public init(_nsError error: NSError) {{ self.init({code}, userInfo: error.userInfo) }}"))
        if name + ".Code" not in self.types:
            if not codes:
                return None
            test = "public static func ~= (code: Self, error: any Error) -> Bool { (error as? %s)?.code == code }" % name
            codes += [text.removeprefix("case ") for text in self.behavior.members.get(f"{name}.Code", [])]
            cases = ", ".join(code + self._number(name + ".Code", code, codes) for code in codes)
            members.append(("Code", f"public enum Code: Int, Sendable {{ case {cases}; {test} }}"))
            self.names.kinds[name + ".Code"], self.names.firsts[name + ".Code"] = "enum", codes[0]
        for member in entry["members"]:
            match = re.match(r"var (\w+): [\w.]+\.Code", member.text)
            if match and "static" in member.modifiers:
                members.append((match.group(1), f"public static var {match.group(1)}: Code {{ .{match.group(1)} }}"))
        return f"public struct {simple}: CustomNSError, Hashable, Sendable {{", members, []

    def _record(self, name, simple, entry):
        members, fields, seen = [], set(), set()
        for member in entry["members"]:
            match = re.match(r"(var|let) (`?\w+`?): (.+?)( \{ get \}| \{ get set \})?$", member.text)
            if match and not member.modifiers & {"static", "class"} and not match.group(4):
                value = self.names.value(match.group(3))
                if value is None:
                    return None
                fields.add(match.group(2))
                members.append((match.group(2), f"public var {match.group(2)}: {match.group(3)} = {value}"))
            elif match:
                members += self._property(name, member, "public", stores=False)
            elif member.kind == "func":
                members += self._function(name, member, "public")
        members.append(("init()", "public init() {}"))
        for member in entry["members"]:
            if member.kind != "init" or "<" in member.text.split("(")[0] or member.text.startswith("init()"):
                continue
            parameters, throws, _ = signature(member.text)
            labels = ",".join(p.label for p in parameters)
            if labels in seen or labels == "coder":
                continue
            seen.add(labels)
            body = "; ".join(f"self.{p.name} = {p.name}" for p in parameters if p.name in fields)
            members.append((f"init({labels})", f"public init{optional(member)}({listed(parameters)}) {{ {body} }}"))
        conformances = [t for t in entry["inherited"] if t in ("Equatable", "Hashable")]
        colon = ": " + ", ".join(dict.fromkeys(conformances)) if conformances else ""
        return f"public struct {simple}{colon} {{", members, []

    # Protocols

    def _protocol(self, name, simple, entry):
        members, tail = [], []
        inherited = [t for t in entry["inherited"] if t not in DROPPED]
        for member in entry["members"]:
            if "extension" in member.modifiers:
                tail += [(key, f"extension {name} {{ {text} }}") for key, text in self._extended(name, member)]
            elif member.kind == "var":
                match = re.match(r"var (\w+): (.+?)( \{ get( set)? \})?$", member.text)
                if not match or "static" in member.modifiers:
                    continue
                type = clean(match.group(2))
                accessors = "get" if match.group(3) and not match.group(4) else "get set"
                if "optional" in member.modifiers:
                    value = self.names.value(type)
                    if value is None:
                        continue
                    setter = " set {}" if "set" in accessors else ""
                    tail.append((match.group(1), f"extension {name} {{ public var {match.group(1)}: {type} {{ get {{ {value} }}{setter} }} }}"))
                members.append((match.group(1), f"var {match.group(1)}: {type} {{ {accessors} }}"))
            elif member.kind == "func" and not member.modifiers & {"static", "class"}:
                parameters, throws, result = signature(member.text)
                key = member.name + "(" + ",".join(p.label for p in parameters) + ")"
                base = f"func {member.name}({listed(parameters, defaults=False)}){' throws' if throws else ''} -> {clean(result)}"
                if "optional" in member.modifiers:
                    value = self.names.value(result)
                    if value is None:
                        continue
                    title = f"{name}.{member.name}(" + "".join(p.label + ":" for p in parameters) + ")"
                    body = self.behavior.bodies.get(title, f"return {value}" if value else "")
                    tail.append((key, f"extension {name} {{ public {base} {{ {body} }} }}"))
                else:
                    title = f"{name}.{member.name}({''.join(p.label + ':' for p in parameters)})"
                    asynchronous = self._asynchronous(key, f"public func {member.name}", title, parameters, clean(result))
                    tail += [(k, f"extension {name} {{ {text} }}") for k, text in asynchronous]
                members.append((key, base))
        actor = "@preconcurrency @MainActor " if self._isOnMainActor(entry) else ""
        colon = f": {', '.join(inherited)}" if inherited else ": AnyObject"
        return f"{actor}public protocol {simple}{colon} {{", members, tail

    def _extended(self, name, member):
        """Returns the member of an extension."""
        if member.kind in ("var", "let"):
            return self._property(name, member, "public", stores=False)
        return self._function(name, member, "public") if member.kind == "func" else []

    def _isOnMainActor(self, entry):
        for member in entry["members"]:
            if member.kind == "func":
                if any(self.known.isActor(plain(p.type)) for p in signature(member.text)[0]):
                    return True
        return False

    # Classes

    def _class(self, name, simple, entry):
        inherited = list(dict.fromkeys(t for t in entry["inherited"] if t not in DROPPED and (name, t) not in self.unmet))
        if "_CFObject" in entry["inherited"]:
            return self._object(name, simple, entry)
        parent = inherited[0] if inherited and inherited[0] not in self.known.protocols else ""
        root = self.known.root(name)
        members, seen = [], set()
        stored = self._storedByInit(entry) | self._storedByAncestors(name)
        if self._mutable(name) in self.types:
            stored |= set(self._instanceProperties(entry))
        if parent and self._mutable(parent) == name and parent in self.types:
            members += self._mutableProperties(self.types[parent], entry)
            seen |= {key for key, _ in members}
        for member in entry["members"] + self._requirements(inherited):
            if f"{name}.{member.name}" in self.hand:
                continue
            if member.kind in ("var", "let"):
                found = self._property(name, member, "open", stores=True, settable=stored)
            elif member.kind == "func":
                found = self._function(name, member, "open")
            elif member.kind == "subscript":
                found = self._subscript(member)
            else:
                continue
            for key, text in found:
                if key not in seen and not self.known.has(parent, key):
                    seen.add(key)
                    members.append((key, text))
        self.known.members[name] = seen
        members += [(text, text) for text in self.behavior.members.get(name, [])]
        members += self._initializers(name, entry, parent, root, stored)
        if "NSCopying" in inherited and not any(k.startswith("copy(") for k, _ in members) and not self.known.inheritsCopy(parent):
            members.append(("copy(with)", "open func copy(with zone: NSZone? = nil) -> Any { self }"))
        if "NSCopying" in inherited:
            self.known.copying.add(name)
            if self.known.inheritsCopy(parent):
                inherited.remove("NSCopying")
        codes = self._codes(entry, parent, root)
        if codes:
            members += coding(name, root)
            inherited.append("NSSecureCoding")
        if parent == "NSObject" and not self.known.isActor(name):
            # Objects are arguments of formats.
            inherited.append("CVarArg")
        # Views are the delegates of their layers already.
        known = {"CALayerDelegate"} if root in ("view", "stand-in") else set()
        inherited = [t for t in inherited if t == parent or t not in known and not self.known.conforms(parent, t)]
        colon = f": {', '.join(inherited)}" if inherited else ""
        actor = "@preconcurrency @MainActor " if self.known.isActor(name) else ""
        return f"{actor}open class {simple}{colon} {{", members, []

    def _codes(self, entry, parent, root):
        """Whether a class conforms to coding, which its superclass does not; its subclasses have its initializer."""
        conforms = {"NSCoding", "NSSecureCoding"} & set(entry["inherited"])
        name = entry["node"].name
        isCoding = conforms and root in ("none", "object") and parent in ("", "NSObject") or parent in self.known.coding
        if isCoding:
            self.known.coding.add(name)
        return isCoding and parent not in self.known.coding

    def _object(self, name, simple, entry):
        """Returns a class of Core Foundation; few have a subclass, which is that of mutable objects."""
        inherited = [t for t in dict.fromkeys(entry["inherited"]) if t in self.types and (name, t) not in self.unmet]
        parents = [t for t in inherited if self.types[t]["node"].kind == "class"]
        inherited = [t for t in inherited if t not in parents]
        members = [("init()", "public override init() { super.init() }")] if parents else [
            ("init()", "public init() {}"),
            ("==", f"public static func == (a: {simple}, b: {simple}) -> Bool {{ a === b }}"),
            ("hash", "public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"),
        ]
        for member in entry["members"] + self._requirements(inherited):
            if f"{name}.{member.name}" not in self.hand:
                members += [m for m in self._extended(name, member) if m[0] not in {key for key, _ in members}]
        for member in (m for t in entry["inherited"] for m in self.trampolines.get(t, ())):
            if "<" in member.text.split("(")[0]:
                continue
            parameters, throws, _ = signature(member.text)
            labels = ",".join(p.label + ":" + p.type for p in parameters)
            title = f"{simple}.init({''.join(p.label + ':' for p in parameters)})"
            end = f'throw Inert.error("{title}")' if throws else f'Inert.use("{title}")'
            effect = " throws" if throws else ""
            members.append((f"init({labels})", f"public convenience init{optional(member)}({listed(parameters)}){effect} {{ self.init(); {end} }}"))
        start = parents or ["Hashable", "@unchecked Sendable"]
        final = "" if any(name in other["inherited"] for other in self.types.values()) else "final "
        return f"public {final}class {simple}: {', '.join([*start, *inherited])} {{", members, []

    @staticmethod
    def _mutable(name):
        """Returns Apple's name for the mutable class: the prefix, then "Mutable"."""
        return f"{name[:2]}Mutable{name[2:]}"

    @staticmethod
    def _instanceProperties(entry):
        """Returns the types of the objects' properties, by their names."""
        found = {}
        for member in entry["members"]:
            match = re.match(r"var (`?\w+`?): (.+?)( \{ get( set)? \})?$", member.text)
            if match and not member.modifiers & {"static", "class"}:
                found[match.group(1)] = clean(match.group(2))
        return found

    def _mutableProperties(self, parent, entry):
        """The interface does not list what a class redeclares as settable: all members of its superclass."""
        own = self._instanceProperties(entry)
        return [
            (name, f"open override var {name}: {type} {{ get {{ super.{name} }} set {{ super.{name} = newValue }} }}")
            for name, type in self._instanceProperties(parent).items()
            if name not in own and name != "hash" and self.names.value(type) is not None
        ]

    def _storedByInit(self, entry):
        """Returns the properties that an initializer of the class sets, by the names of its parameters."""
        types = {}
        for member in entry["members"]:
            match = re.match(r"var (\w+): (.+?)( \{ get( set)? \})?$", member.text)
            # A property without a neutral value is left out.
            hasValue = match and self.names.value(clean(match.group(2))) is not None
            if hasValue and not member.modifiers & {"static", "class"}:
                types[match.group(1)] = plain(clean(match.group(2)))
        found = set()
        for member in entry["members"]:
            if member.kind == "init" and "(" in member.text:
                for parameter in signature(member.text)[0]:
                    for name in (parameter.name, parameter.label):
                        if types.get(name) == plain(parameter.type):
                            found.add(name)
        return found

    def _storedByAncestors(self, name):
        """Returns the properties of superclasses that the table of behavior lets functions set."""
        properties = [full.rpartition(".") for full in self.behavior.stored]
        return {property for owner, _, property in properties if owner in self.known.ancestors(name)[1:]}

    def _requirements(self, inherited):
        """Returns the requirements of the framework's own protocols for a conforming class, which Apple's list does not repeat."""
        members = []
        for entry in (self.types[name] for name in inherited if name in self.types):
            if entry["node"].kind == "protocol":
                members += [m for m in entry["members"] if not m.modifiers & {"static", "class", "extension"}]
                members += self._requirements(entry["inherited"])
        return members

    def _initializers(self, name, entry, parent, root, stored):
        members, seen = [], set()
        call = {"stand-in": f'super.init(kind: "{name}", frame: {{frame}})', "view": "super.init(frame: {frame})", "controller": "super.init(nibName: nil, bundle: nil)"}.get(root, "super.init()")
        designated, own = False, {}
        report = self._report(name, parent)
        for member in entry["members"]:
            if member.kind != "init" or "<" in member.text.split("(")[0]:
                continue
            parameters, throws, _ = signature(member.text)
            labels = ",".join(p.label for p in parameters)
            if labels in seen or "..." in member.text or labels == "coder":
                continue
            if root in ("view", "controller", "stand-in") and labels in ("", "frame", "nibName,bundle"):
                continue
            seen.add(labels)
            sets = ""
            written = self.behavior.bodies.get(f"{name}.init({''.join(p.label + ':' for p in parameters)})")
            for parameter in parameters:
                for key in dict.fromkeys((parameter.name, parameter.label)):
                    if key in stored:
                        optionalValue = parameter.type.endswith("?") and f"if let {parameter.name} {{ self.{key} = {parameter.name} }}"
                        sets += "; " + (optionalValue if optionalValue and not self._isOptional(entry, key) else f"self.{key} = {parameter.name}")
                        break
            sets += report + (f"; {written}" if written else "")
            start = call.format(frame=next((p.name for p in parameters if p.label == "frame"), ".zero"))
            if labels == "":
                word = "required " if self.known.required & set(self.known.ancestors(parent)) else "override "
                overrides = "" if root == "none" else word
                start = "" if root == "none" else start
                members.append(("init()", f"public {overrides}init() {{ {start} }}"))
                continue
            if "convenience" in member.modifiers and root not in ("view", "controller", "stand-in"):
                members.append((f"init({labels})", f"public convenience init{optional(member)}({listed(parameters)}){' throws' if throws else ''} {{ self.init(){sets} }}"))
            else:
                designated = True
                own[labels] = (parameters, throws, optional(member))
                start = "" if root == "none" else start
                override = "override " if self.known.hasInit(parent, labels) else ""
                members.append((f"init({labels})", f"public {override}init{optional(member)}({listed(parameters)}){' throws' if throws else ''} {{ {start}{sets} }}"))
        # As in Objective-C, a class without initializers inherits those of its superclass.
        theirs = self.known.inits.get(parent, set()) - {""}
        inherits = root == "object" and not designated and "" not in seen and theirs
        if root == "object" and designated:
            members += self._inheritedInitializers(self.known.designated.get(parent, {}), seen)
            own = {**self.known.designated.get(parent, {}), **own}
        self.known.designated[name] = self.known.designated.get(parent, {}) if inherits else own
        self.known.inits[name] = seen | (theirs if inherits else set(self.known.designated[name]))
        if root == "stand-in" and parent == "StandInView":
            members.append(("init?(coder)", "public required init?(coder: NSCoder) { super.init(coder: coder) }"))
            members.append(("init(root)", f'public init(frame: CGRect = .zero) {{ super.init(kind: "{name}", frame: frame) }}'))
        elif root in ("view", "controller", "stand-in"):
            if designated or report:
                members.append(("init?(coder)", f"public required init?(coder: NSCoder) {{ super.init(coder: coder){report} }}"))
                frame = (f"override init(frame: CGRect) {{ super.init(frame: frame){report} }}" if root != "controller" else
                         f"override init(nibName: String?, bundle: Bundle?) {{ super.init(nibName: nibName, bundle: bundle){report} }}")
                members.append(("init(root)", f"public {frame}"))
        elif root == "layer":
            members = [m for m in members if m[0] not in ("init()", "init(layer)", "init?(coder)")]
            members.append(("init()", f"public required init() {{ super.init(){report} }}"))
            members.append(("init(layer)", "public required init(layer: Any) { super.init(layer: layer) }"))
            members.append(("init?(coder)", "public required init?(coder: NSCoder) { super.init(coder: coder) }"))
        elif "" not in seen and not inherits:
            word = "required" if self.known.required & set(self.known.ancestors(parent)) else "override"
            members.append(("init()", "public init() {}" if root == "none" else f"public {word} init() {{ super.init() }}"))
        if parent in self.known.coding and not inherits:
            members.append(("init?(coder)", "public required init?(coder: NSCoder) { super.init(coder: coder) }"))
        return members

    def _report(self, name, parent):
        """Returns the report of a view, a layer or a controller that shows nothing, after the call of its superclass."""
        tables = [self.behavior.bodies, self.behavior.members, self.behavior.values]
        behaves = any(key == name or key.startswith(name + ".") for table in tables for key in table)
        return f'; Inert.use("{name}")' if parent in SHOWN and not behaves else ""

    @staticmethod
    def _inheritedInitializers(inits, seen):
        """Objective-C's classes inherit the initializers of their superclasses beside their own."""
        members = []
        for labels, (parameters, throws, mark) in inits.items():
            if labels in seen:
                continue
            passed = ", ".join(p.name if p.label == "_" else f"{p.label}: {p.name}" for p in parameters)
            effects, attempt = (" throws", "try ") if throws else ("", "")
            text = f"public override init{mark}({listed(parameters)}){effects} {{ {attempt}super.init({passed}) }}"
            members.append((f"init({labels})", text))
        return members

    @staticmethod
    def _isOptional(entry, name):
        for member in entry["members"]:
            match = re.match(r"var (\w+): (.+?)( \{ get( set)? \})?$", member.text)
            if match and match.group(1) == name:
                return match.group(2).endswith(("?", "!"))
        return False

    # Members

    def _property(self, owner, member, access, stores, settable=()):
        match = re.match(r"(var|let) (`?\w+`?): (.+?)( \{ get( set)? \})?$", member.text)
        if not match:
            return []
        name, type = match.group(2), clean(match.group(3))
        isStatic = bool(member.modifiers & {"static", "class"})
        isReadOnly = match.group(1) == "let" or (match.group(4) and not match.group(5))
        isReadOnly = isReadOnly and f"{owner}.{name}" not in self.behavior.settable
        value = constant(owner, name, type, self.names) if match.group(1) == "let" else None
        value = self.behavior.values.get(f"{owner}.{name}", value)
        value = value or self.names.value(type)
        if value is None or name == "hash":
            return []
        key = ("static " if isStatic else "") + name
        if isStatic:
            word = "class" if access == "open" else "static"
            if isReadOnly and plain(type) == owner and self.names.kinds.get(owner) == "class":
                only = f"only_{name.strip('`')}"
                return [(key, f"private static let {only}: {type} = {value}; {access} {word} var {name}: {type} {{ {only} }}")]
            if isReadOnly:
                return [(key, f"{access} {word} var {name}: {type} {{ {value} }}")]
            return [(key, f"public static var {name}: {type} = {value}")]
        if not stores:
            if not isReadOnly and self.names.kinds.get(owner) in ("class", None):
                words = f'get {{ AddedProperties.value(of: self, "{name}") ?? {value} }} set {{ AddedProperties.set(newValue, of: self, "{name}") }}'
                if type.endswith(("?", "!")):
                    words = words.replace(f" ?? {value}", "")
                return [(key, f"{access} var {name}: {type} {{ {words} }}")]
            return [(key, f"{access} var {name}: {type} {{ {value} }}")]
        if isReadOnly and f"{owner}.{name}" in self.behavior.values:
            return [(key, f"{access} var {name}: {type} {{ {value} }}")]
        if "weak" in member.modifiers:
            observer = self.behavior.observers.get(f"{owner}.{name}")
            return [(key, f"{access} weak var {name}: {type}" + (f" {{ {observer} }}" if observer else ""))]
        isObject = not value.startswith(("nil", "[", "0", ".", "f", "true", '"')) and self.names.kinds.get(self.names.resolved(type)) in ("class", None)
        lazy = "lazy " if isObject and value != "nil" else ""
        if not isReadOnly:
            return [(key, f"{access} {lazy}var {name}: {type} = {value}")]
        if name in settable or f"{owner}.{name}" in self.behavior.stored:
            return [(key, f"{access} internal(set) {lazy}var {name}: {type} = {value}")]
        if lazy:
            return [(key, f"{access} internal(set) lazy var {name}: {type} = {value}")]
        return [(key, f"{access} var {name}: {type} {{ {value} }}")]

    def _function(self, owner, member, access):
        if "<" in member.text.split("(")[0] or re.search(r"\bwhere\b", member.text) or "..." in member.text:
            return []
        if not re.match(r"[`\w]", member.name) or member.name in ("copy", "isEqual", "hash", "mutableCopy"):
            return []
        if member.text.startswith("func encode(with "):
            return []
        parameters, throws, result = signature(member.text)
        result = clean(result)
        isStatic = bool(member.modifiers & {"static", "class"})
        # Only a class whose initializers are all required can return an object of a subclass.
        if isStatic and owner and result == "Self":
            result = owner
        # The result of a method that changes a copy is the object itself here.
        value = "self" if result == "Self" and not isStatic else self.names.failure(result) or self.names.value(result)
        if value is None and not throws:
            return []
        # A function that throws has no result.
        value = value or ""
        word = ("class " if access == "open" else "static ") if isStatic else ""
        mutating = "mutating " if "mutating" in member.modifiers else ""
        labels = "".join(p.label + ":" for p in parameters)
        key = ("static " if isStatic else "") + f"{member.name}({labels})" + (result if not labels else "") + "|".join(p.type for p in parameters)
        arrow = "" if result == "Void" else f" -> {result}"
        title = f"{owner + '.' if owner else ''}{member.name}({labels})"
        # Functions with the same labels are told apart by the names of their parameters.
        named = f"{owner + '.' if owner else ''}{member.name}({''.join(p.name + ':' for p in parameters)})"
        body = self.behavior.bodies.get(named, self.behavior.bodies.get(title))
        if body is not None:
            written = f"{access} {word}{mutating}func {member.name}({listed(parameters)}){' throws' if throws else ''}{arrow} {{ {body} }}"
            return [(key, written)] + self._asynchronous(key, f"{access} {word}func {member.name}", title, parameters, result, calls=member.name)
        if isStatic and not parameters and plain(result) == owner and access == "open":
            only = f"only_{member.name.strip('`')}"
            return [(key, f"private static let {only}: {result} = {value}; {access} class func {member.name}(){arrow} {{ {only} }}")]
        base = f"{access} {word}{mutating}func {member.name}"
        body = self._body(title, parameters, throws, value)
        found = [(key, f"@discardableResult {base}" if "@discardableResult" in member.attributes else base)]
        found[0] = (key, f"{found[0][1]}({listed(parameters)}){' throws' if throws else ''}{arrow} {{ {body} }}")
        return found + self._asynchronous(key, base, title, parameters, result)

    def _subscript(self, member):
        """Returns a subscript of a class; one that can be set stores its elements, and creates objects that are read first."""
        match = re.match(r"subscript(\(.*\)) -> (.+?)( \{ get( set)? \})?$", member.text)
        if not match or member.modifiers & {"static", "class"}:
            return []
        parameters, type = signature("subscript" + match.group(1))[0], clean(match.group(2))
        value = self.names.value(type)
        if value is None or len(parameters) != 1:
            return []
        parameter = parameters[0]
        head = f"open subscript({parameter.name}: {clean(parameter.type)}) -> {type}"
        key = f"subscript({parameter.name}:{parameter.type})"
        if match.group(3) and not match.group(4):
            return [(key, f"{head} {{ {value} }}")]
        base = type.rstrip("?!")
        storage = f"{parameter.name}Elements"
        if self.names.kinds.get(self.names.resolved(base)) == "class" and type.endswith("!"):
            value = f"{base}()"
            read = f"if let element = {storage}[{parameter.name}] {{ return element }}; let element = {value}; {storage}[{parameter.name}] = element; return element"
        else:
            read = f"{storage}[{parameter.name}]" + ("" if value == "nil" else f" ?? {value}")
        accessors = f"get {{ {read} }} set {{ {storage}[{parameter.name}] = newValue }}"
        return [(key, f"private var {storage}: [{clean(parameter.type)}: {base}] = [:]; {head} {{ {accessors} }}")]

    def _body(self, title, parameters, throws, value):
        # What starts updates calls its handler for each of them.
        isStart = re.search(r"\.(start\w*Updates|register)\(", title)
        closures = [p for p in parameters if "->" in self._closure(p.type) and not (isStart and p.name == "handler")]
        answers = [a for a in (self._answer(p) for p in closures) if a]
        body = f'Inert.use("{title}")'
        body += "".join("; " + answer for answer in answers)
        if throws:
            return f'{body}; throw Inert.error("{title}")'
        return f"{body}; return {value}" if value else body

    def _answer(self, parameter):
        """Calls a completion handler with neutral values, but not a handler of events, none of which occur."""
        names = parameter.label + " " + parameter.name
        if not re.search(r"[cC]ompletion|[rR]eply|[hH]andler$", names) or re.search(EVENTS, names):
            return None
        values = self._handed(self._closure(parameter.type))
        if values is None:
            return None
        mark = "?" if parameter.type.rstrip().endswith(("?", "!")) else ""
        return f"Inert.later {{ {parameter.name}{mark}({', '.join(values)}) }}"

    def _closure(self, type):
        """Returns the type without the alias that stands for a closure."""
        base = re.sub(r"^(@\w+ )+", "", type.strip()).rstrip("?!")
        resolved = self.names.resolved(base)
        return f"({resolved})" if resolved != base and "->" in resolved else type

    def _handed(self, type):
        inner = re.sub(r"^(@\w+ )+", "", type.strip())
        match = re.match(r"^\(?\((.*)\) -> Void\)?\??$", inner)
        if not match or "->" in match.group(1) or "Unsafe" in match.group(1):
            return None
        values = []
        for part in split(match.group(1)):
            type = unlabeled(part)
            value = 'Inert.error("")' if type == "Error?" else self.names.value(type)
            if value is None or value == "":
                return None
            values.append(value)
        return values

    def _asynchronous(self, key, base, title, parameters, result, calls=None):
        """Returns the asynchronous function for one with a trailing completion handler, which it calls if that has a behavior."""
        if not parameters or result != "Void" or not re.search(r"[cC]ompletion|[rR]eply", parameters[-1].label + parameters[-1].name):
            return []
        inner = re.sub(r"^(@\w+ )+", "", self._closure(parameters[-1].type).strip())
        match = re.match(r"^\(?\((.*)\) -> Void\)?\??$", inner)
        if not match or "->" in match.group(1):
            return []
        types = [unlabeled(part) for part in split(match.group(1))]
        throws = bool(types) and types[-1] == "Error?"
        results = [re.sub(r"\?$", "", t) if throws else t for t in (types[:-1] if throws else types)]
        if throws and results == ["Bool"] and self.name in THROWING_ON_FALSE:
            results = []
        value = "" if not results else self.names.value(results[0] if len(results) == 1 else f"({', '.join(results)})")
        if not throws and value is None:
            return []
        rest = parameters[:-1]
        name = re.sub(r"^(.*func )get([A-Z])", lambda m: m.group(1) + m.group(2).lower(), base)
        arrow = "" if not results else " -> " + (results[0] if len(results) == 1 else f"({', '.join(results)})")
        end = f'throw Inert.error("{title}")' if throws else (f"return {value}" if value else "")
        body = f'Inert.use("{title}"); {end}'
        if calls:
            body = awaited(calls, parameters, len(types) - throws, len(results), types[0].endswith("?"), throws)
        return [(f"{key} async", f"{name}({listed(rest)}) async{' throws' if throws else ''}{arrow} {{ {body} }}")]

    # Others

    def _foreign(self, outer, members, out):
        for member in members:
            if f"{outer}.{member.name}" in self.hand:
                continue
            if member.kind in ("var", "let"):
                found = self._property(outer, member, "public", stores=False)
            elif member.kind == "func":
                found = self._function(outer, member, "public")
            else:
                continue
            for key, text in found:
                text = text.replace("public class ", "public static ")
                if outer in self.present:
                    text = reported(f"{outer}.{key}", text)
                out.add(f"{outer}.{key}", f"extension {outer} {{ {text} }}")

    def _status(self, name, type):
        """Returns the value of a constant status: failures are counted, since none has the value of success."""
        if self.names.failure(type) is None:
            return None
        if SUCCESS.search(name):
            return "0"
        self.failures += 1
        return str(-10000 - self.failures)

    def _global(self, node, out):
        if node.kind in ("var", "let"):
            match = re.match(r"(var|let) (\w+): (.+?)( \{ get( set)? \})?$", node.text)
            if not match:
                return
            type = clean(match.group(3))
            named = constant("", match.group(2), type, self.names) if match.group(1) == "let" else None
            value = self._status(match.group(2), type) or named or self.names.value(type)
            if value is not None:
                # Code takes the addresses of these objects: each is one object forever.
                isObject = type == "CFString" and value.endswith(" as CFString")
                rest = f"let {match.group(2)}: {type} = {value}" if isObject else f"var {match.group(2)}: {type} {{ {value} }}"
                out.add(match.group(2), f"public {'nonisolated(unsafe) ' if isObject else ''}{rest}")
        elif node.kind == "func":
            for key, text in self._function("", node, "public"):
                out.add(key, text)
            for key, text in self._unlabeled(node):
                out.add(key, text)

    def _unlabeled(self, node):
        """Returns a function of C without its labels, as Swift imported those of Core Media and Video Toolbox before Swift 4.2."""
        parameters, throws, result = signature(node.text)
        labels = [p.label for p in parameters]
        if self.name not in ("CoreMedia", "VideoToolbox") or set(labels) <= {"_"} or throws or "<" in node.name:
            return []
        listed = ", ".join(f"_ {p.name}: {clean(p.type)}" for p in parameters)
        passed = ", ".join(p.name if p.label == "_" else f"{p.label}: {p.name}" for p in parameters)
        if not self._function("", node, "public"):
            return []
        arrow = "" if result == "Void" else f" -> {clean(result)}"
        return [(f"{node.name}({len(labels)}) unlabeled", f"@available(swift, obsoleted: 4.2) public func {node.name}({listed}){arrow} {{ {node.name}({passed}) }}")]


class Known:
    """The information that the declarations of a framework need about its dependencies."""

    def __init__(self):
        self.neutral, self.parents, self.protocols = Neutral(), {}, {"NSObjectProtocol", "NSCopying"}
        self.members, self.inits, self.copying, self.coding = {}, {}, set(), set()
        # The parameters of designated initializers, and whether they throw or fail, by labels.
        self.designated = {}
        # Classes whose initializer without parameters subclasses must have.
        self.required = set()

    def ancestors(self, name):
        seen = [name]
        while seen[-1] in self.parents and self.parents[seen[-1]] not in seen:
            seen.append(self.parents[seen[-1]])
        return seen

    def root(self, name):
        ancestors = self.ancestors(name)
        if "StandInView" in ancestors:
            return "stand-in" if ancestors[1] == "StandInView" else "view"
        if VIEWS & set(ancestors):
            return "view"
        if CONTROLLERS & set(ancestors):
            return "controller"
        if "CALayer" in ancestors:
            return "layer"
        return "none" if len(ancestors) < 2 or not ancestors[-1] else "object"

    def isActor(self, name):
        return bool(ACTORS & set(self.ancestors(name)))

    def has(self, parent, key):
        return any(key in self.members.get(a, ()) for a in self.ancestors(parent)) if parent else False

    def hasInit(self, parent, labels):
        return labels in self.inits.get(parent, ()) if parent else False

    def inheritsCopy(self, parent):
        return any(a in self.copying for a in self.ancestors(parent)) if parent else False

    def conforms(self, parent, name):
        return False


def coding(name, root):
    """Returns the members of a class whose objects are archived on iOS: nothing of them is read."""
    start = "" if root == "none" else "super.init(); "
    return [
        ("static supportsSecureCoding", "open class var supportsSecureCoding: Bool { true }"),
        ("encode(with:)", f'open func encode(with coder: NSCoder) {{ Inert.use("{name}.encode(with:)") }}'),
        ("init?(coder)", f'public required init?(coder: NSCoder) {{ {start}Inert.use("{name}.init(coder:)"); return nil }}'),
    ]


def awaited(name, parameters, count, used, isOptional, throws):
    """Returns the body of an asynchronous function that calls the one with a completion handler."""
    passed = "".join((p.name if p.label == "_" else f"{p.label}: {p.name}") + ", " for p in parameters[:-1])
    last = parameters[-1]
    label = "" if last.label == "_" else f"{last.label}: "
    names = [f"value{index}" for index in range(count)]
    value = names[0] if used == 1 else f"({', '.join(names[:used])})"
    resumed = f"continuation.resume(returning: {value})"
    if throws:
        otherwise = f"if let {value} {{ {resumed} }} else {{ continuation.resume(throwing: Inert.error(\"\")) }}" if isOptional and used == 1 else resumed
        resumed = f"if let error {{ continuation.resume(throwing: error) }} else {{ {otherwise} }}"
        names.append("error")
    closure = f"{{ {', '.join(names)}{' in' if names else ''} {resumed} }}"
    effects, kind = ("try await", "Throwing") if throws else ("await", "")
    return f"return {effects} withChecked{kind}Continuation {{ continuation in {name}({passed}{label}{closure}) }}"


def reported(title, text):
    """Returns a property of an existing type, which reports its use; constants have their own names as values."""
    match = re.match(r"(public (?:static )?var [^{=]+) \{ (?!get )(.+) \}$", text)
    if not match or re.search(r'Name\("|rawValue: ', match.group(2)):
        return text
    return f'{match.group(1)} {{ Inert.use("{title.replace("static ", "")}"); return {match.group(2)} }}'


def usable(node):
    for attribute in node.attributes:
        if re.search(r"unavailable|obsoleted", attribute):
            return False
    # Members that Apple refines for Swift are available by names with two underscores.
    isMember = node.kind in ("var", "let", "case") and re.match(r"_[A-Z0-9]|__[a-z]", node.name)
    if node.name.startswith("_") and not isMember or "_ObjectiveCType" in node.text or re.search(r"\bsome\b|@ViewBuilder|SwiftUI", node.text):
        return False
    return True


def clean(type):
    return re.sub(r"@sil_weak |@sil_unmanaged |__owned |@objc ", "", type).strip()


def optional(member):
    match = re.match(r"init([?!])", member.text)
    return "?" if match else ""


def listed(parameters, defaults=True):
    def text(p: Parameter):
        names = p.label if p.label == p.name else f"{p.label} {p.name}"
        return f"{names}: {clean(p.type)}" + (f" = {p.default}" if p.default and defaults else "")
    return ", ".join(text(p) for p in parameters)


def unlabeled(parameter):
    """Returns the type of a closure's parameter without its name."""
    return re.sub(r"^(`?\w+`? )?`?\w+`?: ", "", parameter.strip())


def text(value, type, names):
    """Returns a string as a value of a type whose raw value is one."""
    resolved = names.resolved(type)
    if resolved == "String":
        return f'"{value}"'
    return f'{type}(rawValue: "{value}")' if names.kinds.get(resolved) == "text" else f'"{value}" as {type}'


def identifier(type, name):
    """Returns the value of a constant of a structure. Apple's identifiers of types are constants of that name in Objective-C."""
    if type.startswith("HK") and type.endswith("TypeIdentifier"):
        return type + ("VO2Max" if name == "vo2Max" else name[0].upper() + name[1:])
    return f"{type}.{name}"


def constant(owner, name, type, names):
    """Returns the value of a constant: strings and names have their own names as values."""
    full = f"{owner}.{name}" if owner and not owner.endswith("Notification.Name") else name
    resolved = names.resolved(type)
    if resolved in ("String", "NSString", "CFString"):
        return f'"{full}"' + ("" if resolved == "String" else f" as {type}")
    if resolved in ("NSNotification.Name", "Notification.Name"):
        return f'NSNotification.Name("{name}")'
    if names.kinds.get(resolved) == "text":
        return f'{type}(rawValue: "{full}")'
    return None
