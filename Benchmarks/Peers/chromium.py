#!/usr/bin/env python3
"""Times kumiki against headless Chromium, alternating, for Scripts/bench. Standard library only.

    chromium.py process KUMIKI DOCUMENT PAGE ROUNDS    a whole process each, from files to a PNG file
    chromium.py warm BENCHMARKS DOCUMENT PAGE ROUNDS   both running: a new screen, and one that is loaded
"""
import base64
import glob
import json
import os
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT, SCALE = 390, 844, 3
DEVICE = "iPhone 14"
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
    "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--window-size={WIDTH},{HEIGHT}", f"--force-device-scale-factor={SCALE}",
]


def browser():
    """Returns the program itself: Debian's start-up script in front of it is not Chromium's time."""
    program = "/usr/lib/chromium/chromium"
    return program if os.access(program, os.X_OK) else "chromium"


def size(png):
    """Returns the width and the height in a PNG file."""
    return struct.unpack(">II", png[16:24])


def expect_size(png, who):
    if size(png) != (WIDTH * SCALE, HEIGHT * SCALE):
        sys.exit(f"bench: error: {who} draws {size(png)} pixels, not {(WIDTH * SCALE, HEIGHT * SCALE)}")


def alternating(rounds, *sides):
    """Returns the median in milliseconds of each side's runs after one that is not counted; the first one changes every round."""
    for side in sides:
        side()
    times = [[] for _ in sides]
    for number in range(rounds):
        order = list(enumerate(sides))
        for index, side in order if number % 2 == 0 else reversed(order):
            start = time.perf_counter()
            side()
            times[index].append((time.perf_counter() - start) * 1000)
    return [statistics.median(part) for part in times]


class Table:
    def __init__(self, name):
        self.name = name
        self.rows = []
        self.values = []

    def compare(self, key, label, ours, peer):
        self.rows.append((label, f"{ours:.1f}", f"{peer:.1f}", f"{peer / ours:.1f}"))
        self.values.append((f"{key}kumiki_ms", f"{ours:.1f}"))
        self.values.append((f"{key}chromium_ms", f"{peer:.1f}"))
        self.values.append((f"{key}ratio", f"{peer / ours:.1f}"))

    def show(self):
        for row in [("picture", "kumiki ms", "Chromium ms", "ratio")] + self.rows:
            print("  " + row[0].ljust(28) + "".join(cell.rjust(13) for cell in row[1:]))
        print(f"bench {self.name}: " + " ".join(f"{key}={value}" for key, value in self.values), flush=True)


def process(kumiki, document, page, rounds):
    with tempfile.TemporaryDirectory() as folder:
        picture = os.path.join(folder, "page.png")

        def ours():
            subprocess.run(
                [kumiki, "render", document, "--device", DEVICE, "-o", folder], check=True,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        def chromium():
            profile = os.path.join(folder, "profile")
            shutil.rmtree(profile, ignore_errors=True)
            subprocess.run(
                [browser(), *FLAGS, f"--user-data-dir={profile}", f"--screenshot={picture}", page_address(page)],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        times = alternating(rounds, ours, chromium)
        drawn = sorted(glob.glob(os.path.join(folder, "*", "*.png")))
        expect_size(open(drawn[0], "rb").read(), "kumiki")
        expect_size(open(picture, "rb").read(), "Chromium")
    table = Table("process")
    table.compare("", "cold, from file to file", *times)
    table.show()


def page_address(page):
    return "file://" + os.path.abspath(page)


class Chromium:
    """A running Chromium, controlled through the pipes of its DevTools protocol."""

    def __init__(self, folder):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        os.set_inheritable(commands, True)
        os.set_inheritable(answers, True)
        arguments = [browser(), *FLAGS, f"--user-data-dir={folder}", "--remote-debugging-pipe", "about:blank"]
        # Chromium reads from 3 and writes to 4. The shell puts the pipes there.
        script = f'exec "$@" 3<&{commands} 4>&{answers}'
        self.process = subprocess.Popen(
            ["bash", "-c", script, "bash", *arguments], pass_fds=(commands, answers),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.waiting = b""
        self.number = 0
        self.session = None
        self.open()

    def open(self):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call(
            "Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=SCALE, mobile=True)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        number = self.number
        answer = self.read(lambda message: message.get("id") == number)
        if "error" in answer:
            sys.exit(f"bench: error: {method}: {answer['error']}")
        return answer["result"]

    def read(self, is_wanted):
        while True:
            end = self.waiting.find(b"\0")
            if end >= 0:
                message = json.loads(self.waiting[:end])
                self.waiting = self.waiting[end + 1:]
                if is_wanted(message):
                    return message
                continue
            part = os.read(self.answers, 1 << 20)
            if not part:
                sys.exit("bench: error: Chromium ended")
            self.waiting += part

    def load(self, address):
        self.call("Page.navigate", url=address)
        self.read(lambda message: message.get("method") == "Page.loadEventFired")

    def screenshot(self, fast=False):
        answer = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=fast)
        return base64.b64decode(answer["data"])

    def close(self):
        """Ends Chromium with its child processes, which otherwise write to the folder while it is removed."""
        self.session = None
        self.call("Browser.close")
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Kumiki:
    """Our renderer, running, which replies to a line with a picture."""

    def __init__(self, program, document):
        self.process = subprocess.Popen(
            [program, "serve", "--document", document], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def picture(self, what):
        self.process.stdin.write(what + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.read(int(self.process.stdout.readline()))

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def warm(benchmarks, document, page, rounds):
    # A child process that outlives its parent for a moment is no reason to lose the result.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        chromium, kumiki = Chromium(folder), Kumiki(benchmarks, document)
        address = page_address(page)

        def load():
            chromium.load(address)
            chromium.screenshot()

        made = alternating(rounds, lambda: kumiki.picture(b"document"), load)
        expect_size(kumiki.picture(b"screen"), "kumiki")
        expect_size(chromium.screenshot(), "Chromium")
        ours, peer, fast = alternating(
            rounds, lambda: kumiki.picture(b"screen"), chromium.screenshot, lambda: chromium.screenshot(fast=True))
        kumiki.close()
        chromium.close()
    table = Table("warm")
    table.compare("load_", "document or page to PNG", *made)
    table.compare("", "loaded screen to PNG", ours, peer)
    # What Chromium's protocol calls optimizeForSpeed: larger files, as ours are.
    table.compare("fast_", "the same, Chromium's fast", ours, fast)
    table.show()


def main():
    what, program, document, page, rounds = sys.argv[1:]
    {"process": process, "warm": warm}[what](program, document, page, int(rounds))


main()
