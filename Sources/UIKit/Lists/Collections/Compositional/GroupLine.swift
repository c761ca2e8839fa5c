import CoreGraphics

/// The direction of a group, so that rows and columns are one computation.
struct GroupAxis {
    let isHorizontal: Bool

    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    @MainActor
    func along(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        isHorizontal ? size.widthDimension : size.heightDimension
    }

    @MainActor
    func across(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        isHorizontal ? size.heightDimension : size.widthDimension
    }
}

/// The length that a group allots to each of its items.
struct GroupShare {
    let axis: GroupAxis
    let length: CGFloat

    func applied(to size: CGSize) -> CGSize { axis.size(length, axis.across(size)) }
}

/// The subitems of a group while they are arranged one after the other.
@MainActor
struct GroupLine {
    private struct Part {
        var solved: SolvedGroup
        var edges: Edges
        var along: CGFloat
        var across: CGFloat
        var followsAcross: Bool
    }

    /// The spacing around a subitem; flexible spacing counts with its minimum.
    struct Edges {
        let before: NSCollectionLayoutSpacing?
        let after: NSCollectionLayoutSpacing?
        let above: NSCollectionLayoutSpacing?
        let below: NSCollectionLayoutSpacing?

        @MainActor
        init(_ item: NSCollectionLayoutItem, _ axis: GroupAxis) {
            let edges = item.edgeSpacing
            (before, after) =
                axis.isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
            (above, below) =
                axis.isHorizontal ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
        }

        @MainActor var along: CGFloat { (before?.spacing ?? 0) + (after?.spacing ?? 0) }
        @MainActor var across: CGFloat { (above?.spacing ?? 0) + (below?.spacing ?? 0) }
    }

    private let group: NSCollectionLayoutGroup
    private let axis: GroupAxis
    /// The size to which the subitems' fractions refer.
    let container: CGSize
    private var parts: [Part] = []
    /// The total length of all parts with the spacing between them.
    private var used: CGFloat = 0

    init(_ group: NSCollectionLayoutGroup, _ axis: GroupAxis, room: CGSize) {
        (self.group, self.axis, container) = (group, axis, room)
    }

    private static let tolerance: CGFloat = 0.001
    private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }
    var room: (along: CGFloat, across: CGFloat) { (axis.along(container), axis.across(container)) }
    private var isAlongEstimated: Bool { axis.along(group.layoutSize).isEstimated }
    private var isAcrossEstimated: Bool { axis.across(group.layoutSize).isEstimated }

    // MARK: Collecting

    /// The next subitem, with its share of the length if it has no length of its own; nil when the group is complete.
    var nextSubitem: (item: NSCollectionLayoutItem, share: GroupShare?)? {
        guard !group.subitems.isEmpty else { return nil }
        let item = group.subitems[parts.count % group.subitems.count]
        switch group.repetition {
        case .times(let count): return parts.count < count ? (item, nil) : nil
        case .sharing(let count):
            guard parts.count < count else { return nil }
            let length = (room.along - spacing * CGFloat(count - 1)) / CGFloat(count)
            return (item, GroupShare(axis: axis, length: max(length, 0)))
        case .whileRoom:
            let isSecondPass = parts.count >= group.subitems.count
            return isSecondPass && (isAlongEstimated || used <= 0) ? nil : (item, nil)
        }
    }

    func hasRoom(for part: SolvedGroup, _ item: NSCollectionLayoutItem) -> Bool {
        guard case .whileRoom = group.repetition, !parts.isEmpty, !isAlongEstimated else { return true }
        let length = axis.along(part.size) + Edges(item, axis).along
        return used + spacing + length <= room.along + Self.tolerance
    }

    mutating func add(_ part: SolvedGroup, _ item: NSCollectionLayoutItem) {
        let edges = Edges(item, axis)
        let (along, across) = (axis.along(part.size), axis.across(part.size))
        used += (parts.isEmpty ? 0 : spacing) + along + edges.along
        let dimension = axis.across(item.layoutSize)
        let followsAcross = axis.isHorizontal ? dimension.isFractionalHeight : dimension.isFractionalWidth
        parts.append(
            Part(solved: part, edges: edges, along: along, across: across, followsAcross: followsAcross))
    }

    // MARK: Across

    /// The extent across the group that parts which do not follow it need, in points.
    var neededAcross: CGFloat {
        let own = parts.lazy.filter { !$0.followsAcross }.map { $0.across + $0.edges.across }.max()
        return own ?? room.across
    }

    /// Whether parts that follow the group's size across would have another size than the group.
    var adaptsAcross: Bool {
        isAcrossEstimated && parts.contains(where: \.followsAcross) && neededAcross != room.across
    }

    private var across: CGFloat {
        isAcrossEstimated ? parts.map { $0.across + $0.edges.across }.max() ?? room.across : room.across
    }

    private var along: CGFloat { isAlongEstimated ? used : room.along }

    func size(outer: CGSize, insets: NSDirectionalEdgeInsets) -> CGSize {
        let inner = axis.size(along, across)
        return CGSize(
            width: inner.width + insets.leading + insets.trailing,
            height: inner.height + insets.top + insets.bottom)
    }

    // MARK: Placing

    /// Returns the parts with their origins; flexible spacing receives the remaining length.
    func places() -> [(part: SolvedGroup, origin: CGPoint)] {
        let betweens = group.interItemSpacing?.isFlexible == true ? parts.count - 1 : 0
        let edges = parts.reduce(0) { $0 + Self.flexible($1.edges.before, $1.edges.after) }
        let shares = max(betweens, 0) + edges
        let share = shares > 0 ? max(along - used, 0) / CGFloat(shares) : 0
        let between = spacing + (betweens > 0 ? share : 0)
        var position: CGFloat = 0
        return parts.map { part in
            position += Self.length(part.edges.before, share)
            defer { position += part.along + Self.length(part.edges.after, share) + between }
            let origin = axis.size(position, placeAcross(part))
            return (part.solved, CGPoint(x: origin.width, y: origin.height))
        }
    }

    private func placeAcross(_ part: Part) -> CGFloat {
        let shares = Self.flexible(part.edges.above, part.edges.below)
        let left = max(across - part.across - part.edges.across, 0)
        return Self.length(part.edges.above, shares > 0 ? left / CGFloat(shares) : 0)
    }

    private static func flexible(_ spacings: NSCollectionLayoutSpacing?...) -> Int {
        spacings.count { $0?.isFlexible == true }
    }

    private static func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexible ? share : 0)
    }
}
