import CoreGraphics

/// The substitution of a family that documents use: the outlines and the metrics.
struct FontFamily: Sendable {
    var faces: FaceSet
    /// Faces of the set that is always there, for systems that lack the others.
    var fallback: FaceSet?
    /// The metrics in ems; nil for the file's own.
    var metrics: FontMetrics?
    /// The ratio of advances to those of the substitute at the same point size.
    var width: CGFloat = 1
    /// The published advances of the original.
    var advances: PublishedAdvances?
    /// Whether other outlines than the family's own are drawn.
    var isStandIn: Bool { metrics != nil || fallback != nil }

    /// Returns the family with published advances.
    private func with(_ advances: PublishedAdvances) -> FontFamily {
        var family = self
        family.advances = advances
        return family
    }

    /// Returns the family by its name in any spelling: "Helvetica Neue", "HelveticaNeue-Bold", "helveticaneue".
    static func named(_ name: String) -> (family: FontFamily, style: FontStyleName)? {
        let style = FontStyleName(name)
        return known[aliases[style.stem] ?? style.stem].map { ($0, style) }
    }

    /// The beginnings of PostScript names that are not the family's.
    private static let aliases = [
        "bradleyhanditctt": "bradleyhand", "bodonisvtytwoitctt": "bodoni72", "bodonisvtytwosctt": "bodoni72",
        "savoyeletplain": "savoyelet", "bodonisvtytwoositctt": "bodoni72",
    ]

    /// A PostScript name without its style.
    static func familyPart(of name: String) -> String { String(name.prefix(128).prefix { $0 != "-" }) }

    private static func sans(
        _ ascent: CGFloat, _ descent: CGFloat, gap: CGFloat = 0, cap: CGFloat, x: CGFloat, width: CGFloat = 1
    ) -> FontFamily {
        FontFamily(faces: .interText, metrics: vertical(ascent, descent, gap, cap, x), width: width)
    }

    /// A family whose measures are known and whose outlines are those of a font much like it.
    private static func like(
        _ faces: FaceSet, else fallback: FaceSet, _ ascent: CGFloat, _ descent: CGFloat, gap: CGFloat = 0,
        cap: CGFloat, x: CGFloat, width: CGFloat = 1
    ) -> FontFamily {
        FontFamily(
            faces: faces, fallback: fallback, metrics: vertical(ascent, descent, gap, cap, x), width: width)
    }

    /// A family of which no measures are known: those of the font much like it.
    private static func like(_ faces: FaceSet, else fallback: FaceSet = .interText) -> FontFamily {
        FontFamily(faces: faces, fallback: fallback)
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
        "helveticaneue": like(
            .nimbusSans, else: .interText, 0.952, 0.213, gap: 0.028, cap: 0.714, x: 0.517
        ).with(.helveticaNeue),
        "helvetica": like(.nimbusSans, else: .interText, 0.920, 0.230, cap: 0.720, x: 0.523).with(.helvetica),
        "arial": like(.nimbusSans, else: .interText, 0.905, 0.212, gap: 0.033, cap: 0.716, x: 0.519)
            .with(.helvetica),
        "avenirnext": sans(1.000, 0.366, cap: 0.708, x: 0.468, width: 0.98),
        "avenir": sans(1.000, 0.366, cap: 0.708, x: 0.468, width: 0.935),
        "futura": like(.gothic, else: .interText, 1.039, 0.260, cap: 0.757, x: 0.441, width: 0.933),
        "gillsans": like(.gillius, else: .interText, 0.918, 0.230, cap: 0.682, x: 0.449, width: 1.046),
        // Both were drawn to one width for screens.
        "verdana": like(.dejaVu, else: .interText, 1.005, 0.210, cap: 0.727, x: 0.545),
        "trebuchetms": like(.sans, else: .interText, 0.939, 0.222, cap: 0.716, x: 0.523, width: 0.971),
        "optima": like(.sans, else: .interText, 0.919, 0.268, gap: 0.030, cap: 0.710, x: 0.468, width: 0.93),
        "firasans": sans(0.935, 0.265, cap: 0.689, x: 0.527, width: 1.0),
        "roboto": sans(0.927, 0.244, cap: 0.711, x: 0.528, width: 0.96),
        "opensans": sans(1.069, 0.293, cap: 0.714, x: 0.535, width: 1.0),
        "lato": sans(0.987, 0.213, cap: 0.717, x: 0.506, width: 0.94),
        "montserrat": sans(0.968, 0.251, cap: 0.700, x: 0.517, width: 1.08),
        "poppins": sans(1.050, 0.350, gap: 0.1, cap: 0.698, x: 0.548, width: 1.08),
        "bradleyhand": like(.comic, else: .interText, 0.930, 0.320, cap: 0.660, x: 0.420, width: 1.05),
        "chalkboardse": like(.comic), "chalkduster": like(.comic), "noteworthy": like(.comic),
        "markerfelt": like(.feltPen),
        "snellroundhand": like(.chancery), "savoyelet": like(.chancery), "zapfino": like(.chancery),
        "georgia": like(.schoolbook, else: .serif, 0.917, 0.219, cap: 0.692, x: 0.481, width: 0.992),
        "timesnewroman": like(.nimbusRoman, else: .serif, 0.891, 0.216, gap: 0.042, cap: 0.662, x: 0.448)
            .with(.times),
        "times": like(.nimbusRoman, else: .serif, 0.750, 0.250, cap: 0.662, x: 0.448).with(.times),
        "palatino": like(.palladio, else: .serif, 0.732, 0.283, cap: 0.708, x: 0.475),
        "baskerville": like(.baskervald, else: .serif, 0.898, 0.246, cap: 0.671, x: 0.410),
        "hoeflertext": like(.garamond, else: .serif, 0.720, 0.280, cap: 0.700, x: 0.430),
        "cochin": like(.baskervald, else: .serif), "charter": like(.schoolbook, else: .serif),
        "didot": like(.berenis, else: .serif), "bodoni72": like(.berenis, else: .serif),
        "americantypewriter": like(.bookman, else: .serif), "rockwell": like(.bookman, else: .serif),
        "menlo": mono(0.928, 0.236, cap: 0.729, x: 0.547),
        "sfmono": mono(0.952, 0.241, cap: 0.705, x: 0.526),
        "courier": like(.courier, else: .monospaced, 0.754, 0.246, cap: 0.577, x: 0.433),
        "couriernew": like(.courier, else: .monospaced, 0.833, 0.300, cap: 0.571, x: 0.423),
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
