extension ListDifference {
    /// Creates the difference between two states of a list whose elements `identify` gives identifiers.
    ///
    /// If the old state is known to have no duplicate identifiers, such as the result of an earlier difference, and
    /// there are few changes, both states are walked in parallel, and hardly any lookup is necessary.
    @inlinable
    public init<Identifier: Hashable>(
        from source: [Element], to target: [Element], duplicates: DuplicatePolicy = .keepFirst,
        sourceIsDistinct: Bool = false,
        identifiedBy identify: (Element) -> Identifier, isSame: (Element, Element) -> Bool
    ) {
        guard !source.withBits(and: target, \.agree) else {
            self.init(unchanged: source)
            return
        }
        if sourceIsDistinct,
            let walked = Self(walking: source, target, identifiedBy: identify, isSame: isSame)
        {
            self = walked
            return
        }
        let index = TargetIndex(target, identify: identify)
        if index.repeats.isEmpty || duplicates == .number, source.isIdentical(to: target, identify) {
            self.init(source: source, target: target, pairing: nil, isSame: isSame)
        } else if index.repeats.isEmpty {
            let pairing = Pairing(source, target, in: index, identify: identify)
            self.init(source: source, target: target, pairing: pairing, isSame: isSame)
        } else if duplicates == .number {
            let pairing = Pairing(numbering: source, target, in: index, identify: identify)
            self.init(source: source, target: target, pairing: pairing, isSame: isSame)
        } else {
            let distinct = index.distinct(target, keepingLast: duplicates == .keepLast)
            self.init(from: source, to: distinct, identifiedBy: identify, isSame: isSame)
        }
    }

    /// Creates the difference between two states of a list, the new one of which must not have duplicate identifiers.
    /// - Throws: A `DuplicateError` for the first duplicate.
    @inlinable
    public init<Identifier: Hashable>(
        from source: [Element], toDistinct target: [Element], identifiedBy identify: (Element) -> Identifier,
        isSame: (Element, Element) -> Bool
    ) throws(DuplicateError<Identifier>) {
        let index = TargetIndex(target, identify: identify)
        if let (first, second) = index.repeats.first {
            throw DuplicateError(identifier: identify(target[first]), first: first, second: second)
        }
        let pairing = Pairing(source, target, in: index, identify: identify)
        self.init(source: source, target: target, pairing: pairing, isSame: isSame)
    }
}

extension TargetIndex {
    /// Returns the elements without those that repeat an identifier.
    @inlinable
    func distinct<Element>(_ elements: [Element], keepingLast: Bool) -> [Element] {
        var isKept = [Bool](repeating: true, count: elements.count)
        var latest: [Int: Int] = [:]
        for (first, again) in repeats {
            let superseded = keepingLast ? latest[first] ?? first : again
            isKept[superseded] = false
            latest[first] = again
        }
        return elements.indices.lazy.filter { isKept[$0] }.map { elements[$0] }
    }
}

extension Array {
    /// Returns whether both have elements with the same identifiers in the same order.
    @inlinable
    func isIdentical<Identifier: Hashable>(to other: [Element], _ identify: (Element) -> Identifier) -> Bool {
        guard count == other.count else { return false }
        for place in indices where identify(self[place]) != identify(other[place]) { return false }
        return true
    }
}
