import CoreGraphics

/// A tab bar of glass at the bottom, as in iOS 26.
extension UITabBar {
    /// The layout of the bar of glass at the bottom.
    var floatingLayout: FloatingTabLayout {
        FloatingTabLayout(
            in: bounds.size, count: views.count { $0.item !== searchItem }, height: glassHeight,
            companion: companion, isMinimized: isMinimized)
    }

    private var companion: FloatingTabLayout.Companion {
        guard searchItem != nil else { return .none }
        return searchBar == nil ? .tab : .field
    }

    /// The tab that remains of the group while the group has the width of one: the selected one, beside the search field the
    /// one that was selected before.
    private var remainingItem: UITabBarItem? {
        guard let selectedItem, selectedItem !== searchItem else {
            return lastItem ?? views.first { $0.item !== searchItem }?.item
        }
        return selectedItem
    }

    func placeOnGlassAtBottom() {
        let layout = floatingLayout
        glass.frame = mirrored(layout.group)
        searchGlass.isHidden = companion != .tab
        if !searchGlass.isHidden { searchGlass.frame = mirrored(layout.companion) }
        hold(searchBar)
        searchBar?.frame = mirrored(layout.companion)
        let isSmall = isMinimized || companion == .field
        let padding = isSmall ? 0 : FloatingBar.padding
        let group = views.filter { $0.item !== searchItem }
        let remaining = remainingItem
        for view in views { view.isHidden = false }
        for view in group where isSmall { view.isHidden = view.item !== remaining }
        for view in group { view.arrangement = isSmall ? .symbol : groupArrangement }
        place(group.filter { !$0.isHidden }, in: layout.group.insetBy(dx: padding, dy: padding))
        if let view = views.first(where: { $0.item === searchItem }) {
            view.arrangement = .symbol
            view.isHidden = companion != .tab
            view.frame = mirrored(layout.companion)
        }
    }

    private var groupArrangement: TabBarButtonView.Arrangement {
        traitCollection.verticalSizeClass == .compact ? .bar : .glass
    }

    /// Distributes the views, each of which overlaps the next, over a room whose leading edge is at the left.
    private func place(_ views: [TabBarButtonView], in room: CGRect) {
        let width = views.count == 1 ? room.width : FloatingBar.itemWidth(count: views.count, in: room.width)
        let pitch = (room.width - width) / CGFloat(max(views.count - 1, 1))
        for (index, view) in views.enumerated() {
            view.frame = mirrored(
                CGRect(x: room.minX + CGFloat(index) * pitch, y: room.minY, width: width, height: room.height)
            )
        }
    }

    /// Returns a rectangle in a bar whose leading edge is at the left, where it is in this bar.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return pixels.nearest(rect) }
        return pixels.nearest(
            CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height))
    }
}
