"""Writes a catalog of DocC from the documents of this repository, with their pictures.

    guides.py FOLDER

Links between documents become links between pages; links to other files become their paths."""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The first page, and the others with the names of their pages.
FIRST = ROOT / "README.md"
PAGES = {ROOT / "CONTRIBUTING.md": "Contributing", ROOT / "CHANGELOG.md": "Changes", ROOT / "Benchmarks/README.md": "Benchmarks",
         **{path: path.stem for path in sorted((ROOT / "Documentation").glob("*.md"))}}

LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)")
IMAGE = re.compile(r'<img src="([^"]*)"[^>]*alt="([^"]*)"[^>]*>')
# Pictures side by side.
PICTURES = re.compile(r"^<p>\n(.*?)^</p>\n", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


class Catalog:
    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True)

    def image(self, path, text):
        shutil.copy(path, self.folder)
        return f"![{text}]({path.name})"

    def link(self, match, document):
        mark, text, target, anchor = match.groups()
        if not target or "://" in target:
            return match.group()
        path = (document.parent / target).resolve()
        if mark:
            return self.image(path, text)
        if path == FIRST:
            return "<doc:Kumiki-on-Linux>"
        # The text of a link between pages is the title of the page.
        if path in PAGES:
            return f"<doc:{PAGES[path]}>"
        name = f"`{path.relative_to(ROOT)}`"
        return name if text == name else f"{text} ({name})"

    def text(self, document):
        """Returns the text of a document outside of code, with its links and pictures."""
        text, pieces, start = document.read_text("utf-8"), [], 0
        for fence in [*FENCE.finditer(text), None]:
            end = fence.start() if fence else len(text)
            pieces.append(LINK.sub(lambda match: self.link(match, document), text[start:end]))
            if fence:
                pieces.append(fence.group())
                start = fence.end()
        return PICTURES.sub(lambda match: self.row(match[1], document), "".join(pieces))

    def row(self, text, document):
        columns = [f"    @Column {{\n        {self.image(document.parent / path, name)}\n    }}\n" for path, name in IMAGE.findall(text)]
        return f"@Row(numberOfColumns: {len(columns)}) {{\n{''.join(columns)}}}\n"

    def write(self):
        title, rest = self.text(FIRST).split("\n", 1)
        topics = "\n".join(f"- <doc:{page}>" for page in PAGES.values())
        self.page("Kumiki-on-Linux", f"# Kumiki on Linux\n\n@Metadata {{\n    @TechnologyRoot\n}}\n{rest}\n## Topics\n\n### Documents\n\n{topics}\n")
        for document, page in PAGES.items():
            self.page(page, self.text(document))

    def page(self, name, text):
        (self.folder / f"{name}.md").write_text(text, "utf-8")


Catalog(Path(sys.argv[1])).write()
