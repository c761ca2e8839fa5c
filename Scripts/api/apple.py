"""Apple's API and its frequency in public code, from the two tables beside this file."""

import csv
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
TYPE_USES = ("type", "inherit", "extend")


@dataclass
class Member:
    kind: str
    name: str
    type: str
    marks: frozenset

    @property
    def is_static(self):
        return "static" in self.marks or self.kind == "case"


@dataclass
class Type:
    name: str
    kind: str = ""
    module: str = ""
    parent: str = ""
    on_main_actor: bool = False
    is_foreign: bool = False
    members: list = field(default_factory=list)


@dataclass
class API:
    types: dict
    globals: list
    aliases: dict

    def member_names(self):
        """Returns every name that a use can have: `UIView.frame`, `UIRectFill(_:)`."""
        names = {member.name for member in self.globals}
        for type in self.types.values():
            names.update(f"{type.name}.{member.name}" for member in type.members)
        return names


def marks_of(columns, index):
    return frozenset(columns[index].split(",")) if len(columns) > index else frozenset()


def load():
    api = API({}, [], {})
    current = None
    for line in (HERE / "apple-api.tsv").read_text().splitlines():
        columns = line.split("\t")
        what = columns[0]
        if what == "type":
            columns += [""] * (7 - len(columns))
            current = Type(columns[1], columns[2], columns[3], columns[4], columns[5] == "main")
            api.types[current.name] = current
        elif what == "extend":
            current = Type(columns[1], is_foreign=True)
            api.types[current.name] = current
        elif what == ".":
            current.members.append(
                Member(columns[1], columns[2], (columns + [""])[3], marks_of(columns, 4)))
        elif what == "global":
            api.globals.append(Member(columns[1], columns[2], columns[3], frozenset({"static"})))
        elif what == "alias":
            api.aliases[columns[1]] = columns[2]
    return api


@dataclass
class Uses:
    """The uses counted in public code bases: of types, and of members and functions."""

    types: dict
    members: dict


def load_uses():
    uses = Uses({}, {})
    with open(HERE / "apple-api-uses.csv") as table:
        for row in csv.DictReader(table):
            of_type = row["kind"].startswith(TYPE_USES)
            counted = uses.types if of_type else uses.members
            counted[row["name"]] = counted.get(row["name"], 0) + int(row["uses"])
    return uses
