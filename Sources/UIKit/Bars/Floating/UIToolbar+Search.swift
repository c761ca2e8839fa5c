import CoreGraphics

/// The search bar among the items of a toolbar, as in iOS 26 on an iPhone.
extension UIToolbar {
    /// Places the search bar at the item that represents it, else after all others, and the items before and after it. During a
    /// search it has the whole bar. Returns the frames and colors of the items' glass.
    func placeSearch(
        _ search: ToolbarSearch, views: [BarButtonView], in band: CGRect, mirroredIn mirror: CGFloat?
    ) -> [(frame: CGRect, color: UIColor?)] {
        let index = views.firstIndex { $0.item === search.item } ?? views.count
        let isAlone = search.isActive || !showsItems
        for view in views { view.isHidden = isAlone || view.item === search.item }
        let before = GlassItemRow(views: isAlone ? [] : views[..<index].filter { !$0.isFlexibleSpace })
        let after = GlassItemRow(
            views: isAlone ? [] : views[index...].filter { !$0.isHidden && !$0.isFlexibleSpace })
        let start = band.minX + before.roomBeside
        let end = band.maxX - after.roomBeside
        let glass =
            before.place(in: band, mirroredIn: mirror)
            + after.place(
                in: CGRect(x: band.maxX - after.width, y: band.minY, width: after.width, height: band.height),
                mirroredIn: mirror)
        var place = CGRect(
            x: start, y: band.midY - GlassItemRow.height / 2, width: max(end - start, 0),
            height: GlassItemRow.height)
        if search.isButton, !search.isActive {
            if index == views.count { place.origin.x = place.maxX - GlassItemRow.height }
            place.size.width = GlassItemRow.height
        }
        if let mirror { place.origin.x = mirror - place.maxX }
        search.bar.frame = place
        return glass
    }
}

/// A search bar in a toolbar.
struct ToolbarSearch: Equatable {
    let bar: UISearchBar
    /// The item among the toolbar's that represents it.
    let item: UIBarButtonItem
    /// Whether it is a button until the search begins.
    let isButton: Bool
    let isActive: Bool
}

extension BarButtonView {
    fileprivate var isFlexibleSpace: Bool { item.systemItem == .flexibleSpace }
}

extension GlassItemRow {
    /// The width of the row with the space to another piece of glass beside it; 0 for an empty row.
    fileprivate var roomBeside: CGFloat { width > 0 ? width + Self.spacing : 0 }
}
