import CoreGraphics

/// The search bar of the top item, below its titles.
extension UINavigationBar {
    /// The search of the top item, whose bar may be in a toolbar or a tab bar instead.
    private var search: UISearchController? { isManaged ? topItem?.searchController : nil }

    private var searchBelowTitles: UISearchController? {
        topItem?.searchBarPlacement == .stacked ? search : nil
    }

    /// The height of the search bar in the bar, in points, including the scope bar.
    var searchRoom: CGFloat {
        guard let bar = searchBelowTitles?.searchBar else { return 0 }
        let insets = searchFieldInsets(bar)
        return insets.top + bar.fieldHeight + insets.bottom
    }

    /// The insets of the search field in its row, in points (measured on screenshots of iOS 16 to 18; those of iOS 26 are
    /// estimates): close below the titles, in the middle while these are hidden.
    private func searchFieldInsets(_ bar: UISearchBar) -> UIEdgeInsets {
        let (top, rest): (CGFloat, CGFloat) = hidesTitlesForSearch || design == .glass ? (8, 8) : (1, 15)
        let bottom = bar.hasScope ? SearchBarRow.scopeRoom : rest
        let (sides, margin) = (safeSides, Self.barMargin(in: bounds.inset(by: safeSides).width))
        return UIEdgeInsets(top: top, left: sides.left + margin, bottom: bottom, right: sides.right + margin)
    }

    /// Returns the arrangement of the search bar if it is that of the top item.
    func searchRow(of bar: UISearchBar) -> SearchBarRow? {
        guard bar === searchBelowTitles?.searchBar else { return nil }
        return SearchBarRow(insets: searchFieldInsets(bar), spacing: 12)
    }

    /// The height that remains visible while the content is scrolled.
    var shownSearchRoom: CGFloat {
        search?.isActive == true ? searchRoom : max(searchRoom - min(hiddenRoom, searchRoomThatHides), 0)
    }

    /// The height that is hidden while the content is scrolled (Apple: UINavigationItem.hidesSearchBarWhenScrolling).
    var searchRoomThatHides: CGFloat {
        topItem?.hidesSearchBarWhenScrolling == true && search?.isActive != true ? searchRoom : 0
    }

    /// Whether the titles are hidden during a search.
    var hidesTitlesForSearch: Bool {
        search?.isActive == true && search?.hidesNavigationBarDuringPresentation == true
    }

    /// Updates the search bar to that of the top item.
    func updateSearchBar() {
        hold(searchBelowTitles?.searchBar)
        content.isHidden = hidesTitlesForSearch
    }

    func placeSearchBar() {
        let (room, whole) = (shownSearchRoom, searchRoom)
        guard let bar = searchBelowTitles?.searchBar else { return }
        // It shrinks, and fades in the first half of the distance.
        bar.frame = CGRect(x: 0, y: bounds.height - room + pulledRoom, width: bounds.width, height: room)
        bar.alpha = whole > 0 ? max(2 * room / whole - 1, 0) : 1
        bar.clipsToBounds = room < whole
    }
}
