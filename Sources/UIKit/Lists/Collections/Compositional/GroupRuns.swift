import CoreGraphics
import Foundation

/// The groups of a section, one after the other. Groups without measured items are equal, and are solved only once.
@MainActor
struct GroupRuns {
    private let section: NSCollectionLayoutSection
    private let container: CGSize
    /// Whether the groups are arranged from leading to trailing.
    private let isHorizontal: Bool
    private let environment: LayoutEnvironment
    private let template: SolvedGroup
    private var lines: LineRuns
    /// The preferred sizes of the items.
    private var measured: [Int: CGSize] = [:]
    /// The measured items in order.
    private var measuredItems: [Int] = []
    /// The size across of the largest group that has been measured, in points.
    private var largestAcross: CGFloat = 0

    init(
        _ section: NSCollectionLayoutSection, count: Int, container: CGSize, isHorizontal: Bool,
        environment: LayoutEnvironment
    ) {
        (self.section, self.container, self.isHorizontal) = (section, container, isHorizontal)
        self.environment = environment
        var solver = GroupSolver(first: 0, limit: max(count, 1), environment: environment) { _ in nil }
        template = solver.solve(section.group, in: container)
        let spacing = section.interGroupSpacing
        lines = LineRuns(
            count: count, spacing: spacing.isFinite ? min(max(spacing, -1_000_000), 1_000_000) : 0)
        flow(from: 0)
    }

    private var axis: GroupAxis { GroupAxis(isHorizontal: isHorizontal) }
    private var edges: GroupLine.Edges { GroupLine.Edges(section.group, axis) }

    // MARK: Measures

    /// The length of all groups with the spacing between them.
    var length: CGFloat { max(lines.length, 0) }

    /// The extent of the groups across their direction, in points.
    var thickness: CGFloat {
        let across = measured.count < lines.count ? axis.across(template.size) : 0
        return max(across, largestAcross) + edges.across
    }

    /// The length of the first group.
    var firstLength: CGFloat { lines.runs.first?.thickness ?? 0 }

    // MARK: Arranging groups

    mutating func measure(_ news: [(item: Int, size: CGSize)]) {
        for (item, size) in news where measured.updateValue(size, forKey: item) == nil {
            measuredItems.insert(item, at: measuredItems.partitioningIndex { $0 >= item })
        }
        if let first = news.map(\.item).min() { flow(from: first) }
    }

    private mutating func flow(from item: Int) {
        let maker = self
        var across = largestAcross
        lines.rebuild(from: item) { first in
            let end = maker.unmeasuredEnd(from: first)
            let perGroup = maker.template.leaves.count
            if perGroup > 0, end - first >= perGroup {
                return LineRuns.Run(
                    firstItem: first, itemsPerLine: perGroup, lineCount: (end - first) / perGroup,
                    thickness: maker.along(maker.template))
            }
            let solved = maker.solve(first)
            across = max(across, maker.axis.across(solved.size))
            return LineRuns.Run(
                firstItem: first, itemsPerLine: solved.leaves.count, thickness: maker.along(solved))
        }
        largestAcross = across
    }

    private func along(_ solved: SolvedGroup) -> CGFloat { axis.along(solved.size) + edges.along }

    private func unmeasuredEnd(from item: Int) -> Int {
        let next = measuredItems.partitioningIndex { $0 >= item }
        return next < measuredItems.count ? measuredItems[next] : lines.count
    }

    private func solve(_ first: Int) -> SolvedGroup {
        let measured = measured
        var solver = GroupSolver(first: first, limit: lines.count - first, environment: environment) {
            measured[$0]
        }
        return solver.solve(section.group, in: container)
    }

    // MARK: Finding

    func lines(in rect: CGRect) -> [LineRuns.Line] {
        let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        return lines.lines(in: low...max(high, low))
    }

    func line(of item: Int) -> LineRuns.Line? { lines.line(of: item) }

    /// Returns a line's group.
    func solved(_ line: LineRuns.Line) -> SolvedGroup {
        let isLikeAll =
            line.items.count == template.leaves.count
            && unmeasuredEnd(from: line.items.lowerBound) >= line.items.upperBound
        return isLikeAll && !isCustom ? template : solve(line.items.lowerBound)
    }

    /// Whether groups place their items by code, which may differ each time.
    private var isCustom: Bool {
        if case .custom = section.group.arrangement { return true }
        return false
    }

    /// Returns a group's origin among the groups, including the spacing around it.
    func place(of line: LineRuns.Line) -> CGPoint {
        let along = line.start + (edges.before?.spacing ?? 0)
        let across = edges.above?.spacing ?? 0
        return isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    /// Returns the starts of the groups near a position.
    func starts(around place: CGFloat, within reach: CGFloat) -> [CGFloat] {
        lines.lines(in: (place - reach)...(place + reach)).map(\.start)
    }
}
