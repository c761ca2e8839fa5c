import CoreGraphics

/// The card that a sheet of iOS 26 is while it is not fully expanded: it is drawn smaller than it is laid out, so that it is apart
/// from the window's edges, a low one more so (printed by a public project for a display of 393 by 852 points: 8 points from a
/// height of 150, 28 points to one of 76, linear between).
@MainActor
struct GlassSheetCard {
    /// The height of the sheet as it is laid out, with the safe area below.
    let height: CGFloat
    let fullHeight: CGFloat
    let container: UIView

    init(height: CGFloat, fullHeight: CGFloat, in container: UIView) {
        (self.height, self.fullHeight, self.container) = (height, fullHeight, container)
    }

    private static let margin: CGFloat = 8
    private static let largestMargin: CGFloat = 28
    /// The heights between which the margin and the safe area below change. Detents up to the upper one include the safe area.
    static let heights: ClosedRange<CGFloat> = 76...150

    private var isFloating: Bool { container.design == .glass && height < fullHeight }

    /// 0 for the lowest sheets, whose margins are the largest and that have no safe area, up to 1.
    private var part: CGFloat {
        let range = Self.heights
        return max(0, min(1, (height - range.lowerBound) / (range.upperBound - range.lowerBound)))
    }

    private var margin: CGFloat {
        isFloating ? Self.largestMargin - (Self.largestMargin - Self.margin) * part : 0
    }

    /// The difference between the safe area that a card has at its lower edge and the part of the window's that it overlaps.
    var addedBottomInset: CGFloat {
        guard isFloating else { return 0 }
        let below = container.safeAreaInsets.bottom
        return container.pixels.nearest(below * part) - max(below - margin, 0)
    }

    /// Returns the frame of the card of a sheet with a width.
    func frame(width: CGFloat) -> CGRect {
        let bounds = container.bounds
        let scale = width > 0 ? max(width - 2 * margin, 0) / width : 1
        let size = CGSize(width: width * scale, height: height * scale)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.maxY - margin - size.height, width: size.width,
            height: size.height)
    }
}
