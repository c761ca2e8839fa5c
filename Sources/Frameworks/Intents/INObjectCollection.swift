import Foundation

/// The objects that a parameter of an intent can have, in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    /// The sections.
    open private(set) var sections: [INObjectSection<ObjectType>]
    /// Whether a list of the objects has an index.
    open var usesIndexedCollation = false

    /// Creates a collection of sections.
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

    /// Creates a collection of objects in one section.
    public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }

    /// The objects of all sections.
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Objects of a collection under a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
    /// The title; nil for none.
    open private(set) var title: String?
    /// The objects.
    open private(set) var items: [ObjectType]

    /// Creates a section of objects.
    public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
