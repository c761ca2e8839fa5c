"""Uses the preview at random, from a seed, and measures the memory of its processes."""

import os
import pathlib
import random
import time

CONFIGURATIONS = ["", "?appearance=dark", "?language=ja", "?device=iPad", "?orientation=landscape", "?size=accessibilityLarge"]
KEYS = ["a", "Tab", "Escape", "Enter", "ArrowDown", "Backspace"]


def run(page, preview, seconds):
    """Returns the memory that all processes have after the first third, and that at the end, in MB."""
    numbers = random.Random(1)
    addresses = [scene["address"] for document in preview.json("/scenes.json")["documents"] for scene in document["scenes"]]
    document = preview.project / "Okinawa/Base.lproj/HarborViewController.storyboard"
    text = document.read_text()
    begin, samples, count = time.time(), [], 0
    while time.time() - begin < seconds:
        page.goto(preview.address.rstrip("/") + numbers.choice(addresses) + numbers.choice(CONFIGURATIONS))
        page.wait_for_timeout(400)
        if numbers.random() < 0.7:
            page.get_by_text("Live", exact=True).first.click()
            page.wait_for_timeout(500)
        for _ in range(numbers.randrange(12)):
            use(page, numbers)
        if numbers.random() < 0.2:
            preview.edit(str(document.relative_to(preview.project)), lambda _: text.replace("Four rowers", f"{count} rowers"))
        count += 1
        samples.append((time.time() - begin, memory(preview)))
    early = [size for at, size in samples if seconds / 3 < at < seconds * 2 / 3]
    late = [size for at, size in samples if at >= seconds * 2 / 3]
    return max(early), max(late), count


def use(page, numbers):
    box = page.locator("#stage").bounding_box()
    x, y = box["x"] + numbers.random() * box["width"], box["y"] + numbers.random() * min(box["height"], 800)
    action = numbers.randrange(4)
    if action == 0:
        page.mouse.click(x, y, delay=30)
    elif action == 1:
        page.mouse.move(x, y)
        page.mouse.wheel(0, numbers.randrange(-400, 400))
    elif action == 2:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 200, steps=5)
        page.mouse.up()
    else:
        page.keyboard.press(numbers.choice(KEYS))


def memory(preview):
    """The resident memory of the preview and its processes, in MB."""
    total = 0
    for process in [preview.process.pid, *preview.descendants()]:
        try:
            pages = int(pathlib.Path(f"/proc/{process}/statm").read_text().split()[1])
        except OSError:
            continue
        total += pages * os.sysconf("SC_PAGESIZE")
    return total >> 20
