import CoreGraphics
import Foundation

/// The appearance of a section that is a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    /// The header above the items.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        case supplementary = 1
        /// The first item, displayed as a header.
        case firstItemInSection = 2
    }

    /// The footer below the items.
    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    /// Returns the separator configuration of an item, given the list's.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Returns the swipe actions of an item.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators: Bool
    /// The lines below the items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the line below a single item.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background color of the list; the appearance's if nil.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Returns the swipe actions at the leading side; none if nil.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the swipe actions at the trailing side; none if nil.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The space above a section's header, in points; the appearance's if nil.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    /// Returns the effective background color; a list for sidebars shows the glass of one.
    func shownBackground(inSidebar: Bool) -> UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .sidebar where inSidebar, .sidebarPlain where inSidebar: return .clear
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout with lists of one appearance as sections.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension NSCollectionLayoutSection {
    /// Returns a section of rows one below the other, with the preferred heights of their cells.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = row(height: ListMetrics.rowHeight)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let margin = (layoutEnvironment as? LayoutEnvironment)?.sideMargin ?? ListMetrics.sideMargin
        section.contentInsets = ListMetrics.insets(configuration, sideMargin: margin)
        section.boundarySupplementaryItems = titles(configuration)
        return section
    }

    private static func row(height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }

    private static func titles(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
        func title(_ kind: String, _ alignment: NSRectAlignment)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: row(height: ListMetrics.titleHeight), elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = isPlain
            return item
        }
        var titles: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            titles.append(title(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            titles.append(title(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return titles
    }
}

/// Lengths of lists, in points.
@MainActor
enum ListMetrics {
    /// The estimated height of rows and titles.
    static let rowHeight: CGFloat = 44
    static let titleHeight: CGFloat = 28
    /// The side margin if the window's margins are unknown.
    static let sideMargin: CGFloat = 16
    /// The space above and below the groups of a list whose sections have no titles there, as in tables.
    static let groupPadding: CGFloat = 17.5

    static func insets(
        _ list: UICollectionLayoutListConfiguration, sideMargin: CGFloat
    ) -> NSDirectionalEdgeInsets {
        guard list.appearance != .plain, list.appearance != .sidebarPlain else {
            let top = list.headerMode == .none ? 0 : list.headerTopPadding ?? 0
            return NSDirectionalEdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
        }
        let side = list.appearance == .grouped ? 0 : sideMargin
        return NSDirectionalEdgeInsets(
            top: list.headerMode == .none ? groupPadding : list.headerTopPadding ?? 0, leading: side,
            bottom: list.footerMode == .none ? groupPadding : 0, trailing: side)
    }
}

extension UICollectionView {
    /// Sets the list's background color for a collection without one of its own.
    func adoptListBackground(_ list: UICollectionLayoutListConfiguration?) {
        guard let list, backgroundColor == nil || listBackground == backgroundColor else { return }
        listBackground = list.shownBackground(inSidebar: isInSidebar)
        if backgroundColor != listBackground { backgroundColor = listBackground }
    }
}
