import CoreGraphics

/// How wide the iOS system font sets its characters: a table of the regular text design, which Inter's own
/// proportions carry to other weights and to the display design, and a tracking term for every size.
enum SystemAdvances {
    /// SF is drawn on an em of 2048 units.
    static let unitsPerEm = 2048.0

    /// SF's width of a glyph over Inter's, before tracking, for what the table does not have: the mean of the
    /// letters that are seen most.
    static let widthOverInter = 0.997

    /// SF's kerning of a pair of characters over Inter's (the best fit).
    static let kerning = 0.8

    /// How much of what Inter's digits gain in width with their weight SF's gain (the best fit).
    static let digitWidening = 0.5

    /// Sizes from here on are set in the display design (HIG, Typography).
    static let firstDisplaySize = 20.0

    /// Units added to every character, in 2048ths of an em.
    ///
    /// Text sizes: those of the SF UI Text tables that Apple published with iOS 9, with the differences between
    /// 14 and 19 points that measured glyphs show and saved labels and buttons bear out. Display sizes: the medians over
    /// saved labels.
    static func tracking(size: Double, weight: Double) -> Double {
        guard size < firstDisplaySize else {
            return interpolate([(20, 32), (21, 22), (22, 15), (28, 14)], at: size)
                + interpolate([(0, 0), (0.23, 8), (0.3, 30), (0.4, 22), (0.56, 54), (0.62, 56)], at: weight)
        }
        return interpolate(
            [
                (6, 84), (8, 53), (9, 36.9), (10, 24.6), (11, 12.3), (12, 0), (13, -12.3), (14, -23),
                (15, -31.5), (16, -39), (17, -49), (18, -55), (19, -56),
            ], at: size)
            + interpolate([(0, 0), (0.23, 16), (0.3, 16), (0.4, 28), (0.62, 42)], at: weight)
    }

    /// How wide the display design sets a glyph over the text design, given Inter's ratio. Inter narrows some glyphs
    /// far more than others; half of that on top of the mean fits the saved labels best, for bare stems no more than
    /// for other letters, for digits less, for points and commas all of it.
    static func displayRatio(of scalar: UInt32, inter ratio: Double) -> Double {
        switch UnicodeScalar(scalar) ?? " " {
        case "0"..."9": 0.95
        case "I", "i", "j", "l": 0.86
        case ".", ",", ":", ";": ratio
        default: (ratio * 0.9).squareRoot()
        }
    }

    /// The width of an emoji in ems (fitted to saved labels of 11 to 45 points): small ones are set larger.
    static func emojiWidth(size: Double) -> Double {
        interpolate([(11, 1.42), (17, 1.33), (25, 1.11)], at: size)
    }

    /// A line through knots in ascending order, level beyond the first and the last.
    private static func interpolate(_ knots: [(x: Double, y: Double)], at x: Double) -> Double {
        guard let first = knots.first, let last = knots.last, x > first.x else { return knots.first?.y ?? 0 }
        guard let above = knots.firstIndex(where: { $0.x >= x }), above > 0 else { return last.y }
        let (a, b) = (knots[above - 1], knots[above])
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
}
