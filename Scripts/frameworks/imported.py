"""Imports declarations of a binding of dotnet/macios: their types and names in Swift."""

import re
import subprocess
from pathlib import Path

import bindings
import interface

REPOSITORY = Path(__file__).resolve().parents[2]

VALUES = {
    "bool": "Bool", "nint": "Int", "nuint": "Int", "int": "Int32", "uint": "UInt32", "long": "Int64", "ulong": "UInt64",
    "short": "Int16", "ushort": "UInt16", "byte": "UInt8", "sbyte": "Int8", "float": "Float", "double": "Double",
    "nfloat": "CGFloat", "void": "Void", "CGFloat": "CGFloat", "CGRect": "CGRect", "CGPoint": "CGPoint", "CGSize": "CGSize",
    "CGVector": "CGVector", "CGAffineTransform": "CGAffineTransform", "NSRange": "NSRange", "CMTime": "CMTime",
    "CMTimeRange": "CMTimeRange", "CMVideoDimensions": "CMVideoDimensions", "CLLocationCoordinate2D": "CLLocationCoordinate2D",
    "UIEdgeInsets": "UIEdgeInsets",
}
OBJECTS = {
    "string": "String", "NSString": "String", "NSObject": "Any", "NSUrl": "URL", "NSUuid": "UUID", "NSDate": "Date", "NSData": "Data",
    "NSError": "Error", "NSNumber": "NSNumber", "NSValue": "NSValue", "NSArray": "[Any]", "NSDictionary": "[AnyHashable : Any]",
    "NSIndexSet": "IndexSet", "NSIndexPath": "IndexPath", "NSLocale": "Locale", "NSTimeZone": "TimeZone", "NSCalendar": "Calendar",
    "NSDateComponents": "DateComponents", "NSDateInterval": "DateInterval", "NSUrlRequest": "URLRequest",
    "NSUrlResponse": "URLResponse", "NSUrlSession": "URLSession", "NSUrlSessionConfiguration": "URLSessionConfiguration",
    "NSUrlCredential": "URLCredential", "NSHttpCookie": "HTTPCookie", "NSProgress": "Progress",
    "NSOperationQueue": "OperationQueue", "NSPersonNameComponents": "PersonNameComponents", "NSPredicate": "NSPredicate",
    "NSAttributedString": "NSAttributedString", "NSUserActivity": "NSUserActivity", "NSCoder": "NSCoder",
    "NSItemProvider": "NSItemProvider", "NSSortDescriptor": "NSSortDescriptor", "NSBundle": "Bundle",
    "NSUndoManager": "UndoManager", "DispatchQueue": "DispatchQueue", "CGImage": "CGImage", "CGColor": "CGColor",
    "CGPath": "CGPath", "CVPixelBuffer": "CVPixelBuffer", "CMSampleBuffer": "CMSampleBuffer", "CMFormatDescription": "CMFormatDescription",
    "SecKey": "SecKey", "UTType": "UTType", "Class": "AnyClass",
}
# The keywords of Swift that are names in Objective-C.
KEYWORDS = ("default", "import", "continue", "repeat", "is", "in", "as", "internal", "extension", "self")
# The names of Objective-C's types in selectors.
SPOKEN = {"string": "String", "NSObject": "", "bool": "", "void": "", "nint": "Integer", "nuint": "Integer", "int": "Integer",
          "uint": "Integer", "Class": "Class", "Action": "Block"}


class Types:
    """The types of Apple's interfaces, by their names in Objective-C."""

    def __init__(self, frameworks):
        self.swift, self.kinds, self.members, self.delegates = {}, {}, {}, {}
        # The cases of enumerations, options and errors, in the order of the interface.
        self.cases = {}
        for nodes in frameworks:
            for node in nodes:
                self._add(node, "")
        for name in [name for name in self.kinds if "." in name]:
            outer, _, inner = name.rpartition(".")
            words = re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z\d]*", outer)
            for count in range(len(words), 0, -1):
                flat = "".join(words[:count]) + inner
                self.swift.setdefault(flat, name)

    def _add(self, node, outer):
        name = f"{outer}.{node.name}" if outer else node.name
        if node.kind in ("class", "struct", "enum", "protocol"):
            self.declare(name, self._kind(node))
        if node.kind in interface.TYPES:
            scope = node.name if node.kind == "extension" else name
            for child in node.children:
                self._add(child, scope)
                if child.kind not in interface.TYPES:
                    self.members.setdefault(scope, set()).add(spelled(child))
                    self.count(scope, child.text)
        elif node.kind == "typealias":
            self.kinds.setdefault(name, "alias")
            self.swift.setdefault(name, name)

    def count(self, scope, line):
        """Notes a case, or a static property of the type itself or of an error's codes."""
        match = re.match(rf"(?:case|(?:static )?var) `?(\w+)`?(?:$|: ({re.escape(scope)}(?:\.Code)?)\b)", line)
        if match:
            labels = self.cases.setdefault(match.group(2) or scope, [])
            if match.group(1) not in labels:
                labels.append(match.group(1))

    @staticmethod
    def _kind(node):
        if node.kind != "struct":
            return node.kind
        return "options" if "OptionSet" in node.inherited else "constants" if "RawRepresentable" in node.inherited else "struct"

    def declare(self, name, kind):
        self.kinds[name] = kind
        self.swift[name] = name

    def text(self, constant):
        """Returns the type of constants whose name begins a constant's."""
        found = [flat for flat, name in self.swift.items() if self.kinds.get(name) == "constants" and constant.startswith(flat) and constant != flat]
        return max(found, key=len, default=None)

    def resolved(self, type, isOptional=False, escapes=False):
        """Returns a type of C# in Swift; None if it is unknown."""
        type = type.strip()
        nullable = type.endswith("?")
        type = type.rstrip("?").strip()
        if type in VALUES:
            return VALUES[type]
        mark = "?" if isOptional or nullable else ""
        if type.endswith("]"):
            element = self.resolved(type[: type.rindex("[")])
            return f"[{element}]{mark}" if element else None
        generic = re.fullmatch(r"(\w+)\s*<(.*)>", type)
        if generic:
            return self._generic(generic.group(1), interface.split(generic.group(2)), mark, escapes)
        if type in ("Action", "global::System.Action"):
            return self._function([], "Void", mark, escapes)
        if type in self.delegates:
            result, parameters = self.delegates[type]
            # Without a word on nil, there is an error or an object.
            isResult = parameters and parameters[-1][0] == "NSError" and not any(n for _, n in parameters)
            types = [self.resolved(p, n or p == "NSError" or isResult) for p, n in parameters]
            result = self.resolved(result)
            return self._function(types, result, mark, escapes) if result and None not in types else None
        if type in OBJECTS:
            return OBJECTS[type] + mark
        for name in (type, type[1:] if re.match(r"I[A-Z]", type) else type):
            found = self.swift.get(name)
            if found:
                isValue = self.kinds[found] in ("enum", "options", "constants", "struct")
                return found + ("" if isValue and not isOptional else mark)
        return None

    def _generic(self, name, arguments, mark, escapes):
        types = [self.resolved(argument) for argument in arguments]
        if None in types:
            return None
        if name == "Action":
            # Objects that handlers receive beside an error are optional.
            isResult = arguments[-1] == "NSError"
            types = [t + ("?" if isResult and t not in VALUES.values() or t == "Error" else "") for t in types]
            return self._function(types, "Void", mark, escapes)
        if name == "Func":
            return self._function(types[:-1], types[-1], mark, escapes)
        if name == "NSSet":
            return f"Set<{types[0]}>{mark}" if types[0] not in ("Any",) else f"Set<AnyHashable>{mark}"
        if name == "NSArray":
            return f"[{types[0]}]{mark}"
        if name == "NSDictionary":
            return f"[{types[0]} : {types[1]}]{mark}"
        return None

    @staticmethod
    def _function(parameters, result, mark, escapes):
        text = f"({', '.join(parameters)}) -> {result}"
        if mark:
            return f"({text}){mark}"
        return f"@escaping {text}" if escapes else text


def spelled(node):
    """Returns the name of a member with its labels."""
    if node.kind in ("func", "init") and "(" in node.text:
        return node.name + "(" + "".join(p.label + ":" for p in interface.signature(node.text)[0]) + ")"
    return node.name.strip("`")


def lowered(name):
    """Returns a name with its first word in lower case."""
    match = re.match(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]+(?![a-z])|[A-Z]", name)
    return match.group().lower() + name[match.end() :] if match else name


def quoted(name):
    return f"`{name}`" if name in KEYWORDS else name


class Member:
    """A property or a method, whose name is determined with all others."""

    def __init__(self, item, owner, types, isProtocol, wrapped):
        self.item, self.owner, self.types = item, owner, types
        self.isOptional = isProtocol and item.attribute("Abstract") is None
        self.isStatic = item.attribute("Static") is not None
        self.selector, self.parameters, self.name = None, [], None
        export = item.attribute("Export")
        head = re.sub(r"\b(new|static|partial|unsafe|virtual|protected|internal)\s+", "", item.head)
        isMethod = "(" in head
        if isMethod:
            match = re.match(r"(.+?)\s+(\w+)\s*(?:<[^(]*>)?\s*\((.*)\)$", head)
            if match and export:
                self.result, _, parameters = match.groups()
                self.selector = re.match(r'"([^"]*)"', export).group(1)
                self.isInitializer = self.result == "NativeHandle" or match.group(2) == "Constructor"
                self._read(interface.split(parameters))
                self._readFactory()
        elif export or item.body:
            match = re.match(r"(.+?)\s+@?(\w+)$", head)
            if match:
                self.isWeak = match.group(2) in wrapped
                self.type = wrapped.get(match.group(2), match.group(1))
                self._accessors(export)

    def _accessors(self, export):
        get = re.search(r'((?:\[[^\]]*\]\s*)*)\bget\b', self.item.body)
        set = re.search(r'((?:\[[^\]]*\]\s*)*)\bset\b', self.item.body)
        bound = re.search(r'(?:Bind|Export)\s*\(\s*"([^"]*)"', get.group(1) if get else "")
        name = bound.group(1) if bound else re.match(r'"([^"]*)"', export).group(1) if export else None
        self.isSettable = set is not None
        self.name = lowered(name) if name else None

    def _read(self, parameters):
        self.throws = False
        for text in parameters:
            attributes, head = bindings.attributed(text)
            words = head.split()
            if words[0] in ("out", "ref"):
                self.throws = words[0] == "out" and words[1].rstrip("?") == "NSError"
                if not self.throws:
                    self.selector = None
                    return
                continue
            type, _, name = head.rpartition(" ")
            isOptional = any(a.startswith("NullAllowed") for a in attributes)
            self.parameters.append((type.removeprefix("params ").strip(), name.lstrip("@"), isOptional))
        if self.throws:
            pieces = self.selector.split(":")[:-1]
            last = pieces.pop()
            if not pieces:
                pieces = [re.sub(r"(AndReturn|WithError|AndReturnError|Error|With)+$", "", last)]
                self.selector = pieces[0]
            else:
                self.selector = ":".join(pieces) + ":"

    def _readFactory(self):
        """A class method that is named for its class and returns an object is an initializer: `quantityWithUnit:`."""
        if not self.selector or not self.isStatic or self.result.rstrip("?") != self.owner:
            return
        words = re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z\d]*", self.owner)
        for count in range(len(words), 0, -1):
            own = "".join(words[-count:])
            match = re.match(rf"{own}((?:With|From)[A-Z].*)", self.selector, re.I)
            if match and self.parameters:
                self.selector = "init" + match.group(1)
                self.isInitializer, self.isStatic = True, False
                return

    def question(self):
        """The line by which the name is asked for."""
        words = [spoken(type) for type, _, _ in self.parameters]
        members = self.types.members.get(self.types.swift.get(self.owner), ())
        properties = ",".join(sorted(name.lower() for name in members if "(" not in name))
        return "\t".join([self.selector, self.owner, spoken(self.result), properties, *words])

    def declared(self, name):
        """Returns the declaration in Swift; None if a type is unknown."""
        prefix = ("optional " if self.isOptional else "") + ("class " if self.isStatic else "")
        if self.selector is None:
            isOptional = self.item.attribute("NullAllowed") is not None
            bound = re.match(r"typeof \((.*)\)$", self.item.attribute("BindAs") or "")
            type = self.types.resolved(bound.group(1) if bound else self.type, isOptional)
            if not type or not self.name:
                return None
            access = "" if self.isSettable and not prefix.startswith("optional") else " { get set }" if self.isSettable else " { get }"
            weak = "weak " if self.isWeak and type.endswith("?") else ""
            return f"{prefix}{weak}var {quoted(name)}: {type}{access}"
        base, _, labels = name.partition("(")
        labels = labels.rstrip(")").split(":")[:-1]
        if len(labels) != len(self.parameters):
            return None
        list = []
        for label, (type, parameter, isOptional) in zip(labels, self.parameters):
            resolved = self.types.resolved(type, isOptional, escapes=True)
            if not resolved:
                return None
            own = quoted(parameter)
            list.append(f"{own if label == parameter else label + ' ' + own}: {resolved}")
        throws = " throws" if self.throws else ""
        if self.isInitializer:
            return f"init({', '.join(list)}){throws}"
        isOptional = "NullAllowed" in " ".join(a for a in self.item.attributes if a.startswith("return"))
        result = "Void" if self.throws and self.result == "bool" else self.types.resolved(self.result, isOptional and not self.throws)
        if not result:
            return None
        arrow = f" -> {result}" if result != "Void" else ""
        return f"{prefix}func {quoted(base)}({', '.join(list)}){throws}{arrow}"


def spoken(type):
    """Returns the word of a type in selectors."""
    type = type.rstrip("?").strip()
    if type.endswith("]"):
        return spoken(type[: type.rindex("[")]) + "s"
    elements = re.match(r"NS(?:Set|Array)\s*<(\w+)>", type)
    if elements:
        return spoken(elements.group(1)) + "s"
    name = re.match(r"[\w.]*", type).group()
    if re.match(r"I[A-Z]", name) and name[1:3] != "nt":
        name = name[1:]
    if name in SPOKEN:
        return SPOKEN[name]
    if re.search(r"(Handler|Block|Callback|Completion)$", name):
        return "Block"
    # A type's number of dimensions is no word.
    return re.sub(r"[23]D$", "", name.removeprefix("NS").replace("Url", "URL").replace("Uuid", "UUID"))


class Names:
    """The program that gives selectors their names in Swift."""

    def __init__(self, folder):
        headers = REPOSITORY / "Sources/SourceProjects/Headers"
        own = Path(__file__).with_name("names") / "main.swift"
        sources = [own, *(headers / f"{name}.swift" for name in ("SelectorNames", "NameWords", "ImportedNames"))]
        self.program = f"{folder}/names"
        command = ["swiftc", "-swift-version", "6", "-suppress-warnings", *map(str, sources), "-o", self.program]
        subprocess.run(command, check=True)

    def of(self, members):
        lines = "".join(member.question() + "\n" for member in members)
        return subprocess.run([self.program], input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
