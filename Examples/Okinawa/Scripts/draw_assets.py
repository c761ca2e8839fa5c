#!/usr/bin/env python3
"""Draws the illustrations of the Okinawa example and writes its asset catalogue.

    pip install pycairo pillow
    Scripts/draw_assets.py

Every picture is a function of a cairo context in points; it is written at 2x and 3x with a reduced palette.
"""
import io
import json
import math
import pathlib

import cairo
from PIL import Image

CATALOG = pathlib.Path(__file__).resolve().parent.parent / "Okinawa" / "Assets.xcassets"
COLORS = {
    "AccentColor": ("F2614E", "FF8474"), "DeepSea": ("0B3C5D", "06253B"), "Lagoon": ("11839A", "4CC9D9"),
    "Coral": ("F2614E", "FF8474"), "Sand": ("F8F0E0", "0E1A22"), "Shell": ("FFFFFF", "182934"),
    "Ink": ("11303F", "F2EBDD"), "Mist": ("5B7681", "9BB3BD"), "Shallows": ("CFEBEE", "123C48"),
    "Hibiscus": ("C2185B", "F06292"), "Pearl": ("F8F0E0", "F8F0E0"), "Spray": ("CFEBEE", "CFEBEE"),
}
DEEP, SEA, LAGOON, FOAM = "0B3C5D", "11839A", "4FB8C4", "CFEBEE"
SAND, CORAL, SUN = "F8F0E0", "F2614E", "FFC861"
PALM, LEAF, RED = "2E7D5B", "4CA77A", "B8322A"


def rgb(text):
    return tuple(int(text[i:i + 2], 16) / 255 for i in (0, 2, 4))


class Pen:
    """A cairo context with the few shapes that flat drawings need."""

    def __init__(self, context):
        self.c = context

    def fill(self, color, alpha=1):
        self.c.set_source_rgba(*rgb(color), alpha)
        self.c.fill()

    def rect(self, color, x, y, w, h, radius=0, alpha=1):
        c = self.c
        if radius:
            c.new_sub_path()
            for cx, cy, start in ((x + w - radius, y + radius, -90), (x + w - radius, y + h - radius, 0),
                                  (x + radius, y + h - radius, 90), (x + radius, y + radius, 180)):
                c.arc(cx, cy, radius, math.radians(start), math.radians(start + 90))
            c.close_path()
        else:
            c.rectangle(x, y, w, h)
        self.fill(color, alpha)

    def disc(self, color, x, y, radius, squash=1, alpha=1, turn=0):
        c = self.c
        c.save()
        c.translate(x, y)
        c.rotate(math.radians(turn))
        c.scale(1, squash)
        c.arc(0, 0, radius, 0, 2 * math.pi)
        c.restore()
        self.fill(color, alpha)

    def polygon(self, color, points, alpha=1):
        self.c.move_to(*points[0])
        for point in points[1:]:
            self.c.line_to(*point)
        self.c.close_path()
        self.fill(color, alpha)

    def blob(self, color, points, alpha=1, grow=0):
        """A closed curve through the points (Catmull-Rom), perhaps with a rim of its own colour."""
        c, n = self.c, len(points)
        c.move_to(*points[0])
        for i in range(n):
            p0, p1, p2, p3 = (points[(i + k) % n] for k in (-1, 0, 1, 2))
            c.curve_to(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6,
                       p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6, *p2)
        c.close_path()
        if grow:
            c.set_source_rgba(*rgb(color), alpha)
            c.set_line_width(2 * grow)
            c.set_line_join(cairo.LINE_JOIN_ROUND)
            c.stroke_preserve()
        self.fill(color, alpha)

    def wave(self, color, y, width, height, length, crest, phase=0.0, alpha=1):
        """A band of sea whose upper edge rolls."""
        c = self.c
        c.move_to(0, y)
        x = 0.0
        while x <= width + 2:
            c.line_to(x, y + crest * math.sin(2 * math.pi * (x / length + phase)))
            x += 2
        c.line_to(width, height)
        c.line_to(0, height)
        c.close_path()
        self.fill(color, alpha)

    def line(self, color, points, width, alpha=1):
        c = self.c
        c.set_source_rgba(*rgb(color), alpha)
        c.set_line_width(width)
        c.set_line_cap(cairo.LINE_CAP_ROUND)
        c.set_line_join(cairo.LINE_JOIN_ROUND)
        c.move_to(*points[0])
        for point in points[1:]:
            c.line_to(*point)
        c.stroke()


def cloud(pen, x, y, size, alpha=.9):
    for dx, dy, r in ((0, 0, 1), (1.1, -.5, 1.25), (2.3, -.1, 1.05), (3.1, .15, .7)):
        pen.disc("FFFFFF", x + dx * size, y + dy * size, r * size, alpha=alpha)
    pen.rect("FFFFFF", x - size * .2, y, size * 3.6, size, size * .5, alpha)


def palm(pen, x, y, height):
    top = (x + height * .16, y - height)
    pen.line("8A6B4A", [(x, y), (x + height * .04, y - height * .5), top], height * .055)
    for angle in (-160, -125, -80, -35, -5, 25, 165):
        tip = (top[0] + math.cos(math.radians(angle)) * height * .42, top[1] + math.sin(math.radians(angle)) * height * .25 + height * .1)
        mid = ((top[0] + tip[0]) / 2, (top[1] + tip[1]) / 2 - height * .1)
        pen.blob(PALM if angle % 2 else LEAF, [top, mid, tip, ((top[0] + tip[0]) / 2, (top[1] + tip[1]) / 2 - height * .02)])


def shore(pen, w, h):
    pen.rect("BFE6EC", 0, 0, w, h)
    pen.rect("D9F1F1", 0, h * .28, w, h * .3)
    pen.disc(SUN, w * .77, h * .27, 30)
    pen.disc(SUN, w * .77, h * .27, 42, alpha=.25)
    cloud(pen, w * .12, h * .3, 10)
    cloud(pen, w * .5, h * .17, 7, .75)
    pen.blob("7FB59B", [(w * .5, h * .52), (w * .62, h * .42), (w * .74, h * .45), (w * .86, h * .38), (w * 1.05, h * .5), (w * 1.05, h * .6), (w * .5, h * .6)])
    pen.wave(SEA, h * .5, w, h, 180, 2)
    pen.wave("2E9FB0", h * .6, w, h, 140, 3, .3)
    pen.wave(LAGOON, h * .7, w, h, 120, 4, .1)
    pen.wave("8ED4D8", h * .8, w, h, 150, 5, .5)
    pen.wave(FOAM, h * .86, w, h, 170, 6, .2)
    pen.wave(SAND, h * .89, w, h, 190, 6, .25)
    for x, y, s in ((.3, .57, 1), (.4, .555, .7)):
        bx, by = w * x, h * y
        pen.polygon("FFFFFF", [(bx, by - 26 * s), (bx, by), (bx + 18 * s, by)])
        pen.polygon(CORAL, [(bx - 3 * s, by - 22 * s), (bx - 3 * s, by), (bx - 14 * s, by)])
        pen.blob(DEEP, [(bx - 18 * s, by + 2 * s), (bx + 22 * s, by + 2 * s), (bx + 12 * s, by + 9 * s), (bx - 10 * s, by + 9 * s)])
    palm(pen, w * .06, h * .97, h * .52)
    palm(pen, w * .15, h * .99, h * .36)
    pen.disc(CORAL, w * .86, h * .95, 3)
    pen.disc("FFFFFF", w * .7, h * .965, 2.4)


ISLAND = [(262, 38), (273, 62), (258, 92), (240, 114), (222, 140), (205, 158), (200, 178), (190, 190), (204, 206), (190, 214),
          (172, 208), (162, 232), (148, 258), (134, 286), (112, 302), (98, 290), (105, 264), (100, 240), (110, 216), (120, 194), (136, 176),
          (150, 160), (168, 140), (174, 128), (152, 120), (138, 104), (150, 88), (172, 86), (192, 100), (206, 104), (216, 86), (238, 60)]
ISLETS = [((126, 82), 9, .7), ((168, 34), 6, .5), ((180, 46), 5, .6), ((52, 256), 7, .6), ((68, 248), 5, .8), ((40, 268), 4, .7),
          ((24, 214), 8, .6), ((214, 190), 4, .6), ((212, 222), 3, .7)]


def islands(pen, w, h):
    pen.disc("FFFFFF", w / 2, h / 2, w * .49, alpha=.35)
    pen.disc("8ED4D8", w / 2, h / 2, w * .47)
    pen.disc(LAGOON, w / 2, h / 2, w * .41, alpha=.45)
    pen.c.save()
    pen.c.arc(w / 2, h / 2, w * .47, 0, 2 * math.pi)
    pen.c.clip()
    for y in range(30, int(h), 34):
        for x in range(-10 + (y % 3) * 20, int(w), 74):
            pen.line("FFFFFF", [(x, y), (x + 5, y - 3), (x + 10, y), (x + 15, y - 3), (x + 20, y)], 1.4, .55)
    pen.c.translate(w / 2, h / 2)
    pen.c.scale(.91, .91)
    pen.c.translate(-w / 2, -h / 2)
    for (x, y), r, squash in ISLETS:
        pen.disc("BDE7E6", x, y, r + 5, squash, .9, -35)
        pen.disc(SAND, x, y, r + 1.5, squash, 1, -35)
        pen.disc(LEAF, x, y, r - .5, squash, 1, -35)
    pen.blob("BDE7E6", ISLAND, .9, 10)
    pen.blob(SAND, ISLAND, 1, 3)
    pen.blob(LEAF, ISLAND)
    for x, y, r in ((244, 70, 9), (226, 100, 8), (166, 104, 7), (186, 146, 6)):
        pen.polygon(PALM, [(x - r, y + r * .6), (x, y - r), (x + r, y + r * .6)])
        pen.polygon("3C9169", [(x - r * .1, y + r * .6), (x + r * .8, y - r * .5), (x + r * 1.6, y + r * .6)])
    gate(pen, 142, 252, .17)
    pen.c.restore()
    x, y = 68, 92
    pen.polygon(DEEP, [(x, y - 22), (x + 6, y), (x, y + 22), (x - 6, y)], .85)
    pen.polygon(CORAL, [(x, y - 22), (x + 6, y), (x - 6, y)])
    pen.polygon(DEEP, [(x - 14, y), (x, y - 4), (x + 14, y), (x, y + 4)], .5)
    pen.disc("FFFFFF", x, y, 3)


def gate(pen, x, y, s):
    """The gate of Shuri castle, its sill at (x, y)."""
    def box(color, dx, dy, w, h, r=0):
        pen.rect(color, x + dx * s, y + dy * s, w * s, h * s, r * s)

    def roof(cx, top, half, height):
        px = [(-half, height * .7), (-half - 14, height * .4), (-half * .55, height * .35), (-half * .35, 0), (half * .35, 0),
              (half * .55, height * .35), (half + 14, height * .4), (half, height * .7), (half, height), (-half, height)]
        pen.polygon("7A1F1B", [(x + (cx + a) * s, y + (top + b) * s) for a, b in px])
        pen.rect("D9A441", x + (cx - half * .37) * s, y + (top - 4) * s, half * .74 * s, 6 * s)
        pen.rect("A33A2E", x + (cx - half) * s, y + (top + height) * s, 2 * half * s, 6 * s)

    box("CFC4B2", -120, -34, 240, 34)
    for i in range(6):
        box("BDB09B", -116 + i * 40, -30 + (i % 2) * 14, 32, 9, 3)
    for dx in (-92, -44, 26, 74):
        box(RED, dx, -96, 18, 64)
    box("8E2A23", -92, -98, 184, 12)
    box("3A1512", -24, -84, 48, 52)
    roof(0, -140, 118, 36)
    box(RED, -62, -172, 124, 34)
    for dx in (-48, -16, 16):
        box("3A1512", dx, -166, 30, 20)
    box("1C5C7A", -24, -104, 48, 20, 2)
    box("E7C873", -16, -99, 32, 10, 1)
    roof(0, -214, 84, 36)


def shuri(pen, w, h):
    for i, color in enumerate(("2A2350", "4A2F63", "7A3F6B", "B4576A", "E5836A", "FFB56B")):
        pen.rect(color, 0, h * .13 * i, w, h * .2)
    pen.disc("FFE0A3", w * .22, h * .52, 26)
    pen.disc("FFE0A3", w * .22, h * .52, 38, alpha=.25)
    for x, y in ((.08, .1), (.3, .06), (.55, .12), (.83, .07), (.93, .2), (.68, .04), (.44, .2)):
        pen.disc("FFFFFF", w * x, h * y, 1.2, alpha=.85)
    pen.blob("3B2A52", [(-10, h * .8), (w * .15, h * .64), (w * .33, h * .7), (w * .6, h * .58), (w * .85, h * .68), (w + 10, h * .6), (w + 10, h), (-10, h)])
    pen.rect("2C2140", 0, h * .84, w, h * .16)
    pen.polygon("D8CBB6", [(w * .4, h), (w * .6, h), (w * .55, h * .84), (w * .45, h * .84)], .55)
    gate(pen, w * .5, h * .87, .72)
    for x, s in ((.08, .5), (.94, .42), (.2, .3)):
        palm(pen, w * x, h * .98, h * s)
    for x in (.29, .71):
        pen.rect("8E2A23", w * x - 1.5, h * .6, 3, h * .27)
        pen.disc("FFC861", w * x, h * .6, 6)
        pen.disc("FFC861", w * x, h * .6, 11, alpha=.3)


def shisa(pen, w, h):
    pen.disc(FOAM, 60, 60, 60)
    for angle in range(0, 360, 24):
        pen.disc("C5502F", 60 + math.cos(math.radians(angle)) * 34, 62 + math.sin(math.radians(angle)) * 34, 12)
    pen.disc("E07A4C", 60, 62, 36)
    for side in (-1, 1):
        pen.disc("C5502F", 60 + side * 30, 34, 10)
        pen.disc("F8D9B0", 60 + side * 30, 34, 5)
        pen.disc("FFFFFF", 60 + side * 14, 52, 9)
        pen.disc("11303F", 60 + side * 13, 53, 4.5)
        pen.disc("FFFFFF", 60 + side * 14 + 1.5, 51, 1.5)
        pen.line("8C3319", [(60 + side * 24, 42), (60 + side * 8, 45)], 4)
    pen.blob("8C3319", [(52, 62), (60, 58), (68, 62), (64, 68), (56, 68)])
    pen.rect("7A1F1B", 42, 72, 36, 18, 9)
    for i in range(4):
        pen.polygon("FFFFFF", [(45 + i * 8, 73), (52 + i * 8, 73), (48.5 + i * 8, 79)])
    pen.disc("F2614E", 60, 89, 8, .5)


def avatar(background, draw):
    def picture(pen, w, h):
        pen.rect(background, 0, 0, w, h)
        draw(pen)
    return picture


def hibiscus(pen):
    for angle in range(0, 360, 72):
        a = math.radians(angle - 90)
        pen.disc("E0406F", 28 + math.cos(a) * 11, 28 + math.sin(a) * 11, 10)
    pen.disc("8E1B45", 28, 28, 6)
    pen.line("FFC861", [(28, 28), (38, 17)], 3)
    pen.disc("FFC861", 39, 16, 3)


def turtle(pen):
    for dx, dy, turn in ((-13, -9, 40), (13, -9, -40), (-12, 12, -40), (12, 12, 40)):
        pen.disc(LEAF, 28 + dx, 29 + dy, 8, .5, 1, turn)
    pen.disc(LEAF, 28, 12, 6)
    pen.disc(PALM, 28, 30, 14, 1.1)
    for dx, dy in ((0, 0), (-7, -5), (7, -5), (-7, 6), (7, 6)):
        pen.disc("7CC9A0", 28 + dx, 30 + dy, 3.4)
    pen.disc("11303F", 26, 10, 1.2)
    pen.disc("11303F", 30, 10, 1.2)


def fish(pen):
    pen.polygon("FFC861", [(12, 18), (22, 28), (12, 38)])
    pen.disc("FFC861", 31, 28, 15, .72)
    pen.rect("FFFFFF", 26, 18.5, 4, 19, 2)
    pen.rect(CORAL, 33, 18, 4, 20, 2)
    pen.disc("FFFFFF", 40, 25, 3.2)
    pen.disc("11303F", 40.6, 25, 1.7)
    for x, y in ((46, 14), (49, 9), (44, 8)):
        pen.disc("FFFFFF", x, y, 1.6, alpha=.8)


def surf(pen):
    pen.disc(SUN, 40, 17, 8)
    pen.wave(LAGOON, 26, 56, 56, 30, 4)
    pen.wave(SEA, 35, 56, 56, 34, 4, .4)
    pen.wave(DEEP, 44, 56, 56, 40, 4, .1)
    pen.polygon("FFFFFF", [(20, 12), (20, 30), (8, 30)])
    pen.polygon(CORAL, [(22, 15), (22, 30), (32, 30)])
    pen.blob("11303F", [(6, 32), (34, 32), (28, 38), (12, 38)])


def pineapple(pen):
    for angle in (-60, -30, 0, 30, 60):
        a = math.radians(angle - 90)
        pen.blob(PALM, [(25, 22), (28 + math.cos(a) * 17, 21 + math.sin(a) * 15), (31, 22)])
    pen.disc("F0A63A", 28, 35, 12, 1.25)
    for y in range(24, 48, 6):
        for x in range(19, 40, 6):
            if (x - 28) ** 2 / 121 + (y - 35) ** 2 / 190 < .8:
                pen.disc("C97B1D", x + (y % 4) / 2, y, 1.5)


def icon(pen, w, h):
    pen.rect(DEEP, 0, 0, w, h)
    pen.disc(CORAL, w * .5, h * .43, w * .2)
    pen.wave(SEA, h * .52, w, h, w * .5, h * .03)
    pen.wave(LAGOON, h * .66, w, h, w * .42, h * .03, .4)
    pen.wave(FOAM, h * .8, w, h, w * .5, h * .03, .15)


PICTURES = {
    "Shore": (393, 260, shore), "Islands": (340, 340, islands), "ShuriGate": (393, 221, shuri), "Shisa": (120, 120, shisa),
    "AvatarAoi": (56, 56, avatar("FBD7DE", hibiscus)), "AvatarKai": (56, 56, avatar("CFEBEE", turtle)),
    "AvatarNagi": (56, 56, avatar("11839A", fish)), "AvatarUmi": (56, 56, avatar("BFE6EC", surf)),
    "AvatarHaru": (56, 56, avatar("FFF0C9", pineapple)),
}
MARK = """<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">
  <circle cx="60" cy="60" r="58" fill="#11839A"/>
  <circle cx="60" cy="48" r="24" fill="#F2614E"/>
  <path d="M6.9 73 C18 64 29 64 40 71 S62 79 73 71 S98 63 114.500 70 A58 58 0 0 1 6.9 73 Z" fill="#4FB8C4"/>
  <path d="M13.500 91 C24 82 35 82 46 88 S68 96 79 88 S97 82 108.500 87 A58 58 0 0 1 13.500 91 Z" fill="#CFEBEE"/>
</svg>
"""
INFO = {"author": "xcode", "version": 1}


def png(width, height, scale, draw, opaque):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, round(width * scale), round(height * scale))
    context = cairo.Context(surface)
    context.scale(scale, scale)
    draw(Pen(context), width, height)
    buffer = io.BytesIO()
    surface.write_to_png(buffer)
    image = Image.open(buffer)
    if opaque:
        image = image.convert("RGB").quantize(96, dither=Image.Dither.NONE)
    else:
        image = image.quantize(128, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def contents(folder, value):
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**value, "info": INFO}, indent=2, separators=(",", " : "))
    (folder / "Contents.json").write_text(text + "\n")


def component(color):
    return {"color-space": "srgb", "components": {
        "alpha": "1.000", "blue": "0x" + color[4:6], "green": "0x" + color[2:4], "red": "0x" + color[0:2]}}


def main():
    contents(CATALOG, {})
    for name, (light, dark) in COLORS.items():
        contents(CATALOG / f"{name}.colorset", {"colors": [
            {"color": component(light), "idiom": "universal"},
            {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": component(dark), "idiom": "universal"}]})
    for name, (width, height, draw) in PICTURES.items():
        folder = CATALOG / f"{name}.imageset"
        files = [{"idiom": "universal", "scale": "1x"}]
        for scale in (2, 3):
            file = f"{name}@{scale}x.png"
            files.append({"filename": file, "idiom": "universal", "scale": f"{scale}x"})
        contents(folder, {"images": files})
        for scale in (2, 3):
            (folder / f"{name}@{scale}x.png").write_bytes(png(width, height, scale, draw, name not in ("Islands", "Shisa")))
    contents(CATALOG / "Mark.imageset", {"images": [{"filename": "Mark.svg", "idiom": "universal"}],
                                         "properties": {"preserves-vector-representation": True}})
    (CATALOG / "Mark.imageset" / "Mark.svg").write_text(MARK)
    contents(CATALOG / "AppIcon.appiconset", {"images": [
        {"filename": "AppIcon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]})
    (CATALOG / "AppIcon.appiconset" / "AppIcon.png").write_bytes(png(1024, 1024, 1, icon, True))


main()
