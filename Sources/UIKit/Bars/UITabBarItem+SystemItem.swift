import Foundation

extension UITabBarItem {
    /// An item with a title and symbol of the system's.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: nil, image: nil, tag: tag)
        show(systemItem)
    }

    /// Sets the system's title and symbol.
    func show(_ item: SystemItem) {
        title = item.title.text
        image = UIImage(systemName: item.symbol)
    }
}

extension UITabBarItem.SystemItem {
    /// Creates the item from its name in documents, which is that of Apple's constant.
    init?(documentName name: String) {
        let names = [
            "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
            "search", "downloads", "mostRecent", "mostViewed",
        ]
        guard let value = names.firstIndex(of: name) else { return nil }
        self.init(rawValue: value)
    }

    fileprivate var title: SystemWord {
        switch self {
        case .more: .more
        case .favorites: .favorites
        case .featured: .featured
        case .topRated: .topRated
        case .recents: .recents
        case .contacts: .contacts
        case .history: .history
        case .bookmarks: .bookmarks
        case .search: .search
        case .downloads: .downloads
        case .mostRecent: .mostRecent
        case .mostViewed: .mostViewed
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}
