import Foundation

/// The position of a cell, a header or a footer in a list.
struct ListPlace: Equatable {
    /// The line below a cell, or above it.
    struct Separator: Equatable {
        var color: UIColor
        var selectedColor: UIColor
        /// The separator's insets from the cell's edges, in points; nil if they follow the text.
        var insets: NSDirectionalEdgeInsets?
    }

    enum Part {
        case cell
        case header
        case footer
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var part: Part
    /// Whether the cell is the first or last with a background in its section.
    var isFirst = false
    var isLast = false
    var separator: Separator?
    var topSeparator: Separator?

    @MainActor
    init(_ list: UICollectionLayoutListConfiguration, at path: IndexPath, of count: Int) {
        appearance = list.appearance
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        part = path.item < first ? .header : .cell
        (isFirst, isLast) = (path.item == first, path.item == count - 1)
        guard part == .cell, list.showsSeparators else { return }
        let line =
            list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
        separator = Self.separator(list, line, isLast: isLast)
        if line.topSeparatorVisibility == .visible {
            topSeparator = Self.separator(line, line.topSeparatorInsets)
        }
    }

    @MainActor
    private static func separator(
        _ list: UICollectionLayoutListConfiguration, _ line: UIListSeparatorConfiguration, isLast: Bool
    ) -> Separator? {
        let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
        switch line.bottomSeparatorVisibility {
        case .hidden: return nil
        case .automatic where isLast && isGrouped: return nil
        case .automatic, .visible: break
        }
        return separator(line, line.bottomSeparatorInsets)
    }

    @MainActor
    private static func separator(
        _ line: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets
    ) -> Separator {
        Separator(
            color: line.color, selectedColor: line.multipleSelectionColor,
            insets: insets == UIListSeparatorConfiguration.automaticInsets ? nil : insets)
    }

    @MainActor
    init(_ list: UICollectionLayoutListConfiguration, title kind: String) {
        appearance = list.appearance
        part = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    }
}
