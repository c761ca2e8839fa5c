import CoreGraphics
import Foundation

/// The frames of the parts of one section. Coordinates are the section's: its first corner is the origin, leading is on
/// the left.
@MainActor
struct CompositionalSection {
    let section: NSCollectionLayoutSection
    let count: Int
    private let room: CompositionalRoom
    /// The start of the section in the direction of the layout, in points.
    var start: CGFloat = 0
    private(set) var boundary: BoundaryPlacement
    private var groups: GroupRuns
    /// The insets around the groups without headers and footers.
    private let insets: NSDirectionalEdgeInsets
    private let supplementInsets: NSDirectionalEdgeInsets

    init(_ section: NSCollectionLayoutSection, count: Int, room: CompositionalRoom) {
        (self.section, self.count, self.room) = (section, count, room)
        let reference = room.insets(section.contentInsetsReference)
        insets = reference + section.contentInsets
        supplementInsets = Self.supplementInsets(section, room, reference)
        boundary = BoundaryPlacement(
            items: section.boundarySupplementaryItems, isVertical: room.isVertical,
            container: room.size.inset(by: supplementInsets))
        // Headers across the direction of scrolling reduce the space of the groups.
        let taken = room.isVertical ? .zero : boundary.insets.acrossVertically
        groups = GroupRuns(
            section, count: count, container: room.size.inset(by: insets + taken),
            isHorizontal: room.isVertical == (section.orthogonalScrollingBehavior != .none),
            environment: room.environment)
    }

    /// Returns the insets of headers and footers at the sides.
    private static func supplementInsets(
        _ section: NSCollectionLayoutSection, _ room: CompositionalRoom, _ reference: NSDirectionalEdgeInsets
    ) -> NSDirectionalEdgeInsets {
        var insets = room.insets(section.supplementaryContentInsetsReference)
        if section.supplementariesFollowContentInsets { insets = reference + section.contentInsets }
        return room.isVertical
            ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
            : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    }

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    // MARK: Sizes

    /// The length of the section in the direction of the layout, in points.
    var length: CGFloat {
        let extra = insets + boundary.insets
        let sides = room.isVertical ? extra.top + extra.bottom : extra.leading + extra.trailing
        guard count > 0 else { return sides }
        return sides + (isOrthogonal ? groups.thickness : groups.length)
    }

    /// The whole section.
    var area: CGRect {
        CGRect(
            origin: .zero,
            size: room.isVertical
                ? CGSize(width: room.size.width, height: length)
                : CGSize(width: length, height: room.size.height))
    }

    private var titleArea: CGRect { area.inset(by: supplementInsets) }

    /// The origin of the groups.
    private var origin: CGPoint {
        let extra = insets + boundary.insets
        return CGPoint(
            x: isOrthogonal && room.isVertical ? centring + insets.leading : extra.leading, y: extra.top)
    }

    /// The space at both ends that lets the first and the last group be centered.
    private var centring: CGFloat {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, room.isVertical else { return 0 }
        return max((room.size.width - insets.leading - insets.trailing - groups.firstLength) / 2, 0)
    }

    mutating func measure(_ measured: [(item: Int, size: CGSize)]) { groups.measure(measured) }
    mutating func measureTitle(_ kind: String, _ size: CGSize) { boundary.measured[kind] = size }

    // MARK: Finding

    /// Returns the groups that intersect a rectangle; of a section that scrolls by itself, a rectangle of its scrolled
    /// content.
    func parts(in rect: CGRect) -> [(part: SolvedGroup, first: Int)] {
        let rect = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        return groups.lines(in: rect).map { line in
            var part = groups.solved(line)
            move(&part, to: line)
            return (part, line.items.lowerBound)
        }
    }

    /// Returns the group that contains an item.
    func part(of item: Int) -> (part: SolvedGroup, first: Int)? {
        guard let line = groups.line(of: item) else { return nil }
        var part = groups.solved(line)
        move(&part, to: line)
        return (part, line.items.lowerBound)
    }

    private func move(_ part: inout SolvedGroup, to line: LineRuns.Line) {
        let inner = groups.place(of: line)
        let unmoved = part
        part = SolvedGroup(size: part.size)
        part.add(unmoved, at: CGPoint(x: origin.x + inner.x, y: origin.y + inner.y))
    }

    func titleFrame(_ item: NSCollectionLayoutBoundarySupplementaryItem, visible: CGRect) -> CGRect {
        boundary.frame(of: item, in: titleArea, visible: visible)
    }

    // MARK: Scrolling by itself

    /// The part of the section that scrolls by itself, and the extent of its content.
    var orthogonalArea: OrthogonalArea? {
        guard isOrthogonal, count > 0 else { return nil }
        let titles = boundary.insets
        let (origin, groups) = (origin, groups)
        if room.isVertical {
            let frame = CGRect(x: 0, y: origin.y, width: room.size.width, height: groups.thickness)
            let width = origin.x + groups.length + insets.trailing + centring
            return OrthogonalArea(
                frame: frame, contentSize: CGSize(width: max(width, frame.width), height: frame.height),
                behavior: section.orthogonalScrollingBehavior,
                stops: { groups.starts(around: $0, within: frame.width) })
        }
        let frame = CGRect(
            x: origin.x, y: titles.top, width: groups.thickness,
            height: max(room.size.height - titles.top - titles.bottom, 0))
        let height = insets.top + groups.length + insets.bottom
        return OrthogonalArea(
            frame: frame, contentSize: CGSize(width: frame.width, height: max(height, frame.height)),
            behavior: section.orthogonalScrollingBehavior,
            stops: { groups.starts(around: $0, within: frame.height) })
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate var acrossVertically: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
}
