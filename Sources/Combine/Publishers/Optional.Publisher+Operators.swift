// Operators on one value or none, whose results are known without a subscription.

extension Optional.Publisher where Wrapped: Equatable {
    /// Sends whether the value is equal to another.
    public func contains(_ output: Wrapped) -> Bool?.Publisher { .init(self.output.map { $0 == output }) }
    /// Returns the publisher itself.
    public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Returns the publisher itself.
    public func min() -> Self { self }
    /// Returns the publisher itself.
    public func max() -> Self { self }
}

extension Optional.Publisher {
    /// Sends whether the value satisfies a condition.
    public func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Bool?.Publisher { .init(output.map(predicate)) }
    /// Sends an array with the value, or an empty one.
    public func collect() -> [Wrapped]?.Publisher { .init(output.map { [$0] } ?? []) }
    /// Sends the result of a closure for the value, if it is not nil.
    public func compactMap<T>(_ transform: (Wrapped) -> T?) -> T?.Publisher {
        .init(output.flatMap(transform))
    }
    /// Returns the publisher itself.
    public func min(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Self { self }
    /// Returns the publisher itself.
    public func max(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Self { self }
    /// Sends whether the value satisfies a condition.
    public func contains(where predicate: (Wrapped) -> Bool) -> Bool?.Publisher {
        .init(output.map(predicate))
    }
    /// Sends 1 if there is a value.
    public func count() -> Int?.Publisher { .init(output.map { _ in 1 }) }
    /// Leaves out the value, unless the number is 0.
    public func dropFirst(_ count: Int = 1) -> Self {
        precondition(count >= 0, "count must not be negative")
        return .init(count > 0 ? nil : output)
    }
    /// Leaves out the value if it satisfies a condition.
    public func drop(while predicate: (Wrapped) -> Bool) -> Self { filter { !predicate($0) } }
    /// Returns the publisher itself.
    public func first() -> Self { self }
    /// Sends the value if it satisfies a condition.
    public func first(where predicate: (Wrapped) -> Bool) -> Self { filter(predicate) }
    /// Returns the publisher itself.
    public func last() -> Self { self }
    /// Sends the value if it satisfies a condition.
    public func last(where predicate: (Wrapped) -> Bool) -> Self { filter(predicate) }
    /// Sends the value if it satisfies a condition.
    public func filter(_ isIncluded: (Wrapped) -> Bool) -> Self {
        .init(output.flatMap { isIncluded($0) ? $0 : nil })
    }
    /// Finishes without a value.
    public func ignoreOutput() -> Empty<Wrapped, Never> { Empty() }
    /// Sends the value transformed by a closure.
    public func map<T>(_ transform: (Wrapped) -> T) -> T?.Publisher { .init(output.map(transform)) }
    /// Sends the value if the index is 0.
    public func output(at index: Int) -> Self {
        precondition(index >= 0, "index must not be negative")
        return .init(index == 0 ? output : nil)
    }
    /// Sends the value if the range contains 0.
    public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "lowerBound must not be negative")
        return .init(range.contains(0) ? output : nil)
    }
    /// Sends the value, unless the number is 0.
    public func prefix(_ maxLength: Int) -> Self {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return .init(maxLength > 0 ? output : nil)
    }
    /// Sends the value if it satisfies a condition.
    public func prefix(while predicate: (Wrapped) -> Bool) -> Self { filter(predicate) }
    /// Combines a first result with the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> T?.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }
    /// Combines a first result with the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> T?.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }
    /// Returns the publisher itself.
    public func removeDuplicates(by predicate: (Wrapped, Wrapped) -> Bool) -> Self { self }
    /// Returns the publisher itself.
    public func replaceError(with output: Wrapped) -> Self { self }
    /// Sends the value, or another where there is none.
    public func replaceEmpty(with output: Wrapped) -> Just<Wrapped> { Just(self.output ?? output) }
    /// Returns the publisher itself.
    public func retry(_ times: Int) -> Self { self }
}
