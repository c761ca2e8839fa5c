import CoreGraphics

/// The substitution of a family that documents use: the outlines and the metrics.
struct FontFamily: Sendable {
    var faces: FaceSet
    /// The metrics in ems; nil for the file's own.
    var metrics: FontMetrics?
    /// The ratio of advances to those of the substitute at the same point size.
    var width: CGFloat = 1
    /// The published advances of the original.
    var advances: PublishedAdvances?

    /// Returns the family with published advances.
    private func with(_ advances: PublishedAdvances) -> FontFamily {
        var family = self
        family.advances = advances
        return family
    }

    /// Returns the family by its name in any spelling: "Helvetica Neue", "HelveticaNeue-Bold", "helveticaneue".
    static func named(_ name: String) -> (family: FontFamily, style: FontStyleName)? {
        let style = FontStyleName(name)
        return known[style.stem].map { ($0, style) }
    }

    private static func sans(
        _ ascent: CGFloat, _ descent: CGFloat, gap: CGFloat = 0, cap: CGFloat, x: CGFloat, width: CGFloat = 1
    ) -> FontFamily {
        FontFamily(faces: .interText, metrics: vertical(ascent, descent, gap, cap, x), width: width)
    }

    private static func serif(
        _ ascent: CGFloat, _ descent: CGFloat, gap: CGFloat = 0, cap: CGFloat, x: CGFloat
    ) -> FontFamily {
        FontFamily(faces: .serif, metrics: vertical(ascent, descent, gap, cap, x))
    }

    private static func mono(
        _ ascent: CGFloat, _ descent: CGFloat, gap: CGFloat = 0, cap: CGFloat, x: CGFloat
    ) -> FontFamily {
        FontFamily(faces: .monospaced, metrics: vertical(ascent, descent, gap, cap, x))
    }

    private static func vertical(
        _ ascent: CGFloat, _ descent: CGFloat, _ gap: CGFloat, _ cap: CGFloat, _ x: CGFloat
    ) -> FontMetrics {
        FontMetrics(ascender: ascent, descender: -descent, leading: gap, capHeight: cap, xHeight: x)
    }

    /// Ascent, descent and gap are those of the fonts' own `hhea` tables, which UIKit reports.
    private static let known: [String: FontFamily] = [
        "helveticaneue": sans(0.952, 0.213, gap: 0.028, cap: 0.714, x: 0.517, width: 0.985).with(
            .helveticaNeue),
        "helvetica": sans(0.920, 0.230, cap: 0.720, x: 0.523, width: 0.985).with(.helvetica),
        "arial": sans(0.905, 0.212, gap: 0.033, cap: 0.716, x: 0.519, width: 0.972).with(.helvetica),
        "avenirnext": sans(1.000, 0.366, cap: 0.708, x: 0.468, width: 0.98),
        "avenir": sans(1.000, 0.366, cap: 0.708, x: 0.468, width: 0.98),
        "futura": sans(1.039, 0.260, cap: 0.757, x: 0.441, width: 0.95),
        "gillsans": sans(0.918, 0.230, cap: 0.682, x: 0.449, width: 0.92),
        "verdana": sans(1.005, 0.210, cap: 0.727, x: 0.545, width: 1.09),
        "trebuchetms": sans(0.939, 0.222, cap: 0.716, x: 0.523, width: 0.96),
        "firasans": sans(0.935, 0.265, cap: 0.689, x: 0.527, width: 1.0),
        "roboto": sans(0.927, 0.244, cap: 0.711, x: 0.528, width: 0.96),
        "opensans": sans(1.069, 0.293, cap: 0.714, x: 0.535, width: 1.0),
        "lato": sans(0.987, 0.213, cap: 0.717, x: 0.506, width: 0.94),
        "montserrat": sans(0.968, 0.251, cap: 0.700, x: 0.517, width: 1.08),
        "poppins": sans(1.050, 0.350, gap: 0.1, cap: 0.698, x: 0.548, width: 1.08),
        "bradleyhand": sans(0.930, 0.320, cap: 0.660, x: 0.420),
        "georgia": serif(0.917, 0.219, cap: 0.692, x: 0.481),
        "timesnewroman": serif(0.891, 0.216, gap: 0.042, cap: 0.662, x: 0.448).with(.times),
        "times": serif(0.750, 0.250, cap: 0.662, x: 0.448).with(.times),
        "palatino": serif(0.732, 0.283, cap: 0.708, x: 0.475),
        "baskerville": serif(0.898, 0.246, cap: 0.671, x: 0.410),
        "hoeflertext": serif(0.720, 0.280, cap: 0.700, x: 0.430),
        "menlo": mono(0.928, 0.236, cap: 0.729, x: 0.547),
        "sfmono": mono(0.952, 0.241, cap: 0.705, x: 0.526),
        "courier": mono(0.754, 0.246, cap: 0.577, x: 0.433),
        "couriernew": mono(0.833, 0.300, cap: 0.571, x: 0.423),
        "notosans": FontFamily(faces: .sans),
        "notoserif": FontFamily(faces: .serif),
        "inter": FontFamily(faces: .interText),
        "dejavusansmono": FontFamily(faces: .monospaced),
        // The height of Hiragino's lines is exactly its size: labels of 11 to 15 points are 11 to 15 high.
        "hiraginosans": cjkSans(region: 0, 0.88, 0.12),
        "hiraginokakugothicpron": cjkSans(region: 0, 0.88, 0.12),
        "hiraginokakugothicpro": cjkSans(region: 0, 0.88, 0.12),
        "hirakakupron": cjkSans(region: 0, 0.88, 0.12),
        "hiraginominchopron": FontFamily(faces: .cjkSerif, metrics: vertical(0.88, 0.12, 0, 0.733, 0.5)),
        "hiraminpron": FontFamily(faces: .cjkSerif, metrics: vertical(0.88, 0.12, 0, 0.733, 0.5)),
        "notosanscjkjp": cjkSans(region: 0, 1.16, 0.288),
        "applesdgothicneo": cjkSans(region: 1, 0.9, 0.3),
        "pingfangsc": cjkSans(region: 2, 1.06, 0.34),
        "pingfangtc": cjkSans(region: 3, 1.06, 0.34),
        "pingfanghk": cjkSans(region: 4, 1.06, 0.34),
    ]

    private static func cjkSans(region: Int, _ ascent: CGFloat, _ descent: CGFloat) -> FontFamily {
        FontFamily(faces: .cjk(region: region), metrics: vertical(ascent, descent, 0, 0.733, 0.543))
    }
}
