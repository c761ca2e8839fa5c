"""Documentation/API.md, generated from the list."""

from ledger import ABSENT, DIFFERS, PRESENT, Ledger

HEAD = """# Apple's API here

Written by `Scripts/api-coverage` from the symbol graphs of a debug build; do not edit by hand.

It compares the modules CoreGraphics, QuartzCore and UIKit with the names and types of Apple's public API as Swift
imports them (`Scripts/api/apple-api.tsv`: the iOS 14.2 SDK, and today's main-actor isolation), and weighs each name by
its uses counted over 130 public code bases (`Scripts/api/apple-api-uses.csv`). A name is *present* where it has Apple's
signature, isolation and openness; it *differs* where one of them is another, or where a class or member that
subclasses may override is declared in an extension; otherwise it is *absent*.
"""


def share(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "–"


def summary_row(title, entries):
    entries = list(entries)
    uses = sum(e.uses for e in entries)
    row = [title, f"{uses:,}"]
    for state in (PRESENT, DIFFERS, ABSENT):
        row.append(share(sum(e.uses for e in entries if e.state == state), uses))
    row.append(f"{sum(e.state == PRESENT for e in entries):,} of {len(entries):,}")
    return "| " + " | ".join(row) + " |"


def summary(ledger):
    return "\n".join([
        "## Summary", "",
        "| | uses | present | differ | absent | names present |", "|---|---:|---:|---:|---:|---:|",
        summary_row("types", ledger.types.values()), summary_row("members", ledger.members.values()), ""])


def by_uses(entries):
    return sorted(entries, key=lambda e: (-e.uses, e.name))


def every(ledger):
    return list(ledger.types.values()) + list(ledger.members.values())


def differing(ledger):
    rows = [f"| `{e.name}` | {e.uses} | {'; '.join(e.differences)} |"
            for e in by_uses(every(ledger)) if e.state == DIFFERS]
    return "\n".join(["## Differs", "", "| name | uses | how |", "|---|---:|---|", *rows, ""])


def absent_and_used(ledger):
    rows = [f"| `{e.name}` | {e.uses} |" for e in by_uses(every(ledger)) if e.state == ABSENT and e.uses]
    return "\n".join(["## Absent, though used", "", "| name | uses |", "|---|---:|", *rows, ""])


def not_apples(ledger):
    names = ", ".join(f"`{e.name}` {e.uses}" for e in by_uses(ledger.not_apples))
    return "\n".join([
        "## Not counted", "",
        "Names that the count found but these frameworks do not declare: other frameworks', those of the code bases' own",
        f"extensions, and Swift's before 4.2. {names}.", ""])


def type_row(ledger, name):
    entries = ledger.by_type[name]
    present = sum(e.state == PRESENT for e in entries)
    absent = ", ".join(f"`{e.name.removeprefix(name + '.')}`" for e in entries if e.state == ABSENT)
    return f"| `{name}` | {ledger.types[name].state} | {present} of {len(entries)} | {absent} |"


def by_type(ledger):
    there = sorted(n for n in ledger.by_type if ledger.types[n].state != ABSENT)
    absent = sorted(n for n in ledger.by_type if ledger.types[n].state == ABSENT)
    return "\n".join([
        "## Each type", "", "| type | is | members present | members absent |", "|---|---|---:|---|",
        *(type_row(ledger, name) for name in there), "",
        "## Types that are absent", "", ", ".join(f"`{name}`" for name in absent) + ".", ""])


def write(path):
    ledger = Ledger()
    parts = [HEAD, summary(ledger), differing(ledger), absent_and_used(ledger), not_apples(ledger),
             by_type(ledger)]
    path.write_text("\n".join(parts))
    print(summary(ledger).split("\n", 2)[2])
