/// A check or a recorder that found something else than expected.
public struct ExpectationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The expectation and the finding.
    public let description: String

    init(_ description: String) { self.description = description }
}
