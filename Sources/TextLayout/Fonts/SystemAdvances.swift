import CoreGraphics

/// How wide the iOS system font sets its characters.
///
/// Sizes 11 to 17 have a table each; other sizes take the pooled em widths and a tracking term; sizes
/// between two whole ones are interpolated, so that a text shrinks evenly.
enum SystemAdvances {
    /// SF's width of a glyph over Inter's: the fit over letters seen at least 20 times.
    static let widthOverInter = 0.930

    /// Regular advances of U+0020...U+007E in points.
    static func ascii(size: Double) -> [Double] {
        let lower = size.rounded(.down)
        let fraction = size - lower
        let below = whole(size: lower)
        guard fraction > 0 else { return below }
        let above = whole(size: lower + 1)
        return zip(below, above).map { $0 + ($1 - $0) * fraction }
    }

    private static func whole(size: Double) -> [Double] {
        let row = size - Double(SystemAdvanceTable.firstSize)
        if row >= 0, row < Double(SystemAdvanceTable.points.count) {
            return SystemAdvanceTable.points[Int(row)].map { Double($0) / 1000 }
        }
        let tracking = tracking(size: size)
        return SystemAdvanceTable.em.map { Double($0) / 10_000 * size + tracking }
    }

    /// Points added to every character of a size: the fit's term where it has samples, smoothed above 18
    /// points where it has few.
    static func tracking(size: Double) -> Double {
        interpolate(
            [
                (0, 0), (9, 0.208), (11, 0.432), (12, 0.386), (13, 0.332), (14, 0.298), (15, 0.242),
                (16, 0.225), (17, 0.123), (18, 0.091), (20, -0.074), (22, -0.15), (24, -0.2), (30, -0.22),
                (36, -0.3),
            ], at: size)
    }

    /// How much more a weight widens SF than it widens Inter: the median over saved labels, which are few
    /// for medium and semibold.
    static func widening(weight: Double) -> Double {
        interpolate([(0, 1), (0.23, 1.008), (0.3, 1.021), (0.4, 1.021)], at: weight)
    }

    /// A line through knots in ascending order, level beyond the first and the last.
    private static func interpolate(_ knots: [(x: Double, y: Double)], at x: Double) -> Double {
        guard let first = knots.first, let last = knots.last, x > first.x else { return knots.first?.y ?? 0 }
        guard let above = knots.firstIndex(where: { $0.x >= x }), above > 0 else { return last.y }
        let (a, b) = (knots[above - 1], knots[above])
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
}
