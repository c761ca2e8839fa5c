import Foundation

/// Where a cell, a header or a footer stands in a list.
struct ListPlace: Equatable {
    /// The line below a cell.
    struct Separator: Equatable {
        var color: UIColor
        /// From the cell's edges, in points; nil where they follow the text.
        var insets: NSDirectionalEdgeInsets?
    }

    enum Part {
        case cell
        case header
        case footer
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var part: Part
    /// Whether the cell is the first or last that has a ground in its section.
    var isFirst = false
    var isLast = false
    var separator: Separator?

    @MainActor
    init(_ list: UICollectionLayoutListConfiguration, at path: IndexPath, of count: Int) {
        appearance = list.appearance
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        part = path.item < first ? .header : .cell
        (isFirst, isLast) = (path.item == first, path.item == count - 1)
        if part == .cell { separator = Self.separator(list, at: path, isLast: isLast) }
    }

    @MainActor
    private static func separator(
        _ list: UICollectionLayoutListConfiguration, at path: IndexPath, isLast: Bool
    ) -> Separator? {
        guard list.showsSeparators else { return nil }
        let line =
            list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
        let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
        switch line.bottomSeparatorVisibility {
        case .hidden: return nil
        case .automatic where isLast && isGrouped: return nil
        case .automatic, .visible: break
        }
        let isAutomatic = line.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets
        return Separator(color: line.color, insets: isAutomatic ? nil : line.bottomSeparatorInsets)
    }

    @MainActor
    init(_ list: UICollectionLayoutListConfiguration, title kind: String) {
        appearance = list.appearance
        part = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    }
}
