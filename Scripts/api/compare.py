"""The state of each name of Apple's API: present, present but different (and how), or absent."""

import re

from ours import FOUNDATION

CLASS_MODULES = ("UIKit", "QuartzCore")
# Members that Apple's overlays add in Swift, and that subclasses cannot override there either.
FINAL = {
    "UIStoryboard.instantiateInitialViewController(creator:)",
    "UIStoryboard.instantiateViewController(identifier:creator:)",
}
# Different notations in Swift with the same meaning.
SPELLINGS = [
    (r"@\w+(\(\w+\))?\s*", ""), (r"\b(any|some|sending|__owned|__shared|consuming|borrowing) ", ""),
    (r"\bSwift\.|\bFoundation\.|\bCoreGraphics\.|\bUIKit\.|\bQuartzCore\.", ""), (r"\s*:\s*", ": "),
    (r"\bNSNotification\.Name\b", "Notification.Name"), (r"-> \(\)", "-> Void"), (r"\b_ \w+: ", ""), (r"\(([\w.]+(?:<[\w., ]+>)?)\)([?!])", r"\1\2"),
    (r' = (\[[\w., :]*\]|"[^"]*"|\.?[\w.]+(\(\))?)', ""),
]


def plain(type):
    for pattern, spelling in SPELLINGS:
        type = re.sub(pattern, spelling, type)
    return type.strip()


def same_type(apple, symbol):
    return plain(apple.type) == plain(symbol.type) or symbol.kind == "enum.case"


def defaults(text):
    return text.count(" = ")


def shortened(name, type):
    """Returns the name of a function without the parameters that have a default."""
    base, _, labels = name.rstrip(")").partition("(")
    parameters, depth = [""], 0
    for character in type[1:]:
        depth += character in "([<"
        depth -= character in ")]"
        if depth < 0:
            break
        if character == "," and depth == 0:
            parameters.append("")
        else:
            parameters[-1] += character
        depth -= character == ">" and not parameters[-1].endswith("->")
    names = labels.split(":")[:-1]
    if len(names) != len(parameters):
        return name
    return base + "(" + "".join(f"{label}:" for label, text in zip(names, parameters) if " = " not in text) + ")"


def without_arguments(name):
    return name.split("<")[0]


class Comparison:
    def __init__(self, api, graph):
        self.api, self.graph = api, graph

    def type(self, apple):
        """Returns `None` where the type is absent, or the differences."""
        ours = self.graph.type(apple.name)
        if apple.is_foreign:
            return [] if ours else None
        if ours is None:
            return None
        differences = []
        if ours.kind not in (apple.kind, "typealias"):
            differences.append(f"is a {ours.kind}, not a {apple.kind}")
        if apple.kind in ("class", "protocol") and apple.module in CLASS_MODULES:
            differences += self.isolation(apple.on_main_actor, ours)
        if apple.kind == "class" and apple.module in CLASS_MODULES:
            if ours.access != "open":
                differences.append("is not open")
            parent = (self.graph.parents.get(apple.name) or ["nothing"])[0]
            if without_arguments(apple.parent) not in ("", parent):
                differences.append(f"inherits from {parent}, not {apple.parent}")
        return differences

    @staticmethod
    def isolation(apple_on_main_actor, ours):
        if apple_on_main_actor and not ours.on_main_actor:
            return ["is not on the main actor"]
        if ours.on_main_actor and not apple_on_main_actor:
            return ["is on the main actor"]
        return []

    def member(self, owner, apple):
        """Returns `None` where the member is absent, or the differences of the most similar overload."""
        ours = [s for s in self.graph.members(owner.name, apple.name) if s.is_static == apple.is_static]
        if not ours and apple.name in ("rawValue", "init(rawValue:)"):
            return [] if "RawRepresentable" in self.graph.origins(owner.name) else None
        if not ours and apple.name == "init()" and owner.kind == "struct":
            return [] if "SetAlgebra" in self.graph.origins(owner.name) else None
        if not ours:
            return None
        return min((self.differences(owner, apple, symbol) for symbol in ours), key=len)

    def function(self, apple):
        """Returns the same for a global function or constant."""
        ours = self.graph.symbols.get(apple.name, [])
        if not ours:
            return None
        return min(([] if same_type(apple, s) else [self.other_type(apple, s)] for s in ours), key=len)

    @staticmethod
    def other_type(apple, symbol):
        return f"`{plain(symbol.type)}`, not `{plain(apple.type)}`"

    def differences(self, owner, apple, symbol):
        if symbol.module in FOUNDATION:
            return []
        found = []
        if not same_type(apple, symbol):
            found.append(self.other_type(apple, symbol))
        if apple.kind == "var" and not apple.marks & {"readonly", "static"} and symbol.is_readonly:
            found.append("cannot be set")
        if apple.kind == "init":
            failable = next((mark[-1] for mark in apple.marks if mark.startswith("failable")), "")
            if bool(failable) != bool(symbol.failable):
                found.append("can fail" if symbol.failable else "cannot fail")
        if defaults(apple.type) > defaults(symbol.declaration) and not self.has_overload(owner, apple):
            found.append("has no default argument")
        if "optional" in apple.marks and owner.kind == "protocol":
            if f"{symbol.path}" not in self.graph.with_default:
                found.append("has no default")
        return found + self.openness(owner, apple, symbol)

    def has_overload(self, owner, apple):
        """Returns whether a protocol has the function without the parameters with defaults, which Swift's protocols cannot have."""
        name = shortened(apple.name, apple.type)
        return owner.kind == "protocol" and name != apple.name and bool(self.graph.members(owner.name, name))

    def openness(self, owner, apple, symbol):
        if f"{owner.name}.{apple.name}" in FINAL:
            return []
        if owner.kind != "class" or owner.module not in CLASS_MODULES or apple.kind not in ("var", "func"):
            return []
        if self.graph.type(symbol.path.rsplit(".", 1)[0]).kind == "protocol":
            return []
        found = [] if symbol.access == "open" else ["is not open"]
        if symbol.in_extension:
            found.append("is declared in an extension")
        if symbol.on_main_actor and not owner.on_main_actor:
            found.append("is on the main actor")
        return found
