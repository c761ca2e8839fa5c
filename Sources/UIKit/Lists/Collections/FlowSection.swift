import CoreGraphics

/// The lines of one section of a flow.
///
/// A full line is spread over the room. The last line of items of one size keeps the columns of the lines above;
/// items of several sizes stand at the least distance in it. An item beside which no other has room is centred.
@MainActor
struct FlowSection {
    struct Item {
        var number: Int
        var start: CGFloat = 0
        var length: CGFloat
        var thickness: CGFloat
    }

    struct Line {
        var items: [Item] = []
        var isLast = false
        var thickness: CGFloat { items.lazy.map(\.thickness).max() ?? 0 }
    }

    private(set) var lines: [Line] = []
    /// Room before and after the lines, across them.
    let before: CGFloat
    let after: CGFloat
    private let start: CGFloat
    private let room: CGFloat
    private let spacing: CGFloat

    init(number: Int, measures: FlowMeasures, isVertical: Bool, length: CGFloat, sizes: [CGSize]) {
        let insets = measures.insets
        (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let (near, far) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        (start, room, spacing) = (near, length - near - far, measures.itemSpacing)
        let items = sizes.enumerated().map { number, size in
            let size = CGSize(width: Self.sound(size.width), height: Self.sound(size.height))
            return isVertical
                ? Item(number: number, length: size.width, thickness: size.height)
                : Item(number: number, length: size.height, thickness: size.width)
        }
        breakIntoLines(items)
        let isUniform = items.allSatisfy { $0.length == items[0].length }
        for line in lines.indices { place(line, isUniform: isUniform) }
    }

    /// Sizes come from authors: what is no size counts as none, and what is beyond all measure is cut.
    private static func sound(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1_000_000) : 0 }

    private mutating func breakIntoLines(_ items: [Item]) {
        var used = CGFloat.infinity
        for item in items {
            if used + spacing + item.length > room + 0.001 {
                lines.append(Line())
                used = -spacing
            }
            lines[lines.count - 1].items.append(item)
            used += spacing + item.length
        }
        if !lines.isEmpty { lines[lines.count - 1].isLast = true }
    }

    private mutating func place(_ index: Int, isUniform: Bool) {
        let line = lines[index]
        let used = line.items.reduce(0) { $0 + $1.length }
        let fitting = line.isLast ? capacity(of: line, isUniform: isUniform) : line.items.count
        var position = start
        if fitting == 1 { position += max((room - used) / 2, 0) }
        let gap = gap(of: line, used: used, fitting: fitting, isUniform: isUniform)
        for item in line.items.indices {
            lines[index].items[item].start = position
            position += line.items[item].length + gap
        }
    }

    /// How many items like the line's have room in it.
    private func capacity(of line: Line, isUniform: Bool) -> Int {
        guard isUniform, let length = line.items.first?.length else { return max(line.items.count, 2) }
        let step = length + spacing
        guard step > 0 else { return line.items.count }
        return max(Int(min((room + spacing + 0.001) / step, 1_000_000)), line.items.count)
    }

    private func gap(of line: Line, used: CGFloat, fitting: Int, isUniform: Bool) -> CGFloat {
        guard fitting > 1 else { return 0 }
        guard line.isLast else { return max((room - used) / CGFloat(fitting - 1), 0) }
        guard isUniform, let length = line.items.first?.length else { return spacing }
        return max((room - length * CGFloat(fitting)) / CGFloat(fitting - 1), spacing)
    }
}
