/// A check or a recorder that found something else than expected.
public struct ExpectationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was expected and what there is.
    public let description: String

    init(_ description: String) { self.description = description }
}
