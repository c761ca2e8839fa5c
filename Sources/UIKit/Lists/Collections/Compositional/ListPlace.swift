/// Where a cell, a header or a footer stands in a list.
struct ListPlace: Equatable {
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
    var showsSeparators = false

    @MainActor
    init(_ list: UICollectionLayoutListConfiguration, item: Int, of count: Int) {
        appearance = list.appearance
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        part = item < first ? .header : .cell
        (isFirst, isLast) = (item == first, item == count - 1)
        showsSeparators = list.showsSeparators && part == .cell
    }

    @MainActor
    init(_ list: UICollectionLayoutListConfiguration, title kind: String) {
        appearance = list.appearance
        part = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    }
}
