import Foundation

/// A section of a list.
public protocol SectionModelType {
    associatedtype Item
    var items: [Item] { get }
    init(original: Self, items: [Item])
}

/// A value with an identity, which remains when its content changes.
public protocol IdentifiableType {
    associatedtype Identity: Hashable
    var identity: Identity { get }
}

/// A section whose changes are animated.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType & Equatable {}

/// A section with a value of its own.
public struct SectionModel<Section, ItemType> {
    public var model: Section
    public var items: [ItemType]

    public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
}

extension SectionModel: SectionModelType {
    public typealias Identity = Section
    public typealias Item = ItemType
    public var identity: Section { model }
    public init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
        self.init(model: original.model, items: items)
    }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

/// A section with a value of its own, whose changes are animated.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable> {
    public var model: Section
    public var items: [ItemType]

    public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
}

extension AnimatableSectionModel: AnimatableSectionModelType {
    public typealias Item = ItemType
    public typealias Identity = Section.Identity
    public var identity: Section.Identity { model.identity }
    public init(original: AnimatableSectionModel, items: [ItemType]) {
        self.init(model: original.model, items: items)
    }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}

extension String: IdentifiableType { public var identity: String { self } }
extension Int: IdentifiableType { public var identity: Int { self } }
extension UUID: IdentifiableType { public var identity: UUID { self } }

/// Moves items between sections.
extension Array where Element: SectionModelType {
    mutating func move(from source: IndexPath, to destination: IndexPath) {
        var items = self[source.section].items
        let item = items.remove(at: source.item)
        self[source.section] = Element(original: self[source.section], items: items)
        var others = self[destination.section].items
        others.insert(item, at: destination.item)
        self[destination.section] = Element(original: self[destination.section], items: others)
    }
}
