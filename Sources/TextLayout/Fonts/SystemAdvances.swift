import CoreGraphics

/// The advances of the iOS system font: a table of the regular text design, which is scaled by Inter's
/// proportions for other weights and the display design, and the tracking of every size.
enum SystemAdvances {
    /// The units per em of SF.
    static let unitsPerEm = 2048.0

    /// The ratio of SF's glyph widths to Inter's, before tracking, for characters without a table entry: the mean of the
    /// most frequent letters.
    static let widthOverInter = 0.997

    /// The ratio of SF's pair kerning to Inter's (the best fit).
    static let kerning = 0.8

    /// The ratio of the widening of SF's digits with weight to that of Inter's (the best fit).
    static let digitWidening = 0.5

    /// The smallest size of the display design (HIG, Typography).
    static let firstDisplaySize = 20.0

    /// Semibold, from which weight on letters differ from Inter's proportions.
    private static let firstHeavyWeight = 0.3

    /// Returns the units added to every character, in 2048ths of an em.
    ///
    /// Text sizes: those of the SF UI Text tables that Apple published with iOS 9, corrected between
    /// 14 and 19 points by measured glyphs and confirmed by saved labels and buttons. Display sizes and heavier weights:
    /// fitted to saved labels, together with the tables.
    static func tracking(size: Double, weight: Double) -> Double {
        guard size < firstDisplaySize else {
            return interpolate([(20, 45), (21, 34), (22, 26), (24, 24.5), (28, 21), (36, 18)], at: size)
                + interpolate(
                    [
                        (-0.4, -5), (0, 0), (0.23, 14), (0.3, 14), (0.4, boldTracking(size: size)),
                        (0.56, 46),
                        (0.62, 48),
                    ], at: weight)
        }
        return interpolate(
            [
                (6, 84), (8, 53), (9, 36.9), (10, 24.6), (11, 12.3), (12, 0), (13, -12.3), (14, -23),
                (15, -31.5), (16, -39), (17, -49), (18, -55), (19, -56),
            ], at: size)
            + interpolate([(0, 0), (0.23, 16), (0.3, 16), (0.4, 30), (0.62, 52)], at: weight)
    }

    /// Returns the units that the bold display design adds.
    private static func boldTracking(size: Double) -> Double {
        interpolate([(20, 24), (22, 40), (25, 36), (36, 25)], at: size)
    }

    /// Returns the units that the character at an index of the tables has beyond Inter's proportions.
    static func correction(at index: Int, size: Double, weight: Double) -> Int16 {
        if size >= firstDisplaySize { return SystemAdvanceTable.display[index] }
        return weight >= firstHeavyWeight ? SystemAdvanceTable.heavy[index] : 0
    }

    /// Returns the ratio of a glyph's width in the display design to the text design, given Inter's ratio. Inter narrows some
    /// glyphs far more than others; half of the difference from the mean fits the saved labels best, for bare stems no more
    /// than for other letters, for digits less, for periods and commas all of it.
    static func displayRatio(of scalar: UInt32, inter ratio: Double) -> Double {
        switch UnicodeScalar(scalar) ?? " " {
        case "0"..."9": 0.95
        case "I", "i", "j", "l": 0.86
        case ".", ",", ":", ";": ratio
        default: (ratio * 0.9).squareRoot()
        }
    }

    /// Returns the width of an emoji in ems (fitted to saved labels of 11 to 86 points): small ones are wider.
    static func emojiWidth(size: Double) -> Double {
        interpolate([(11, 1.42), (17, 1.33), (25, 1.11), (45, 1.11), (48, 1.08), (64, 1.075)], at: size)
    }

    /// Interpolates linearly between knots in ascending order, constant beyond the first and the last.
    private static func interpolate(_ knots: [(x: Double, y: Double)], at x: Double) -> Double {
        guard let first = knots.first, let last = knots.last, x > first.x else { return knots.first?.y ?? 0 }
        guard let above = knots.firstIndex(where: { $0.x >= x }), above > 0 else { return last.y }
        let (a, b) = (knots[above - 1], knots[above])
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
}
