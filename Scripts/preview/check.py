"""Uses the preview in a browser and checks its contents; measures the time from a saved file to the page's pixels."""

import json
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

import hostile
import random_use
from playwright.sync_api import expect, sync_playwright

PROGRAM, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
PICTURES = ROOT / ".build" / "preview-check"
ROUNDS = 30
# The time of random use, in seconds.
RANDOM_USE = int(os.environ.get("KUMIKI_RANDOM_USE", "120"))
MAP = "Okinawa/Base.lproj/MapViewController.storyboard"
SETTINGS = "/scene/Okinawa/Base.lproj/SettingsViewController.storyboard/aUL-4m-R6M"
BOAT = "/scene/Okinawa/Base.lproj/HarborViewController.storyboard/8Mc-SL-bLN"

failures = []


def check(name, work):
    """Runs one check and reports its outcome."""
    try:
        result = work()
        print(f"ok      {name}" + (f": {result}" if result else ""), flush=True)
    except Exception as error:
        failures.append(name)
        print(f"FAILED  {name}: {str(error).strip().splitlines()[0] if str(error).strip() else error!r}", flush=True)


class Preview:
    """A running preview of a copy of the example, or of a project of files with their contents."""

    def __init__(self, *options, files=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="preview-check-"))
        self.project = self.folder / "Okinawa"
        if files is None:
            shutil.copytree(ROOT / "Examples" / "Okinawa", self.project)
        else:
            self.project.mkdir()
            for name, text in files.items():
                (self.project / name).write_text(text)
        self.temporary = self.folder / "tmp"
        self.temporary.mkdir()
        self.process = subprocess.Popen(
            [PROGRAM, "preview", str(self.project), "--port", "0", "--no-browser", *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env={**os.environ, "TMPDIR": str(self.temporary)})
        line = self.process.stdout.readline()
        self.address = re.search(r"http://127\.0\.0\.1:\d+/", line).group()

    def json(self, path):
        with urllib.request.urlopen(self.address.rstrip("/") + path) as response:
            return json.load(response)

    def edit(self, name, change):
        """Saves a file as editors do, by renaming a new one. Returns the time of the renaming."""
        path = self.project / name
        other = path.with_name(path.name + ".new")
        new = change(path.read_bytes() if path.suffix == ".png" else path.read_text())
        if isinstance(new, bytes):
            other.write_bytes(new)
        else:
            other.write_text(new)
        other.rename(path)
        return time.time()

    def memory(self):
        pages = int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def descendants(self):
        found, known = [], {self.process.pid}
        for entry in sorted(int(name) for name in os.listdir("/proc") if name.isdigit()):
            try:
                parent = int(pathlib.Path(f"/proc/{entry}/stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue
            if parent in known:
                known.add(entry)
                found.append(entry)
        return found

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)


def is_alive(process):
    """Returns whether a process runs; a zombie has ended."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, round(part * (len(values) - 1)))]


def shows(page, selector="main figure img"):
    """Waits until a picture has been decoded."""
    page.wait_for_function(
        "selector => { const image = document.querySelector(selector); return image && image.naturalWidth > 0 }",
        arg=selector, timeout=60_000)


# Records when the picture of the scene's page changes, by the clock of the machine.
WATCH = """() => {
  const image = document.querySelector('#stage img');
  window.drawnAt = [];
  new MutationObserver(() => image.decode().then(() =>
    requestAnimationFrame(() => window.drawnAt.push(performance.timeOrigin + performance.now())))
  ).observe(image, { attributes: true, attributeFilter: ['src'] });
}"""


def measure(page, preview, name, change, address, rounds=ROUNDS):
    """Returns the time from the saved file to the frame in which the browser has its picture, in milliseconds."""
    page.goto(preview.address.rstrip("/") + address)
    shows(page, "#stage img")
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    times = []
    for number in range(rounds):
        saved = preview.edit(name, lambda text: change(text, number))
        page.wait_for_function("count => window.drawnAt.length > count", arg=len(times), timeout=120_000, polling="raf")
        times.append(page.evaluate("window.drawnAt.at(-1)") - saved * 1000)
        page.wait_for_timeout(150)
    return f"median {statistics.median(times):.0f} ms, p95 {percentile(times, 0.95):.0f} ms ({rounds} saves)"


def run(page, preview):
    home = preview.address

    def opens():
        begin = time.time()
        page.goto(home)
        shows(page)
        seconds = time.time() - begin
        expect(page.locator("#summary")).to_have_text("9 documents, 15 scenes")
        page.wait_for_timeout(2000)
        page.screenshot(path=PICTURES / "index.png")
        return f"first picture after {seconds:.2f} s"

    def draws_in_sight():
        drawn = page.evaluate("[...document.querySelectorAll('figure img')].filter(image => image.naturalWidth).length")
        assert 0 < drawn < 15, f"{drawn} of 15 drawn before scrolling"
        page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
        page.wait_for_function(
            "[...document.querySelectorAll('section:last-of-type figure img')].every(image => image.naturalWidth > 0)")

    def filters():
        page.fill("#filter", "video")
        expect(page.locator("figure:visible")).to_have_count(1)
        page.fill("#filter", "")

    def follows_text():
        page.goto(home + BOAT[1:])
        shows(page, "#stage img")
        page.locator("#tree").get_by_text("Four rowers, one sail, no nail").first.wait_for()
        preview.edit("Okinawa/Base.lproj/HarborViewController.storyboard",
                     lambda text: text.replace("Four rowers, one sail, no nail", "Six rowers, two sails"))
        page.locator("#tree").get_by_text("Six rowers, two sails").first.wait_for()

    def configures():
        page.goto(home + SETTINGS[1:])
        shows(page, "#stage img")
        page.get_by_text("dark", exact=True).click()
        page.locator("select[name=language]").select_option("ja")
        expect(page.locator("#summary")).to_contain_text("iPhone 16 · dark · ja")
        assert "appearance=dark" in page.url and "language=ja" in page.url
        page.reload()
        expect(page.locator("#summary")).to_contain_text("iPhone 16 · dark · ja")
        page.get_by_text("landscape", exact=True).click()
        expect(page.locator("#summary")).to_contain_text("852 × 393 points")
        page.get_by_role("button", name="Reset").click()
        expect(page.locator("#summary")).to_contain_text("393 × 852 points")

    def inspects():
        page.goto(home + SETTINGS[1:])
        page.locator("#tree [role=treeitem]").first.wait_for()
        row = page.locator("#tree").get_by_text("Typhoon warnings").first
        row.click()
        expect(page.locator("#inspector")).to_contain_text("UILabel")
        expect(page.locator("#inspector")).to_contain_text("SettingsViewController.storyboard:")
        rect = page.locator(".overlay .selected").bounding_box()
        page.keyboard.press("Escape")
        expect(page.locator("#inspector")).to_contain_text("Traits")
        page.locator("#stage").click(
            modifiers=["Alt"], position={
                "x": rect["x"] + rect["width"] / 2 - page.locator("#stage").bounding_box()["x"],
                "y": rect["y"] + rect["height"] / 2 - page.locator("#stage").bounding_box()["y"]})
        expect(page.locator("#inspector")).to_contain_text("Typhoon warnings")
        expect(page.locator("#inspector")).to_contain_text("Constraints")
        assert page.locator(".overlay line").count() > 0
        page.screenshot(path=PICTURES / "inspect.png")

    def explains():
        expect(page.locator("#inspector")).to_contain_text("UITableViewController controller")
        page.locator("#inspector .chain").get_by_text("UITableView", exact=True).click()
        expect(page.locator("#inspector dl dd").first).to_contain_text("UITableView")
        page.locator("#tab-spoken").click()
        expect(page.locator("#spoken li", has_text="selected, Automatic, button, 3 of 3")).to_be_visible()
        assert page.locator(".overlay rect.stop").count() == page.locator("#spoken li").count()
        page.screenshot(path=PICTURES / "voiceover.png")
        page.keyboard.press("ArrowRight")
        expect(page.locator("#frames")).to_contain_text("another frame than saved")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#tree")).to_be_visible()

    def walks_by_keys():
        page.locator("#tree").focus()
        first = page.locator("#tree [aria-selected=true]").get_attribute("id")
        page.keyboard.press("ArrowDown")
        assert page.locator("#tree [aria-selected=true]").get_attribute("id") != first

    def keeps_the_last_state():
        name = "Okinawa/Base.lproj/SettingsViewController.storyboard"
        whole = (preview.project / name).read_text()
        preview.edit(name, lambda text: text[: len(text) // 2])
        page.locator("#problems .error").first.wait_for()
        assert page.locator("#stage img").evaluate("image => image.naturalWidth > 0 && !image.hidden")
        preview.edit(name, lambda _: whole)
        page.locator("#problems .error").first.wait_for(state="detached")

    def stays_small():
        before = preview.memory()
        for _ in range(50):
            page.goto(home)
            shows(page)
        growth = preview.memory() - before
        assert growth < 64 << 20, f"grew by {growth >> 20} MB"
        return f"{growth >> 20} MB more after 50 loads, {preview.memory() >> 20} MB in all"

    check("the page opens", opens)
    check("scenes are drawn as they come into sight", draws_in_sight)
    check("the filter finds a scene", filters)
    check("a saved document is on the page", follows_text)
    check("the configuration is in the address", configures)
    check("a view is inspected", inspects)
    check("responders, VoiceOver and saved frames are listed", explains)
    check("keys walk through the tree", walks_by_keys)
    check("a broken document leaves the last picture", keeps_the_last_state)
    check("loading again costs no memory", stays_small)


def run_measures(page, preview):
    name = "Okinawa/Base.lproj/HarborViewController.storyboard"
    check("from a saved document to pixels", lambda: measure(
        page, preview, name,
        lambda text, number: re.sub(r'text="(Six rowers|Four rowers|\d+ rowers)[^"]*"', f'text="{number} rowers"', text), BOAT))
    strings = "Okinawa/ja.lproj/HarborViewController.strings"
    check("from a saved string to pixels", lambda: measure(
        page, preview, strings,
        lambda text, number: re.sub(r'"漕ぎ手[^"]*"|"\d+人"', f'"{number}人"', text), BOAT + "?language=ja"))
    color = "Okinawa/Assets.xcassets/Sand.colorset/Contents.json"
    check("from a saved color to pixels", lambda: measure(
        page, preview, color,
        lambda text, number: re.sub(r'("red"\s*:\s*)"[^"]*"', rf'\1"0.{50 + number}"', text), BOAT))
    avatars = [(ROOT / f"Examples/Okinawa/Okinawa/Assets.xcassets/Avatar{name}.imageset/Avatar{name}@3x.png").read_bytes()
               for name in ["Haru", "Kai", "Nagi", "Umi"]]
    image = "Okinawa/Assets.xcassets/AvatarAoi.imageset/AvatarAoi@3x.png"
    check("from a saved image to pixels", lambda: measure(
        page, preview, image, lambda _, number: avatars[number % 4], scene(preview, "VideoViewController")))


def measure_reload(browser, rounds=ROUNDS):
    """Returns the time from a saved page of like content to its frame, with a reload at once, in milliseconds.

    A development server that reloads the page takes this time at least.
    """
    with tempfile.TemporaryDirectory() as folder:
        file, new = pathlib.Path(folder, "settings.html"), pathlib.Path(folder, "new.html")
        text = (ROOT / "Benchmarks/Peers/settings.html").read_text()
        file.write_text(text)
        page = browser.new_page(viewport={"width": 1440, "height": 950})
        page.goto(file.as_uri())
        times = []
        for number in range(rounds):
            new.write_text(text.replace("<title>Settings", f"<title>{number}"))
            new.rename(file)
            saved = time.time()
            page.reload()
            times.append(page.evaluate(
                "new Promise(drawn => requestAnimationFrame(() => drawn(performance.timeOrigin + performance.now())))")
                - saved * 1000)
            assert page.title() == str(number)
            page.wait_for_timeout(150)
        page.close()
    return f"median {statistics.median(times):.0f} ms, p95 {percentile(times, 0.95):.0f} ms ({rounds} saves)"


def use_at_random(page, preview):
    early, late, count = random_use.run(page, preview, RANDOM_USE)
    assert late < early * 1.2 + 32, f"grew from {early} to {late} MB"
    return f"{early} MB in the middle third of {RANDOM_USE} s, {late} MB in the last ({count} pages)"


def scene(preview, name):
    """Returns the address of a scene."""
    return next(scene["address"] for document in preview.json("/scenes.json")["documents"]
                for scene in document["scenes"] if scene["name"] == name)


class Screen:
    """The live screen on a page."""

    def __init__(self, page):
        self.page = page

    def wait(self):
        self.page.locator("#stage canvas").wait_for(timeout=60_000)

    def tap(self, text, which=0):
        """Taps the middle of a view with a text or name in the tree; by default the first."""
        row = self.page.locator("#tree .row", has_text=text).nth(which)
        row.wait_for(timeout=30_000)
        row.hover()
        # In one evaluation: a new picture replaces the mark between two.
        middle = self.page.wait_for_function("""() => {
            const box = document.querySelector(".overlay .hovered")?.getBoundingClientRect();
            return box && [box.x + box.width / 2, box.y + box.height / 2];
        }""").json_value()
        self.page.mouse.click(*middle, delay=40)

    def shows(self, text, timeout=30_000):
        self.page.locator("#tree .row", has_text=text).first.wait_for(timeout=timeout)


def run_app(page, preview):
    screen = Screen(page)
    source = "Okinawa/Map/MapViewController.swift"
    begin = "private func showOkinawaAlert(_ sender: Any) {"
    whole = (preview.project / source).read_text()

    def builds():
        return f"{wait_for_app(preview):.0f} s"

    def opens():
        page.goto(preview.address + "app")
        screen.wait()
        screen.shows("Ryukyu Islands")

    def answers():
        screen.tap("“Okinawa”")
        screen.shows("Naha!")
        expect(page.locator("#log .action", has_text="showOkinawaAlert:")).to_contain_text("MapViewController")
        page.screenshot(path=PICTURES / "app.png")
        screen.tap(re.compile("“OK”"))
        page.locator("#tree .row", has_text="Naha!").first.wait_for(state="detached")

    def rotates():
        page.get_by_role("button", name="Rotate").click()
        page.wait_for_function("(() => { const c = document.querySelector('#stage canvas'); return c.width > c.height })()")

    def speaks():
        page.locator("select[name=language]").select_option("ja")
        screen.shows("琉球")

    def types():
        page.goto(preview.address + "app")
        screen.wait()
        screen.tap("“Video”", -1)
        screen.tap("UITextField")
        page.keyboard.type("Hello")
        screen.shows("Hello")

    def keeps_state():
        preview.edit("Okinawa/Base.lproj/VideoViewController.storyboard",
                     lambda text: text.replace("Filmed in October", "Filmed in November"))
        screen.shows("Filmed in November")
        screen.shows("Hello")
        expect(page.locator("#log .state")).to_contain_text("inputs repeated")
        page.screenshot(path=PICTURES / "state.png")

    def rejects():
        preview.edit(source, lambda text: text.replace(begin, begin + '\n        let broken: Int = "text"'))
        page.goto(preview.address)
        page.locator("#overlay.failed").wait_for(timeout=120_000)
        expect(page.locator("#overlay")).to_contain_text("MapViewController.swift:87")
        shows(page)
        page.screenshot(path=PICTURES / "error.png")
        preview.edit(source, lambda _: whole)
        page.locator("#overlay.failed").wait_for(state="hidden", timeout=120_000)

    def crashes():
        preview.edit(source, lambda text: text.replace(begin, begin + '\n        if view != nil { fatalError("stuck") }'))
        time.sleep(1)
        builds()
        page.goto(preview.address + "app")
        screen.wait()
        screen.tap("“Okinawa”")
        page.locator(".notice", has_text="MapViewController.swift:87").wait_for(timeout=60_000)
        page.screenshot(path=PICTURES / "crash.png")
        page.locator("#stage .live:not(.down)").wait_for(timeout=60_000)
        screen.shows("Ryukyu Islands")
        preview.edit(source, lambda _: whole)

    check("the app is built", builds)
    check("the app opens", opens)
    check("a tap on the map says Naha!", answers)
    check("the screen is rotated", rotates)
    check("the app is in Japanese", speaks)
    check("a comment is typed", types)
    check("a change keeps the tab and the typed text", keeps_state)
    check("from a saved Swift file to pixels", lambda: measure(
        page, preview, source, lambda text, number: re.sub(r"goal = \d+", f"goal = {number + 11}", text),
        scene(preview, "MapViewController"), rounds=10))
    check("an error is shown, and its mending", rejects)
    check("a crash is shown, and the screen starts again", crashes)


ROWS = """import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: RowsViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

final class RowsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \\(indexPath.row)"
        content.secondaryText = "Island \\(indexPath.row % 160)"
        content.image = UIImage(systemName: "sailboat.fill")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
"""

# Records each frame of the browser in which the live screen has changed.
FRAMES = """() => {
  window.framesAt = [];
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  let isNoted = false;
  CanvasRenderingContext2D.prototype.drawImage = function (...parts) {
    if (!isNoted) {
      isNoted = true;
      requestAnimationFrame((time) => { isNoted = false; window.framesAt.push(time); });
    }
    return draw.apply(this, parts);
  };
}"""


def run_rows(page, preview):
    """A table of 10,000 rows in motion."""

    def opens():
        wait_for_app(preview)
        page.goto(preview.address + "app")
        page.locator("#stage canvas").wait_for(timeout=60_000)
        page.wait_for_timeout(1500)

    def scrolls():
        page.evaluate(FRAMES)
        box = page.locator("#stage canvas").bounding_box()
        x, bottom = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.85
        rates = []
        for _ in range(10):
            page.mouse.move(x, bottom)
            page.mouse.down()
            for step in range(10):
                page.mouse.move(x, bottom - step * box["height"] * 0.07)
                page.wait_for_timeout(10)
            # The table decelerates by itself: only frames are sent.
            page.mouse.up()
            page.evaluate("window.framesAt = []")
            page.wait_for_timeout(1000)
            times = page.evaluate("window.framesAt")
            rates.append((len(times) - 1) / (times[-1] - times[0]) * 1000)
        page.screenshot(path=PICTURES / "rows.png")
        return f"median {statistics.median(rates):.0f} frames a second, least {min(rates):.0f} (10 flings of a second)"

    check("an app of 10,000 rows opens", opens)
    check("its table scrolls", scrolls)


def wait_for_app(preview):
    """Waits until the app is built; returns the seconds."""
    start = time.time()
    while preview.json("/scenes.json")["app"]["state"] != "built":
        assert preview.json("/scenes.json")["app"]["state"] != "failed", "the app does not build"
        assert time.time() - start < 1800, "the build takes too long"
        time.sleep(0.5)
    return time.time() - start


def main():
    PICTURES.mkdir(parents=True, exist_ok=True)
    preview = Preview("--documents-only")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        # The page allows only its own scripts, which would exclude those of the check.
        page = browser.new_page(viewport={"width": 1440, "height": 950}, bypass_csp=True)
        page.set_default_timeout(20_000)
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        run(page, preview)
        run_measures(page, preview)
        check("beside it: from a saved web page to pixels, reloaded at once", lambda: measure_reload(browser))
        hostile.run(preview, check)
        check("random use costs no memory", lambda: use_at_random(page, preview))

        def is_quiet():
            assert not errors, errors[0]

        ends(preview, page)
        preview = Preview()
        run_app(page, preview)
        ends(preview, page)
        preview = Preview(files={"Rows.swift": ROWS})
        run_rows(page, preview)
        ends(preview, page)
        check("no script failed", is_quiet)
        browser.close()
    sys.exit(1 if failures else 0)


def ends(preview, page):
    """Ends the preview, and checks that all of its processes end and that the page reports it."""

    def work():
        page.goto(preview.address)
        page.wait_for_timeout(500)
        processes = preview.descendants()
        assert processes
        preview.end()
        left = [process for process in processes if is_alive(process)]
        assert not left, f"{len(left)} processes are left"
        # Swift's package manager leaves folders of its own.
        left = [name for name in os.listdir(preview.temporary) if name.startswith("kumiki")]
        assert not left, f"left: {left[:5]}"
        expect(page.locator("#connection")).to_be_visible()
        return f"{len(processes)} processes ended"

    check("ending the command ends everything", work)
    shutil.rmtree(preview.folder)


main()
