/// The pairs of elements of the old and the new state.
@usableFromInline
struct Pairing: Equatable, Sendable {
    /// For each old element its index in the new state, or -1.
    @usableFromInline var targets: [Int32]
    /// For each new element its index in the old state, or -1.
    @usableFromInline var sources: [Int32]

    @inlinable
    init(unpaired sourceCount: Int, _ targetCount: Int) {
        targets = [Int32](repeating: -1, count: sourceCount)
        sources = [Int32](repeating: -1, count: targetCount)
    }

    /// Pairs every element with the one at the same index.
    @inlinable
    init(identity count: Int) {
        targets = Array(0..<Int32(truncatingIfNeeded: count))
        sources = targets
    }

    @inlinable @inline(__always)
    mutating func pair(_ source: Int, _ target: Int) {
        targets[source] = Int32(truncatingIfNeeded: target)
        sources[target] = Int32(truncatingIfNeeded: source)
    }

    /// Returns whether a new element is paired.
    @inlinable @inline(__always)
    func isPaired(_ target: Int) -> Bool { sources[target] >= 0 }

    /// Returns the new index of an old element, or -1.
    @inlinable @inline(__always)
    func target(of source: Int) -> Int { Int(targets[source]) }

    /// Returns the old index of a new element, or -1.
    @inlinable @inline(__always)
    func source(of target: Int) -> Int { Int(sources[target]) }
}
