import CoreGraphics

/// The search bar of the top item, below its titles.
extension UINavigationBar {
    /// The height of the row with the search bar, in points (measured in apps of iOS 13 and later).
    private static let rowHeight: CGFloat = 52

    /// The search of the top item, whose bar may be in a toolbar or a tab bar instead.
    private var search: UISearchController? { isManaged ? topItem?.searchController : nil }

    private var searchBelowTitles: UISearchController? {
        topItem?.searchBarPlacement == .stacked ? search : nil
    }

    /// The height of the search bar in the bar, in points, including the scope bar.
    var searchRoom: CGFloat {
        guard let bar = searchBelowTitles?.searchBar else { return 0 }
        return Self.rowHeight + max(bar.intrinsicContentSize.height - 56, 0)
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
