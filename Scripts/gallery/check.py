"""Uses the page of pictures in a browser, from files only, and checks its contents."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import expect, sync_playwright

PROGRAM, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
PICTURES = ROOT / ".build" / "gallery-check"
LANGUAGES = ["en", "ja"]

failures = []


def check(name, work):
    """Runs one check and reports its outcome."""
    try:
        result = work()
        print(f"ok      {name}" + (f": {result}" if result else ""), flush=True)
    except Exception as error:
        failures.append(name)
        lines = str(error).strip().splitlines()
        print(f"FAILED  {name}: {lines[0] if lines else repr(error)}", flush=True)


def render(folder):
    """Draws the example with a copy of one of its documents, light and dark, in two languages, without its code."""
    project = folder / "Okinawa"
    shutil.copytree(ROOT / "Examples" / "Okinawa", project)
    for file in sorted(project.glob("Okinawa/*.lproj/UserCell.*")):
        shutil.copy(file, file.with_stem("UserCellCopy"))
    options = [f"--language={language}" for language in LANGUAGES] + ["--appearance=light", "--appearance=dark"]
    subprocess.run(
        [PROGRAM, "render", str(project), "--documents-only", "-o", str(folder), *options],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def multiply(html, pictures):
    """Returns the page with its documents repeated in other folders up to a number of pictures."""
    sections = re.findall(r"<section id=.*?</section>", html, re.S)
    links = re.search(r"<nav class=\"index\".*?</nav>", html, re.S).group()
    figures = sum(section.count("<figure") for section in sections)
    parts, index = [], []
    for copy in range(-(-pictures // figures)):
        for section in sections:
            section = re.sub(r'(id|aria-labelledby)="([dhs])(\d+)"', rf'\1="\g<2>{copy}_\3"', section)
            # A separate file for each, since cached pictures are available immediately.
            section = re.sub(r'src="([^"]*)"', rf'src="\1?{copy}"', section)
            parts.append(section.replace("<h2", f"<h2 title=\"{copy}\"").replace("<span>", f"<span>{copy}/", 1))
        index.append(re.sub(r'href="#d(\d+)"', rf'href="#d{copy}_\1"', links.split("\n", 1)[1].rsplit("\n", 1)[0]))
    html = html.replace("\n".join(sections), "\n".join(parts))
    inner = links.split("\n", 1)[1].rsplit("\n", 1)[0]
    return html.replace(inner, "\n".join(index))


class Gallery:
    """The open page."""

    def __init__(self, page):
        self.page = page

    def figures(self):
        return self.page.locator("figure:visible")

    def has(self, count):
        expect(self.page.locator("figure:not([hidden])").locator("visible=true")).to_have_count(count)

    def reset(self):
        if self.page.locator("dialog[open]").count():
            self.page.locator("[data-do=close]").click()
        self.page.evaluate("document.activeElement.blur(); form.reset(); scrollTo(0, 0)")
        self.page.wait_for_timeout(50)

    def shows(self):
        """Returns the number of pictures that the filters select."""
        return self.page.evaluate("visible().length")

    def focused(self):
        return self.page.evaluate("document.activeElement.closest('figure') ? "
                                  "visible().indexOf(document.activeElement.closest('figure')) : -1")


def run(page, folder):
    gallery = Gallery(page)
    page.goto((folder / "index.html").as_uri())
    count = gallery.shows()
    search = page.get_by_role("searchbox")

    def headings():
        ids = [text for text in page.locator("h3").all_text_contents() if re.search(r"-\w{3}-\w\w-\w{3}$", text)]
        assert not ids, ids
        names = page.locator("h3").all_text_contents()
        assert len(names) == 16 and len(dict.fromkeys(names)) == 15, names
        page.screenshot(path=PICTURES / "light.png")
        return ", ".join(dict.fromkeys(names))

    def texts():
        picture = page.get_by_role("link", name=re.compile("May we leave")).first
        expect(picture).to_be_visible()
        return picture.locator("img").get_attribute("alt")

    def searches():
        page.keyboard.press("/")
        expect(search).to_be_focused()
        page.keyboard.type("May we")
        found = gallery.shows()
        assert 0 < found < count, found
        expect(page.locator("output").first).to_have_text(f"{found} of {count} pictures")
        hidden = page.locator(".index a:visible").count()
        assert hidden == page.locator("main > section:not([hidden])").count()
        page.screenshot(path=PICTURES / "search.png")
        search.fill("nothing says this")
        expect(page.get_by_text("No picture matches.")).to_be_visible()
        page.get_by_role("button", name="Show all").click()
        page.wait_for_timeout(50)
        assert gallery.shows() == count
        return f"{found} of {count}"

    def filters():
        gallery.reset()
        for name, value in [("appearance", "=dark"), ("language", "=ja"), ("device", "=iPhone 16")]:
            before = gallery.shows()
            page.select_option(f"select[name={name}]", value)
            assert 0 < gallery.shows() < before, f"{name}: {gallery.shows()} of {before}"
        gallery.reset()
        assert gallery.shows() == count
        page.select_option("select[name=diagnostics]", "=none")
        assert 0 < gallery.shows() < count
        assert page.locator("main > section:not([hidden]) .notes").count() == 0

    def twins():
        gallery.reset()
        twin = page.locator(".twin").first
        first = twin.locator("a").get_attribute("href")
        twin.locator("a").click()
        expect(page.locator(first)).to_be_in_viewport()
        # Where the other one is left out, it is enlarged.
        search.fill("UserCellCopy")
        expect(page.locator(first)).to_be_hidden()
        twin.locator("a").click()
        expect(page.locator(".stage img")).to_be_visible()
        page.keyboard.press("Escape")

    def variants():
        gallery.reset()
        boxes = page.evaluate("""(() => {
          const scene = [...document.querySelectorAll('article')].find(scene => scene.querySelectorAll('figure').length > 1);
          scene.scrollIntoView();
          return [...scene.querySelectorAll('figure')].map(figure => figure.getBoundingClientRect().toJSON());
        })()""")
        assert len(boxes) > 1 and boxes[0]["top"] == boxes[1]["top"] and boxes[0]["right"] <= boxes[1]["left"]
        page.screenshot(path=PICTURES / "variants.png")

    def sizes():
        gallery.reset()
        width = lambda: gallery.figures().first.locator("img").bounding_box()["width"]
        slider = page.locator("input[name=size]")
        slider.fill("100")
        before = width()
        slider.fill("50")
        assert abs(width() - before / 2) < 1, (before, width())

    def keys():
        gallery.reset()
        page.keyboard.press("ArrowRight")
        assert gallery.focused() == 0, gallery.focused()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("j")
        assert gallery.focused() == 2, gallery.focused()
        page.keyboard.press("ArrowLeft")
        assert gallery.focused() == 1, gallery.focused()
        search.focus()
        page.keyboard.type("j")
        assert search.input_value() == "j"

    def zooms():
        gallery.reset()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        picture = dialog.locator(".stage img")
        first = picture.get_attribute("src")
        page.keyboard.press("ArrowRight")
        assert picture.get_attribute("src") != first
        fit = picture.bounding_box()["width"]
        page.keyboard.press("+")
        page.keyboard.press("+")
        assert abs(picture.bounding_box()["width"] / fit - 1.25 ** 2) < .05
        page.keyboard.press("0")
        assert abs(picture.bounding_box()["width"] - fit) < 1
        page.screenshot(path=PICTURES / "zoom.png")
        page.keyboard.press("v")
        assert picture.count() > 1
        page.wait_for_timeout(200)
        page.screenshot(path=PICTURES / "zoom-variants.png")
        page.keyboard.press("v")
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        page.wait_for_function("visible().indexOf(document.activeElement.closest('figure')) === 1")

    def index():
        # On a new page nothing above the document has been laid out.
        page.goto("about:blank")
        page.goto((folder / "index.html").as_uri())
        for link in [page.locator(".index a").last, page.locator(".index a").nth(5)]:
            link.click()
            page.wait_for_timeout(500)
            top = page.locator(link.get_attribute("href") + " h2").bounding_box()["y"]
            assert 0 <= top < 950, top
        bar = page.locator(".index").bounding_box()
        assert bar["y"] >= 0, bar

    check("scenes have names", headings)
    check("pictures say what they show", texts)
    check("a search narrows the page", searches)
    check("filters narrow the page", filters)
    check("identical scenes lead to their picture", twins)
    check("variants stand side by side", variants)
    check("pictures have other sizes", sizes)
    check("keys go from picture to picture", keys)
    check("pictures are enlarged in place", zooms)
    check("the index leads to a document and stays", index)


def run_dark(browser, folder):
    page = browser.new_page(viewport={"width": 420, "height": 900}, color_scheme="dark")
    page.goto((folder / "index.html").as_uri())

    def narrow():
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 420, width
        # Overwide content is clipped.
        right = page.evaluate("Math.max(...every('article').map(scene => scene.getBoundingClientRect().right))")
        assert right <= 420, right
        page.screenshot(path=PICTURES / "dark.png")

    check("a narrow window shows the page without scrolling sideways", narrow)
    page.close()


def run_many(page, folder):
    many = folder / "many.html"
    many.write_text(multiply((folder / "index.html").read_text(), 2000))

    def opens():
        start = time.time()
        page.goto(many.as_uri(), wait_until="domcontentloaded")
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seconds = time.time() - start
        page.wait_for_load_state("load")
        pictures, loaded, laid = page.evaluate("""[figures.length, 
            figures.filter(figure => figure.querySelector('img').naturalWidth > 0).length,
            figures.filter(figure => figure.checkVisibility({ contentVisibilityAuto: true })).length]""")
        assert pictures >= 2000, pictures
        assert laid < 200, f"{laid} of {pictures} pictures are laid out"
        assert 0 < loaded < 200, f"{loaded} pictures are loaded"
        return f"{pictures} pictures in {seconds:.2f} s, {laid} laid out, {loaded} loaded"

    def searches():
        start = time.time()
        page.get_by_role("searchbox").fill("May we")
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seconds = time.time() - start
        found = page.evaluate("visible().length")
        assert 0 < found < 1000, found
        page.screenshot(path=PICTURES / "many.png")
        return f"{found} pictures in {seconds:.2f} s"

    check("2,000 pictures open", opens)
    check("2,000 pictures are searched", searches)


def run_pairs(page, folder):
    """The page of `kumiki diff --html`, whose pairs are those of snapshots as well."""
    source = ROOT / "Examples/Okinawa/Okinawa/Base.lproj/HarborViewController.storyboard"
    new = folder / "Harbor.storyboard"
    new.write_text(source.read_text().replace("The harbor master", "The master of the harbor"))
    subprocess.run([PROGRAM, "diff", f"--html={folder / 'diff'}", str(source), str(new)],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    page.goto((folder / "diff" / "index.html").as_uri())
    pair = page.locator(".pair").first

    def keys():
        page.keyboard.press("j")
        expect(page.locator(".comparison").first).to_be_focused()
        expect(pair).to_have_attribute("data-view", "difference")
        page.screenshot(path=PICTURES / "difference.png")
        for key, view, before, after in [("b", "before", True, False), ("a", "after", False, True),
                                         ("s", "slider", True, True), ("o", "overlay", True, True)]:
            page.keyboard.press(key)
            expect(pair.get_by_role("button", name=view.capitalize())).to_have_attribute("aria-pressed", "true")
            for name, shown in [("before", before), ("after", after)]:
                expect(pair.locator("img." + name)).to_be_visible(visible=shown)
        page.screenshot(path=PICTURES / "overlay.png")

    def slides():
        pair.get_by_role("button", name="Slider").click()
        pair.get_by_role("slider").fill("20")
        clip = pair.locator("img.after").evaluate("image => getComputedStyle(image).clipPath")
        assert "20%" in clip, clip

    check("two versions are compared by keys", keys)
    check("the slider divides two versions", slides)


def main():
    PICTURES.mkdir(parents=True, exist_ok=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="gallery-check-"))
    try:
        render(folder)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1440, "height": 950})
            page.set_default_timeout(60_000)
            errors, requests = [], []
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("request", lambda request: requests.append(request.url))
            run(page, folder)
            run_dark(browser, folder)
            run_many(page, folder)
            run_pairs(page, folder)

            def is_quiet():
                assert not errors, errors[0]
                others = [url for url in requests if not url.startswith(folder.as_uri())]
                assert not others, others[0]

            check("no script failed, and nothing came from elsewhere", is_quiet)
            browser.close()
    finally:
        shutil.rmtree(folder)
    sys.exit(1 if failures else 0)


main()
