import CoreGraphics

/// The places of the parts of a tab bar of glass at the bottom, in a bar whose leading edge is at the left: the group of tabs,
/// and beside it a tab for searching or the field of its search.
struct FloatingTabLayout {
    /// The part beside the group.
    enum Companion {
        case none
        /// The tab for searching, as a circle.
        case tab
        /// The search field of that tab, which leaves the group the width of one tab.
        case field
    }

    /// The group of tabs.
    let group: CGRect
    /// The tab for searching, or its field; null if there is none.
    let companion: CGRect
    /// The room between the two, for an accessory, while the group has the width of one tab.
    let middle: CGRect

    /// - Parameters:
    ///   - size: The size of the bar, in points.
    ///   - count: The number of tabs in the group.
    ///   - height: The height of the glass with its whole size.
    ///   - isMinimized: Whether only one tab remains of the group, at the height of a small bar.
    init(in size: CGSize, count: Int, height: CGFloat, companion kind: Companion, isMinimized: Bool) {
        let whole = min(height, size.height)
        let glass = isMinimized ? min(FloatingBar.minimizedHeight, whole) : whole
        let y = whole - glass
        let room = max(size.width - 2 * FloatingBar.sideMargin, 0)
        let beside = kind == .none ? 0 : glass + FloatingBar.spacing
        let isSmall = isMinimized || kind == .field
        let pitches = CGFloat(max(count - 1, 0)) * FloatingBar.itemPitch
        let wish = FloatingBar.itemWidth + pitches + 2 * FloatingBar.padding
        let width = isSmall ? glass : min(wish, max(room - beside, 0))
        let isAlone = kind == .none && !isMinimized
        let x = isAlone ? (size.width - width) / 2 : FloatingBar.sideMargin
        group = CGRect(x: x, y: y, width: width, height: glass)
        let end = size.width - FloatingBar.sideMargin
        let start = kind == .field ? group.maxX + FloatingBar.spacing : end - glass
        companion = kind == .none ? .null : CGRect(x: start, y: y, width: end - start, height: glass)
        let left = group.maxX + FloatingBar.spacing
        let right = kind == .none ? end : companion.minX - FloatingBar.spacing
        middle = CGRect(x: left, y: y, width: max(right - left, 0), height: glass)
    }
}
