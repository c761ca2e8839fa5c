import CoreGraphics

/// The figures of bars that float over content. Apple documents none: those of iOS 26 are of pictures and logs of views of public
/// projects, those of iPadOS 18 of a public log, in which the guide for two short titles is 158 points wide.
enum FloatingBar {
    /// The height of the tab bar's glass at the bottom, 44 where the height is compact.
    static let height: CGFloat = 62
    static let compactHeight: CGFloat = 44
    /// The height of the glass while the bar is small, and that of the accessory above it.
    static let minimizedHeight: CGFloat = 48
    /// Between the parts of a bar, and between it and an accessory (an estimate).
    static let spacing: CGFloat = 10
    /// From the glass to a keyboard below it.
    static let keyboardMargin: CGFloat = 8
    /// From the glass to the sides and to the lower edge of the screen.
    static let sideMargin: CGFloat = 21
    static let bottomMargin: CGFloat = 21
    static let compactBottomMargin: CGFloat = 20
    /// The least distance of a navigation bar from the upper edge of an iPhone's display, also in compact height, and that of its
    /// buttons from the sides there (printed by a public project on an iPhone SE without a status bar).
    static let topMargin: CGFloat = 10
    static let compactTopMargin: CGFloat = 24
    static let compactSideMargin: CGFloat = 38
    /// The width of an item at the bottom of a screen with space for it, and the distance from it to the next one, which it overlaps.
    static let itemWidth: CGFloat = 94
    static let itemPitch: CGFloat = 86
    /// The widths of four, five and six items as parts of the bar's width between its paddings, 352 points where they were measured.
    private static let crowdedWidths: [CGFloat] = [98.0 / 352, 77.0 / 352, 74.0 / 352]

    /// Returns the width of each of several items that share a width, in points.
    static func itemWidth(count: Int, in width: CGFloat) -> CGFloat {
        let crowd = count - 4
        guard crowd >= 0 else { return min(itemWidth, width) }
        return width * crowdedWidths[min(crowd, crowdedWidths.count - 1)]
    }
    /// From the edge of the bar to the ground of the selected item.
    static let padding: CGFloat = 4
    /// The height of the bar at the top of an iPad, and of the row it is in.
    static let topHeight: CGFloat = 44
    static let topRow: CGFloat = 50
    static let glassTopRow: CGFloat = 64
    /// Beside the title of an item at the top.
    static let topItemMargin: CGFloat = 20
}

extension UITabBar {
    /// Whether the bar is at the top of an iPad.
    var floatsAtTop: Bool {
        isManaged && tabBarsFloatOnPad && traitCollection.userInterfaceIdiom == .pad
            && traitCollection.horizontalSizeClass == .regular
    }

    /// Whether the bar is a piece of glass at the bottom.
    var floatsAtBottom: Bool { design == .glass && !floatsAtTop }

    /// The height of the glass at the bottom while the bar has its whole size.
    var glassHeight: CGFloat {
        traitCollection.verticalSizeClass == .compact ? FloatingBar.compactHeight : FloatingBar.height
    }

    /// Returns the height above the safe area that a bar of glass covers.
    func glassHeight(above safeArea: CGFloat) -> CGFloat {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let margin = isCompact ? FloatingBar.compactBottomMargin : FloatingBar.bottomMargin
        return max(glassHeight + margin - safeArea, 0)
    }
}
