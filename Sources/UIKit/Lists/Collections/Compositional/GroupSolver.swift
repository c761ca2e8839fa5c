import CoreGraphics
import Foundation

/// Places the items of a group, from one item on.
@MainActor
struct GroupSolver {
    /// The group's first item, counted in its section.
    let first: Int
    /// The number of items from the first one to place.
    let limit: Int
    let environment: LayoutEnvironment
    /// Returns the preferred size of an item's view, by the item's number in the section.
    let measured: (Int) -> CGSize?

    /// The number of items placed so far.
    private var placed = 0

    init(
        first: Int, limit: Int, environment: LayoutEnvironment, measured: @escaping (Int) -> CGSize?
    ) {
        (self.first, self.limit) = (first, limit)
        (self.environment, self.measured) = (environment, measured)
    }

    /// Returns the group in a container.
    mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
        placed = 0
        return solve(group, in: container, share: nil)
    }

    private mutating func solve(
        _ item: NSCollectionLayoutItem, in container: CGSize, share: GroupShare?
    ) -> SolvedGroup {
        let start = placed
        var solved: SolvedGroup
        if let group = item as? NSCollectionLayoutGroup {
            let size = group.layoutSize.size(in: container)
            solved = fill(group, size: share?.applied(to: size) ?? size)
        } else {
            let wish = measured(first + placed)
            let own = item.layoutSize.size(in: container, measured: wish)
            let size = share?.applied(to: own) ?? own
            solved = SolvedGroup(size: size, leaves: [leaf(item, size)])
            placed += 1
        }
        guard placed > start else { return solved }
        let frame = CGRect(origin: .zero, size: solved.size).inset(by: item.effectiveInsets)
        solved.badges += item.supplementaryItems.map {
            SolvedGroup.Badge(item: $0, number: start, frame: $0.frame(at: frame))
        }
        return solved
    }

    private func leaf(_ item: NSCollectionLayoutItem, _ size: CGSize) -> SolvedGroup.Leaf {
        SolvedGroup.Leaf(
            number: placed, frame: CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets),
            isWidthEstimated: item.layoutSize.widthDimension.isEstimated,
            isHeightEstimated: item.layoutSize.heightDimension.isEstimated)
    }

    private mutating func fill(_ group: NSCollectionLayoutGroup, size: CGSize) -> SolvedGroup {
        switch group.arrangement {
        case .custom(let provider): custom(group, provider, size: size)
        case .horizontal: arrange(group, GroupAxis(isHorizontal: true), size: size)
        case .vertical: arrange(group, GroupAxis(isHorizontal: false), size: size)
        }
    }

    private mutating func custom(
        _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize
    ) -> SolvedGroup {
        let container = LayoutContainer(size, insets: group.effectiveInsets)
        let inner = LayoutEnvironment(
            container, environment.traitCollection, sideMargin: environment.sideMargin)
        var solved = SolvedGroup(size: size)
        for item in provider(inner).prefix(max(limit - placed, 0)) {
            solved.leaves.append(
                SolvedGroup.Leaf(
                    number: placed, frame: item.frame.standardizedForLayout, zIndex: item.zIndex))
            placed += 1
        }
        return solved
    }

    // MARK: Lines

    /// Arranges the subitems one after the other. If some fill the group across and the group's size is only estimated,
    /// the others determine it, and those fill it.
    private mutating func arrange(
        _ group: NSCollectionLayoutGroup, _ axis: GroupAxis, size: CGSize
    ) -> SolvedGroup {
        let start = placed
        let insets = group.effectiveInsets
        var line = GroupLine(group, axis, room: size.inset(by: insets))
        collect(&line)
        if line.adaptsAcross {
            placed = start
            line = GroupLine(group, axis, room: axis.size(line.room.along, line.neededAcross))
            collect(&line)
        }
        var solved = SolvedGroup(size: line.size(outer: size, insets: insets))
        for (part, origin) in line.places() {
            solved.add(part, at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
        }
        return solved
    }

    private mutating func collect(_ line: inout GroupLine) {
        while placed < limit, let next = line.nextSubitem {
            let before = placed
            let part = solve(next.item, in: line.container, share: next.share)
            guard placed > before else { return }
            guard line.hasRoom(for: part, next.item) else {
                placed = before
                return
            }
            line.add(part, next.item)
        }
    }
}
