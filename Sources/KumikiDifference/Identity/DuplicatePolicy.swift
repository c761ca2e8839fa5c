/// The policy for elements of the new state with the same identifier.
///
/// The old state is what a list displays, so that it is used unchanged: of elements with the same identifier there,
/// the unmatched ones are deleted.
public enum DuplicatePolicy: Hashable, Sendable, CaseIterable {
    /// Keeps the first, omits later ones.
    case keepFirst
    /// Keeps the last, omits earlier ones.
    case keepLast
    /// Keeps all: the second with an identifier is matched with the second, the third with the third.
    case number
}

/// The error that two elements of a state have the same identifier.
public struct DuplicateError<Identifier: Hashable>: Error {
    /// The identifier.
    public var identifier: Identifier
    /// The index of the first of them, counted from 0 over the whole state.
    public var first: Int
    /// The index of the second of them.
    public var second: Int

    /// Creates an error about the elements at `first` and `second`.
    public init(identifier: Identifier, first: Int, second: Int) {
        (self.identifier, self.first, self.second) = (identifier, first, second)
    }
}

extension DuplicateError: Sendable where Identifier: Sendable {}

extension DuplicateError: CustomStringConvertible {
    /// The duplicates and their indices.
    public var description: String {
        "The identifier \(identifier) stands twice: at \(first) and at \(second)"
    }
}
