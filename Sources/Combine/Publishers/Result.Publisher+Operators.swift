// Operators on a value or an error, whose results are known without a subscription.

extension Result.Publisher where Success: Equatable {
    /// Sends whether the value is equal to another.
    public func contains(_ output: Success) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
    /// Returns the publisher itself.
    public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Success: Comparable {
    /// Returns the publisher itself.
    public func min() -> Self { self }
    /// Returns the publisher itself.
    public func max() -> Self { self }
}

extension Result.Publisher where Failure == Never {
    /// Changes the type of error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
        switch result {
        case .success(let output): .init(output)
        }
    }
}

extension Result.Publisher {
    private func attempt<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(result.get()) })
    }

    /// Sends whether the value satisfies a condition.
    public func allSatisfy(_ predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }
    /// Sends whether the value satisfies a condition that may throw.
    public func tryAllSatisfy(_ predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        attempt(predicate)
    }
    /// Sends whether the value satisfies a condition.
    public func contains(where predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }
    /// Sends whether the value satisfies a condition that may throw.
    public func tryContains(where predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        attempt(predicate)
    }
    /// Sends an array with the value.
    public func collect() -> Result<[Success], Failure>.Publisher { map { [$0] } }
    /// Sends 1.
    public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
    /// Returns the publisher itself.
    public func min(by areInIncreasingOrder: (Success, Success) -> Bool) -> Self { self }
    /// Returns the publisher itself.
    public func max(by areInIncreasingOrder: (Success, Success) -> Bool) -> Self { self }
    /// Sends the value, or the error of comparing it with itself.
    public func tryMin(
        by areInIncreasingOrder: (Success, Success) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        attempt {
            _ = try areInIncreasingOrder($0, $0)
            return $0
        }
    }
    /// Sends the value, or the error of comparing it with itself.
    public func tryMax(
        by areInIncreasingOrder: (Success, Success) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryMin(by: areInIncreasingOrder)
    }
    /// Returns the publisher itself.
    public func first() -> Self { self }
    /// Returns the publisher itself.
    public func last() -> Self { self }
    /// Finishes without a value.
    public func ignoreOutput() -> Empty<Success, Failure> { Empty() }
    /// Sends the value transformed by a closure.
    public func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher {
        .init(result.map(transform))
    }
    /// Sends the value transformed by a closure, or fails.
    public func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher {
        attempt(transform)
    }
    /// Fails with the error transformed by a closure.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
        .init(result.mapError(transform))
    }
    /// Returns the publisher itself.
    public func removeDuplicates(by predicate: (Success, Success) -> Bool) -> Self { self }
    /// Sends the value, or the error of comparing it with itself.
    public func tryRemoveDuplicates(
        by predicate: (Success, Success) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        attempt {
            _ = try predicate($0, $0)
            return $0
        }
    }
    /// Sends a value in place of the error.
    public func replaceError(with output: Success) -> Result<Success, Never>.Publisher {
        .init(.success((try? result.get()) ?? output))
    }
    /// Returns the publisher itself.
    public func replaceEmpty(with output: Success) -> Self { self }
    /// Returns the publisher itself.
    public func retry(_ times: Int) -> Self { self }
    /// Combines a first result with the value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Success) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// Combines a first result with the value, or fails.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Success) throws -> T
    ) -> Result<T, any Error>.Publisher {
        attempt { try nextPartialResult(initialResult, $0) }
    }
    /// Combines a first result with the value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Success) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// Combines a first result with the value, or fails.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Success) throws -> T
    ) -> Result<T, any Error>.Publisher {
        attempt { try nextPartialResult(initialResult, $0) }
    }
}
