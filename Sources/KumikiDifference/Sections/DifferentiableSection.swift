/// A section of a list: an identifiable element with items.
///
/// `isContentEqual(to:)` returns whether the section's own content, such as its title, is equal; the items are
/// compared individually.
public protocol DifferentiableSection: Differentiable {
    /// The section's items.
    associatedtype Items: Collection where Items.Element: Differentiable

    /// The section's items in order.
    var items: Items { get }

    /// Creates a copy of a section with other items.
    init(_ section: Self, items: [Items.Element])
}

/// A section of any model and an array of items.
public struct ItemSection<Model: Differentiable, Item: Differentiable>: DifferentiableSection {
    /// The section's identity and header.
    public var model: Model
    /// The section's items in order.
    public var items: [Item]

    /// Creates a section for `model`.
    public init(_ model: Model, items: [Item]) { (self.model, self.items) = (model, items) }

    /// Creates a copy of a section with other items.
    public init(_ section: Self, items: [Item]) { self.init(section.model, items: items) }

    /// The model's identifier.
    public var differenceIdentifier: Model.DifferenceIdentifier { model.differenceIdentifier }

    /// Returns whether the models' contents are equal; items are ignored.
    public func isContentEqual(to other: Self) -> Bool { model.isContentEqual(to: other.model) }
}

extension ItemSection: Sendable where Model: Sendable, Item: Sendable {}
extension ItemSection: Equatable where Model: Equatable, Item: Equatable {}
