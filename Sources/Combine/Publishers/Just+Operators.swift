// Operators on one value, whose results are known without a subscription.

extension Just where Output: Equatable {
    /// Sends whether the value is equal to another.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
    /// Returns the publisher itself.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Returns the publisher itself.
    public func min() -> Just<Output> { self }
    /// Returns the publisher itself.
    public func max() -> Just<Output> { self }
}

extension Just {
    /// Sends whether the value satisfies a condition.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Sends whether the value satisfies a condition that may throw.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }
    /// Sends an array with the value.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
    /// Sends the result of a closure for the value, if it is not nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher { .init(transform(output)) }
    /// Returns the publisher itself.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Returns the publisher itself.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Sends elements before the value.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }
    /// Sends elements before the value.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element {
        .init(sequence: elements + [output])
    }
    /// Sends elements after the value.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }
    /// Sends elements after the value.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element {
        .init(sequence: [output] + elements)
    }
    /// Sends whether the value satisfies a condition.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Sends whether the value satisfies a condition that may throw.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }
    /// Sends 1.
    public func count() -> Just<Int> { Just<Int>(1) }
    /// Leaves out the value, unless the number is 0.
    public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
        precondition(count >= 0, "count must not be negative")
        return .init(count > 0 ? nil : output)
    }
    /// Leaves out the value if it satisfies a condition.
    public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? nil : output)
    }
    /// Returns the publisher itself.
    public func first() -> Just<Output> { self }
    /// Sends the value if it satisfies a condition.
    public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
    /// Returns the publisher itself.
    public func last() -> Just<Output> { self }
    /// Sends the value if it satisfies a condition.
    public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
    /// Sends the value if it satisfies a condition.
    public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
        .init(isIncluded(output) ? output : nil)
    }
    /// Finishes without a value.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }
    /// Sends the value transformed by a closure.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
    /// Sends the value transformed by a closure, or fails.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result { try transform(output) })
    }
    /// Changes the type of error.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }
    /// Sends the value if the index is 0.
    public func output(at index: Int) -> Output?.Publisher {
        precondition(index >= 0, "index must not be negative")
        return .init(index == 0 ? output : nil)
    }
    /// Sends the value if the range begins with 0.
    public func output<R: RangeExpression>(in range: R) -> Output?.Publisher where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        return .init(range.lowerBound == 0 ? output : nil)
    }
    /// Sends the value, unless the number is 0.
    public func prefix(_ maxLength: Int) -> Output?.Publisher {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return .init(maxLength > 0 ? output : nil)
    }
    /// Sends the value if it satisfies a condition.
    public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
    /// Combines a first result with the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
        -> Result<T, Never>.Publisher
    {
        .init(nextPartialResult(initialResult, output))
    }
    /// Combines a first result with the value, or fails.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }
    /// Combines a first result with the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
        -> Result<T, Never>.Publisher
    {
        .init(nextPartialResult(initialResult, output))
    }
    /// Combines a first result with the value, or fails.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }
    /// Returns the publisher itself.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }
    /// Sends the value, or the error of comparing it with itself.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(
            Result {
                _ = try predicate(output, output)
                return output
            })
    }
    /// Returns the publisher itself.
    public func replaceError(with output: Output) -> Just<Output> { self }
    /// Returns the publisher itself.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }
    /// Returns the publisher itself.
    public func retry(_ times: Int) -> Just<Output> { self }
    /// Changes the type of error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        .init(output)
    }
}
