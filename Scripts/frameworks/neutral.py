"""Returns the neutral value of a type as a Swift expression."""

import re

from interface import split

VALUES = {
    "Bool": "false", "String": '""', "Character": '" "', "Data": "Data()", "Date": "Date.distantPast",
    "URL": 'URL(fileURLWithPath: "/")', "UUID": "UUID()", "Any": "NSObject()", "AnyObject": "NSObject()",
    "AnyHashable": "0", "CGRect": ".zero", "CGPoint": ".zero", "CGSize": ".zero", "CGVector": ".zero",
    "CGAffineTransform": ".identity", "CATransform3D": "CATransform3DIdentity", "UIEdgeInsets": ".zero",
    "NSDirectionalEdgeInsets": ".zero", "NSRange": "NSRange(location: NSNotFound, length: 0)", "NSObject": "NSObject()",
    "NSObjectProtocol": "NSObject()", "Locale": 'Locale(identifier: "en_US_POSIX")', "DateComponents": "DateComponents()",
    "TimeZone": "TimeZone(secondsFromGMT: 0)!", "Calendar": "Calendar(identifier: .gregorian)", "NSNumber": "0",
    "NSDecimalNumber": "NSDecimalNumber.zero",
    "Decimal": "Decimal(0)", "NSString": '""', "NSArray": "[]", "NSDictionary": "[:]", "NSError": 'NSError(domain: "inert", code: 0)',
    "Error": 'NSError(domain: "inert", code: 0)', "UIColor": "UIColor.clear", "UIImage": "UIImage()",
    "UIFont": "UIFont.systemFont(ofSize: 17)", "UIView": "UIView()", "UIViewController": "UIViewController()",
    "Progress": "Progress()", "IndexSet": "IndexSet()", "IndexPath": "IndexPath()", "OperationQueue": "OperationQueue()",
    "NSAttributedString": "NSAttributedString()", "NSValue": "NSNumber(value: 0)", "CFString": '"" as CFString',
    "UILabel": "UILabel()", "UIScrollView": "UIScrollView()", "NSPredicate": "NSPredicate(value: true)",
    "DispatchQueue": "DispatchQueue.main", "URLRequest": 'URLRequest(url: URL(fileURLWithPath: "/"))',
    "CALayer": "CALayer()", "UIGestureRecognizer": "UIGestureRecognizer()", "UIControl": "UIControl()",
    "Dictionary": "[:]", "URLComponents": "URLComponents()", "CharacterSet": "CharacterSet()",
    "NSNotification.Name": 'NSNotification.Name("")', "Notification.Name": 'Notification.Name("")',
    "UIButton": "UIButton()", "CGColor": "UIColor.clear.cgColor",
}
# The vectors and matrices of simd, whose neutral value is zero.
SIMD = re.compile(r"(simd|vector|matrix)_(float|double|u?int)[234](x[234])?$")
NUMBERS = set(
    """Int UInt Int8 UInt8 Int16 UInt16 Int32 UInt32 Int64 UInt64 Float Double CGFloat TimeInterval CFTimeInterval
    CFIndex CFTypeID OSStatus OSType FourCharCode CFOptionFlags CInt CFAbsoluteTime Float32 Float64 time_t size_t pid_t
    dispatch_time_t boolean_t errno_t Double CInt CLong CUnsignedInt CUnsignedChar ssize_t off_t""".split())

# What functions of C return that had no effect: that they are not implemented, or not supported.
FAILURES = {"OSStatus": "-4", "CVReturn": "kCVReturnUnsupported", "kern_return_t": "46"}
# The names of statuses that are no failures.
SUCCESS = re.compile(r"(no_?err(or)?|success)$", re.I)


class Neutral:
    """The types of a framework and of its dependencies."""

    def __init__(self):
        self.aliases, self.kinds, self.firsts = {}, {}, {}
        # A class that conforms to a protocol, by the protocol's name.
        self.conforming = {}

    def resolved(self, type):
        type = re.sub(r"^(@\w+(\([^)]*\))? |__owned |inout )+", "", type.strip())
        seen = set()
        while type in self.aliases and type not in seen and type not in VALUES:
            seen.add(type)
            type = self.aliases[type]
        return type

    def failure(self, type):
        """Returns the status of a function that had no effect, or None if the type is not that of a status."""
        type = type.strip()
        while type not in FAILURES and type in self.aliases and self.aliases[type] != type:
            type = self.aliases[type]
        return FAILURES.get(type)

    def value(self, type):
        """Returns None if no value is known."""
        type = self.resolved(type)
        if type in ("Void", "()"):
            return ""
        if type.endswith(("?", "!")):
            return "nil"
        if type.startswith("[") and type.endswith("]"):
            return "[:]" if len(split(type[1:-1], ":")) > 1 else "[]"
        if re.match(r"(Set|Array)<", type):
            return "[]"
        if type.startswith("("):
            return self._tuple(type)
        if type in NUMBERS:
            return "0"
        if type in VALUES:
            return VALUES[type]
        if SIMD.match(type):
            return f"{type}()"
        kind = self.kinds.get(type)
        if kind == "enum":
            return f"{type}.{self.firsts[type]}" if self.firsts.get(type) else None
        if kind == "options":
            return "[]"
        if kind in ("text", "number"):
            return f'{type}(rawValue: {"0" if kind == "number" else chr(34) * 2})'
        if kind in ("class", "struct"):
            return f"{type}()"
        if type.removeprefix("any ") in self.conforming:
            return f"{self.conforming[type.removeprefix('any ')]}()"
        return None

    def _tuple(self, type):
        if split(type, ">")[0] != type or not type.endswith(")"):
            return self._closure(type)
        parts = [self.value(part.split(":")[-1]) for part in split(type[1:-1])]
        return None if None in parts else "(" + ", ".join(parts) + ")"

    def _closure(self, type):
        return None
