"""The complete list: each name of Apple's API with its uses and its state."""

from dataclasses import dataclass

import apple
import ours
from compare import Comparison

PRESENT, DIFFERS, ABSENT = "present", "differs", "absent"


@dataclass
class Entry:
    name: str
    uses: int
    differences: list | None

    @property
    def state(self):
        if self.differences is None:
            return ABSENT
        return DIFFERS if self.differences else PRESENT


class Ledger:
    def __init__(self):
        self.api, self.uses, self.graph = apple.load(), apple.load_uses(), ours.load()
        comparison = Comparison(self.api, self.graph)
        self.types, self.members, self.by_type = {}, {}, {}
        for type in self.api.types.values():
            self.types[type.name] = self.entry(type.name, self.uses.types, comparison.type(type))
            self.by_type[type.name] = []
            for member in type.members:
                self.add_member(type, member, comparison.member(type, member))
        for name in self.api.aliases:
            there = [] if self.graph.type(name) else None
            self.types[name] = self.entry(name, self.uses.types, there)
        for function in self.api.globals:
            self.add_entry(function.name, comparison.function(function))
        self.add_other_uses()

    @staticmethod
    def entry(name, uses, differences):
        return Entry(name, uses.get(name, 0), differences)

    def add_member(self, type, member, differences):
        entry = self.add_entry(f"{type.name}.{member.name}", differences)
        if entry not in self.by_type[type.name]:
            self.by_type[type.name].append(entry)

    def add_entry(self, name, differences):
        """Overloads share an entry, which has the state of the worst of them."""
        entry = self.entry(name, self.uses.members, differences)
        known = self.members.get(name)
        if known is None:
            self.members[name] = entry
            return entry
        if known.differences is None or differences is None:
            known.differences = None
        else:
            known.differences += [d for d in differences if d not in known.differences]
        return known

    def add_other_uses(self):
        """Returns names that Apple's tables do not list themselves: inherited initializers and Foundation's."""
        self.not_apples = []
        for name, uses in self.uses.types.items():
            if name not in self.types:
                self.add_other(name, uses, self.types, bool(self.graph.type(name)))
        for name, uses in self.uses.members.items():
            if name not in self.members:
                self.add_other(name, uses, self.members, self.is_inherited(name))

    def add_other(self, name, uses, entries, is_there):
        owner = name.split(".")[0]
        if is_there or (name.endswith(".init()") and owner in self.api.types):
            entries[name] = Entry(name, uses, [] if is_there else None)
        else:
            self.not_apples.append(Entry(name, uses, None))

    def is_inherited(self, name):
        owner, _, member = name.rpartition(".")
        if not owner:
            return bool(self.graph.symbols.get(name))
        origins = self.graph.origins(owner)
        has_own_layout = member == "init()" and ("NSObject" in origins or "SetAlgebra" in origins)
        return has_own_layout or bool(self.graph.members(owner, member))
