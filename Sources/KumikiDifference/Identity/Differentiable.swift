/// An element of a list that can be recognized again in a later state of the list.
///
/// Identity and content are separate: an element with the same identifier and other content
/// is updated where it stands, one with another identifier comes and goes.
public protocol Differentiable {
    /// The type of an element's identity.
    associatedtype DifferenceIdentifier: Hashable

    /// The element's identity: the same before and after a change of its content.
    var differenceIdentifier: DifferenceIdentifier { get }

    /// Returns whether an element of the same identity shows the same.
    func isContentEqual(to other: Self) -> Bool
}

extension Differentiable where Self: Equatable {
    /// Equal elements show the same.
    @inlinable
    public func isContentEqual(to other: Self) -> Bool { self == other }
}

extension Differentiable where Self: Hashable {
    /// The value itself: such elements never change their content, they are replaced.
    @inlinable
    public var differenceIdentifier: Self { self }
}

extension Differentiable where Self: Identifiable {
    /// The element's `id`.
    @inlinable
    public var differenceIdentifier: ID { id }
}

extension Differentiable where Self: Hashable & Identifiable {
    /// The element's `id`.
    @inlinable
    public var differenceIdentifier: ID { id }
}
