import CoreGraphics

/// The heights of many rows, most of which are unknown and count as the estimate.
///
/// A binary tree over the positions with nodes only for known heights, so that lists of any length open immediately;
/// finding and setting a height takes as many steps as the count has binary digits.
struct HeightTree {
    private struct Node {
        var left: Int32 = -1
        var right: Int32 = -1
        /// The number of known heights below, and their sum.
        var known: Int32 = 0
        var sum: CGFloat = 0
    }

    let count: Int
    /// The height of positions without a known one.
    var estimate: CGFloat

    private var nodes: [Node] = []
    /// The number of positions that the root spans: a power of two.
    private let span: Int
    /// Beyond all measure for a row, in points.
    static let rowLimit: CGFloat = 1_000_000
    private let limit: CGFloat

    init(
        count: Int, estimate: CGFloat, known: [(place: Int, height: CGFloat)] = [],
        limit: CGFloat = HeightTree.rowLimit
    ) {
        self.limit = limit
        self.count = max(count, 0)
        self.estimate = Self.length(estimate)
        var span = 1
        while span < self.count { span *= 2 }
        self.span = span
        let known = known.filter { $0.place >= 0 && $0.place < self.count }
        if !known.isEmpty { _ = build(known[...], from: 0, span: span) }
    }

    /// Creates a tree in which all heights are known.
    init(_ heights: [CGFloat], limit: CGFloat = HeightTree.rowLimit) {
        self.init(
            count: heights.count, estimate: 0,
            known: heights.enumerated().map { (place: $0.offset, height: $0.element) }, limit: limit)
    }

    /// Returns a valid height of an author's value: zero for an invalid one, and limited if excessive.
    static func length(_ asked: CGFloat, limit: CGFloat = rowLimit) -> CGFloat {
        asked > 0 ? min(asked, limit) : 0
    }

    private mutating func build(
        _ known: ArraySlice<(place: Int, height: CGFloat)>, from start: Int, span: Int
    ) -> Int32 {
        guard !known.isEmpty else { return -1 }
        let index = nodes.count
        nodes.append(Node())
        guard span > 1 else {
            nodes[index].known = 1
            nodes[index].sum = Self.length(known[known.startIndex].height, limit: limit)
            return Int32(index)
        }
        let half = span / 2
        let middle = known.partitioningIndex { $0.place >= start + half }
        let left = build(known[..<middle], from: start, span: half)
        let right = build(known[middle...], from: start + half, span: half)
        (nodes[index].left, nodes[index].right) = (left, right)
        addUp(index)
        return Int32(index)
    }

    private mutating func addUp(_ index: Int) {
        let (left, right) = (node(nodes[index].left), node(nodes[index].right))
        nodes[index].known = left.known + right.known
        nodes[index].sum = left.sum + right.sum
    }

    private func node(_ index: Int32) -> Node { index < 0 ? Node() : nodes[Int(index)] }

    // MARK: Setting

    /// Sets a known height.
    mutating func set(_ height: CGFloat, at place: Int) {
        guard place >= 0, place < count else { return }
        if nodes.isEmpty { nodes.append(Node()) }
        var path = [0]
        var (start, size) = (0, span)
        while size > 1 {
            size /= 2
            let isRight = place >= start + size
            if isRight { start += size }
            path.append(child(of: path[path.count - 1], isRight: isRight))
        }
        let leaf = path.removeLast()
        nodes[leaf].known = 1
        nodes[leaf].sum = Self.length(height, limit: limit)
        for index in path.reversed() { addUp(index) }
    }

    /// Returns the child of a node, created if missing.
    private mutating func child(of index: Int, isRight: Bool) -> Int {
        let known = isRight ? nodes[index].right : nodes[index].left
        if known >= 0 { return Int(known) }
        nodes.append(Node())
        let made = Int32(nodes.count - 1)
        if isRight { nodes[index].right = made } else { nodes[index].left = made }
        return Int(made)
    }

    // MARK: Queries

    var height: CGFloat { height(of: node(nodes.isEmpty ? -1 : 0), places: count) }

    private func height(of node: Node, places: Int) -> CGFloat {
        node.sum + CGFloat(places - Int(node.known)) * estimate
    }

    /// Returns the known height of a position, if there is one.
    func knownHeight(at place: Int) -> CGFloat? {
        guard place >= 0, place < count, !nodes.isEmpty else { return nil }
        var (index, start, size) = (Int32(0), 0, span)
        while size > 1, index >= 0 {
            size /= 2
            let isRight = place >= start + size
            if isRight { start += size }
            index = isRight ? nodes[Int(index)].right : nodes[Int(index)].left
        }
        return index < 0 ? nil : nodes[Int(index)].sum
    }

    func height(at place: Int) -> CGFloat { knownHeight(at: place) ?? estimate }

    /// Returns the start of a position: the sum of the heights before it. The count itself returns the total height.
    func start(of place: Int) -> CGFloat {
        var (index, start, size, sum) = (Int32(nodes.isEmpty ? -1 : 0), 0, span, CGFloat(0))
        let place = min(max(place, 0), count)
        if place == count { return height }
        while size > 1 {
            guard index >= 0 else { return sum + CGFloat(place - start) * estimate }
            size /= 2
            guard place >= start + size else {
                index = nodes[Int(index)].left
                continue
            }
            sum += height(of: node(nodes[Int(index)].left), places: size)
            start += size
            index = nodes[Int(index)].right
        }
        return sum
    }

    /// Returns the first position that ends below the height `y`; the count if all end above.
    func place(endingBelow y: CGFloat) -> Int { firstPlace { $0 > y } }

    /// Returns the first position that ends at the height `y` or below.
    func place(endingAt y: CGFloat) -> Int { firstPlace { $0 >= y } }

    private func firstPlace(whereEnd holds: (CGFloat) -> Bool) -> Int {
        guard count > 0, holds(height) else { return count }
        var (index, start, size, sum) = (Int32(nodes.isEmpty ? -1 : 0), 0, span, CGFloat(0))
        while size > 1 {
            guard index >= 0 else { break }
            size /= 2
            let left = node(nodes[Int(index)].left)
            let end = sum + height(of: left, places: min(size, count - start))
            if holds(end) {
                index = nodes[Int(index)].left
            } else {
                (sum, start, index) = (end, start + size, nodes[Int(index)].right)
            }
        }
        guard size > 1 else { return min(start, count - 1) }
        return firstEstimated(from: start, span: size, after: sum, whereEnd: holds)
    }

    /// Bisects a range without known heights.
    private func firstEstimated(
        from start: Int, span: Int, after sum: CGFloat, whereEnd holds: (CGFloat) -> Bool
    ) -> Int {
        var (low, high) = (start, min(start + span, count) - 1)
        while low < high {
            let middle = (low + high) / 2
            if holds(sum + CGFloat(middle - start + 1) * estimate) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// All known heights, in order.
    var known: [(place: Int, height: CGFloat)] {
        var found: [(place: Int, height: CGFloat)] = []
        var waiting: [(index: Int32, start: Int, span: Int)] = nodes.isEmpty ? [] : [(0, 0, span)]
        while let (index, start, size) = waiting.popLast() {
            guard index >= 0 else { continue }
            let node = nodes[Int(index)]
            guard size > 1 else {
                found.append((start, node.sum))
                continue
            }
            waiting.append((node.right, start + size / 2, size / 2))
            waiting.append((node.left, start, size / 2))
        }
        return found
    }
}

extension RandomAccessCollection {
    /// Returns the first index for which the condition is true, given that it is true for all that follow.
    func partitioningIndex(where holds: (Element) -> Bool) -> Index {
        var (low, length) = (startIndex, count)
        while length > 0 {
            let half = length / 2
            let middle = index(low, offsetBy: half)
            if holds(self[middle]) {
                length = half
            } else {
                low = index(after: middle)
                length -= half + 1
            }
        }
        return low
    }
}
