/// The difference of two states of a list: the minimal set of moves, and for each element whether its content is
/// unchanged.
///
/// O(n) in time and memory where few elements are moved, O(n log n) at worst. Identical states are only
/// compared.
public struct ListDifference<Element> {
    /// The old state.
    public let source: [Element]
    /// The new state, without the duplicates that the policy omits.
    public let target: [Element]
    /// The pairs of old and new elements.
    @usableFromInline let matching: Matching
    /// The old indices of elements whose content has changed.
    public let updates: [Int]

    @inlinable
    init(
        source: [Element], target: [Element], pairing: Pairing?, isSame: (Element, Element) -> Bool
    ) {
        (self.source, self.target) = (source, target)
        matching = pairing.map(Matching.paired) ?? .same
        updates = source.withBits(and: target) { bits in
            source.indices.filter { place in
                let partner = pairing?.target(of: place) ?? place
                return partner >= 0 && !bits.agree(place, partner) && !isSame(source[place], target[partner])
            }
        }
    }

    /// Creates the difference of equal states.
    @inlinable
    init(unchanged elements: [Element]) {
        (source, target, updates, matching) = (elements, elements, [], .same)
    }

    /// The pairs of old and new elements.
    @inlinable
    var pairing: Pairing { matching.pairing(source.count, target.count) }
}

extension ListDifference: Sendable where Element: Sendable {}

extension ListDifference where Element: Differentiable {
    /// Creates the difference between two states of a list.
    @inlinable
    public init(from source: [Element], to target: [Element], duplicates: DuplicatePolicy = .keepFirst) {
        self.init(
            from: source, to: target, duplicates: duplicates, identifiedBy: { $0.differenceIdentifier },
            isSame: { $0.isContentEqual(to: $1) })
    }

    /// Creates the difference between two states of a list, the new one of which must not have duplicate identifiers.
    /// - Throws: A `DuplicateError` for the first duplicate.
    @inlinable
    public init(
        from source: [Element], toDistinct target: [Element]
    ) throws(DuplicateError<Element.DifferenceIdentifier>) {
        try self.init(
            from: source, toDistinct: target, identifiedBy: { $0.differenceIdentifier },
            isSame: { $0.isContentEqual(to: $1) })
    }
}

extension ListDifference where Element: Hashable {
    /// Creates the difference between two states of a list whose elements are their own identifiers: none is ever updated.
    @inlinable @_disfavoredOverload
    public init(from source: [Element], to target: [Element], duplicates: DuplicatePolicy = .keepFirst) {
        self.init(
            from: source, to: target, duplicates: duplicates, identifiedBy: { $0 }, isSame: { _, _ in true })
    }

    /// Creates the difference between two states of a list whose elements are their own identifiers, and of which the new
    /// one must not have duplicates.
    /// - Throws: A `DuplicateError` for the first duplicate.
    @inlinable @_disfavoredOverload
    public init(
        from source: [Element], toDistinct target: [Element]
    ) throws(DuplicateError<Element>) {
        try self.init(
            from: source, toDistinct: target, identifiedBy: { $0 }, isSame: { _, _ in true })
    }
}
