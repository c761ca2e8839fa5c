// Operators on sequences, whose results are known without a subscription.

extension Publishers.Sequence where Failure == Never {
    /// Sends the smallest element.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
        .init(sequence.min(by: areInIncreasingOrder))
    }
    /// Sends the largest element.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
        .init(sequence.max(by: areInIncreasingOrder))
    }
    /// Sends the first element that satisfies a condition.
    public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(sequence.first(where: predicate))
    }
    /// Changes the type of error.
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence {
    /// Sends whether all elements satisfy a condition.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }
    /// Sends whether all elements satisfy a condition that may throw.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.allSatisfy(predicate) })
    }
    /// Sends an array of the elements.
    public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }
    /// Sends the non-nil results of a closure for the elements.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }
    /// Sends whether an element satisfies a condition.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }
    /// Sends whether an element satisfies a condition that may throw.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.contains(where: predicate) })
    }
    /// Leaves out elements as long as they satisfy a condition.
    public func drop(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        .init(sequence: sequence.drop(while: predicate))
    }
    /// Drops a number of elements.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }
    /// Sends the elements that satisfy a condition.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.filter(isIncluded))
    }
    /// Finishes without values.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
    /// Sends the elements transformed by a closure.
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }
    /// Sends at most a number of elements.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(maxLength))
    }
    /// Sends elements as long as they satisfy a condition.
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.prefix(while: predicate))
    }
    /// Combines all elements.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }
    /// Combines all elements, or fails.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }
    /// Sends a value in place of each nil.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure>
    where Elements.Element == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }
    /// Sends the combination of all elements so far.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return .init(
            sequence: sequence.map {
                result = nextPartialResult(result, $0)
                return result
            })
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Leaves out elements that are equal to the one before.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var last: Output?
        return .init(
            sequence: sequence.filter { element in
                defer { last = element }
                return element != last
            })
    }
    /// Sends whether there is such an element.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Sends the smallest element.
    public func min() -> Output?.Publisher { .init(sequence.min()) }
    /// Sends the largest element.
    public func max() -> Output?.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Sends the first element.
    public func first() -> Output?.Publisher { .init(sequence.first) }
    /// Sends the element at an index.
    public func output(at index: Elements.Index) -> Output?.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Sends the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }
    /// Sends the elements in a range.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Sends the number of elements.
    public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Sends the last element.
    public func last() -> Output?.Publisher { .init(sequence.last) }
    /// Sends the last element that satisfies a condition.
    public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Sends the element at an index.
    public func output(at index: Elements.Index) -> Output?.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }
    /// Sends the number of elements.
    public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Sends the elements in a range.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range]))
    }
    /// Sends the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Sends elements before the others.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }
    /// Sends elements before the others.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where Elements.Element == S.Element {
        .init(sequence: elements + sequence)
    }
    /// Sends the elements of another publisher before the others.
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>)
        -> Publishers.Sequence<Elements, Failure>
    {
        .init(sequence: publisher.sequence + sequence)
    }
    /// Sends elements after the others.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }
    /// Sends elements after the others.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where Elements.Element == S.Element {
        .init(sequence: sequence + elements)
    }
    /// Sends the elements of another publisher after the others.
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>)
        -> Publishers.Sequence<Elements, Failure>
    {
        .init(sequence: sequence + publisher.sequence)
    }
}
