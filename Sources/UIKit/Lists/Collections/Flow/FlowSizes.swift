import CoreGraphics

/// The size of an item in a flow, by the direction of its lines.
struct FlowExtent: Equatable {
    /// Along the line, in points.
    var length: CGFloat
    /// Across the line, in points.
    var thickness: CGFloat

    init(_ size: CGSize, isVertical: Bool) {
        let (width, height) = (Self.sound(size.width), Self.sound(size.height))
        (length, thickness) = isVertical ? (width, height) : (height, width)
    }

    /// Returns a valid length of an author's size: zero for an invalid one, and limited if excessive.
    private static func sound(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1_000_000) : 0 }
}

/// The sizes of a section's items: one for all, except for items with another preferred size, or one for each.
struct FlowSizes {
    private let standard: FlowExtent
    private var each: [FlowExtent] = []
    private var measured: [Int: FlowExtent] = [:]
    /// The measured items in order.
    private var measuredItems: [Int] = []
    /// The number of measured items of each length.
    private var lengths: [CGFloat: Int] = [:]
    private let isEachUniform: Bool
    let count: Int

    /// Creates sizes that are the same for all items.
    init(count: Int, standard: FlowExtent) {
        (self.count, self.standard, isEachUniform) = (count, standard, true)
    }

    /// Creates sizes that differ for each item.
    init(each: [FlowExtent]) {
        self.each = each
        count = each.count
        standard = each.first ?? FlowExtent(.zero, isVertical: true)
        isEachUniform = each.allSatisfy { $0.length == each[0].length }
    }

    subscript(item: Int) -> FlowExtent {
        if let extent = measured[item] { return extent }
        return each.indices.contains(item) ? each[item] : standard
    }

    mutating func measure(_ item: Int, _ extent: FlowExtent) {
        if let old = measured.updateValue(extent, forKey: item) {
            lengths[old.length] = lengths[old.length].flatMap { $0 > 1 ? $0 - 1 : nil }
        } else {
            measuredItems.insert(item, at: measuredItems.partitioningIndex { $0 >= item })
        }
        lengths[extent.length, default: 0] += 1
    }

    /// Returns the end of the items from the given one on that have one size.
    func uniformEnd(from item: Int) -> Int {
        guard each.isEmpty else { return item }
        let next = measuredItems.partitioningIndex { $0 >= item }
        return next < measuredItems.count ? measuredItems[next] : count
    }

    /// Whether all items are equally long.
    var isUniform: Bool {
        guard !measured.isEmpty else { return isEachUniform }
        guard lengths.count == 1, let length = lengths.keys.first else { return false }
        return measured.count == count || (isEachUniform && length == standard.length)
    }
}
