import Foundation
import UIKit

/// A type that is displayed with a name.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that is displayed with a title.
public protocol InstanceDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}

public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

extension DisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A thing of an app that intents name.
public protocol AppEntity: DisplayRepresentable, Identifiable, PersistentlyIdentifiable, Sendable
where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property<Value> = EntityProperty<Value>
    public typealias ComputedProperty<Value> = EntityProperty<Value>
}

/// An entity that exists while it is used.
public protocol TransientAppEntity: DisplayRepresentable, PersistentlyIdentifiable, Sendable {
    init()
}
extension TransientAppEntity {
    public typealias Property<Value> = EntityProperty<Value>
}

public protocol IndexedEntity: AppEntity {}
public protocol FileEntity: AppEntity {}
public protocol URLRepresentableEntity: AppEntity {}
public protocol UniqueAppEntity: AppEntity {}

/// An enumeration that intents have as a parameter.
public protocol AppEnum: CaseIterable, RawRepresentable, DisplayRepresentable, PersistentlyIdentifiable,
    Hashable, Sendable
where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self]
            ?? DisplayRepresentation(title: LocalizedStringResource(stringLiteral: "\(rawValue)"))
    }
    public static func localizedStringResource(for value: Self) -> LocalizedStringResource {
        value.displayRepresentation.title
    }
}

/// An identity that can be written as a text.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    public var entityIdentifierString: String { description }
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        Self(entityIdentifierString)
    }
}
extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

/// The name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// The title, the subtitle and the picture of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource] = []

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    }
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    public static func == (a: DisplayRepresentation, b: DisplayRepresentation) -> Bool {
        String(localized: a.title) == String(localized: b.title) && a.image == b.image
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(String(localized: title)) }

    /// A picture.
    public struct Image: Hashable, Sendable {
        private let source: String
        private let data: Data?
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) {
            (source, data) = (name, nil)
        }
        public init(systemName: String, isTemplate: Bool? = nil) { (source, data) = (systemName, nil) }
        public init(
            systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil
        ) {
            (source, data) = (systemName, nil)
        }
        public init(
            url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
            displayStyle: ImageDisplayStyle = .default
        ) {
            (source, data) = (url.absoluteString, nil)
        }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle = .default) {
            (source, self.data) = ("", data)
        }
    }

    /// The outline of a picture.
    public enum ImageDisplayStyle: Sendable { case `default`, circular }
}

/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    private var stored: Value?
    public let title: LocalizedStringResource

    /// The value. Reading a property that is neither optional nor set traps, as on Apple's platforms.
    public var wrappedValue: Value {
        get { stored ?? unsetValue(Value.self, of: "the entity's property \(String(localized: title))") }
        set { stored = newValue }
    }
    public var projectedValue: EntityProperty<Value> { self }

    public init() { title = "" }
    public init(title: LocalizedStringResource) { self.title = title }
    public init(title: LocalizedStringResource, identifier: String) { self.title = title }
}

/// Provides the values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue = Never
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities by their identities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public typealias Dependency<Value> = AppDependency<Value>
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by text.
public protocol EntityStringQuery: EntityQuery {
    associatedtype StringResult = Result
    func entities(matching string: String) async throws -> StringResult
}

/// Returns all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

/// The only entity of its kind.
public protocol UniqueAppEntityQuery: EntityQuery {}

/// A group of entities with a title.
public struct IntentItemCollection<Item> {
    public let sections: [IntentItemSection<Item>]
    public let promptLabel: LocalizedStringResource?
    public static var empty: Self { Self(sections: []) }
    public init(items: [Item]) { self.init(promptLabel: nil, sections: [IntentItemSection(items: items)]) }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Item>]
    ) {
        (self.promptLabel, self.sections) = (promptLabel, sections)
    }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
    ) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
    }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemBuilder<IntentItemSection<Item>> sections: () -> [IntentItemSection<Item>]
    ) {
        self.init(promptLabel: promptLabel, sections: sections())
    }
}

/// A titled part of a group.
public struct IntentItemSection<Item> {
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?
    public let items: [IntentItem<Item>]
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Item]
    ) {
        (self.title, self.subtitle) = (title, subtitle)
        self.items = items.map { IntentItem($0) }
    }
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Item>]
    ) {
        (self.title, self.subtitle, self.items) = (title, subtitle, items)
    }
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItemBuilder<IntentItem<Item>> items: () -> [IntentItem<Item>]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items())
    }
}

/// An element of a group.
public struct IntentItem<Item> {
    public let value: Item
    public let title: LocalizedStringResource?
    public init(
        _ value: Item, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        (self.value, self.title) = (value, title)
    }
}

/// Builds a list of elements.
@resultBuilder
public enum IntentItemBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    public static func buildEither(first part: [Element]) -> [Element] { part }
    public static func buildEither(second part: [Element]) -> [Element] { part }
}
