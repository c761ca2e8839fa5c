/// The policy for elements of the new state that share an identifier.
///
/// The old state is what a list shows, so it is taken as it is: of elements that share an identifier there, those
/// that find no partner are deleted.
public enum DuplicatePolicy: Hashable, Sendable, CaseIterable {
    /// The first stays, later ones are left out.
    case keepFirst
    /// The last stays, earlier ones are left out.
    case keepLast
    /// All stay: the second of its kind is recognized as the second, the third as the third.
    case number
}

/// Two elements of one state share an identifier.
public struct DuplicateError<Identifier: Hashable>: Error {
    /// The identifier that both have.
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
