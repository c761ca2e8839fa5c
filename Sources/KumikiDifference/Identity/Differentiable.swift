/// An element of a list that can be identified in a later state of the list.
///
/// Identity and content are separate: an element with the same identifier and different content
/// is updated in place, one with another identifier is inserted or deleted.
public protocol Differentiable {
    /// The type of an element's identity.
    associatedtype DifferenceIdentifier: Hashable

    /// The element's identity: the same before and after a change of its content.
    var differenceIdentifier: DifferenceIdentifier { get }

    /// Returns whether an element with the same identity has the same content.
    func isContentEqual(to other: Self) -> Bool
}

extension Differentiable where Self: Equatable {
    /// Returns whether the elements are equal.
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
