/// An error that reports an unmet expectation of a check or a recorder.
public struct ExpectationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The expected and the actual result.
    public let description: String

    init(_ description: String) { self.description = description }
}
