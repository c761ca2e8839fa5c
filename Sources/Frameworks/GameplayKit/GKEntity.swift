import Foundation
import UIKit

/// An object that consists of components.
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
    /// The components, one of each class.
    open private(set) var components: [GKComponent] = []

    public override init() { super.init() }

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// Adds a component, which replaces the one of its class.
    open func addComponent(_ component: GKComponent) {
        component.entity?.remove { $0 === component }
        remove { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type)
        -> ComponentType?
    {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }

    private func remove(where isRemoved: (GKComponent) -> Bool) {
        for component in components where isRemoved(component) {
            component.willRemoveFromEntity()
            component.entity = nil
        }
        components.removeAll { $0.entity !== self }
    }

    // MARK: Archiving

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { Inert.use("GKEntity.encode(with:)") }
    public required init?(coder: NSCoder) {
        super.init()
        Inert.use("GKEntity.init(coder:)")
        return nil
    }
}

/// A part of an entity.
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
    /// The entity that has the component.
    open internal(set) weak var entity: GKEntity?

    public override init() { super.init() }

    open func update(deltaTime seconds: TimeInterval) {}
    /// Called after the component was added to an entity.
    open func didAddToEntity() {}
    /// Called before the component is removed from its entity.
    open func willRemoveFromEntity() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { Inert.use("GKComponent.encode(with:)") }
    public required init?(coder: NSCoder) {
        super.init()
        Inert.use("GKComponent.init(coder:)")
        return nil
    }
}

/// The components of one class, which are updated together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []

    public init(componentClass cls: AnyClass) { componentClass = cls }

    open subscript(idx: Int) -> ComponentType { components[idx] }

    open func addComponent(_ component: ComponentType) {
        if type(of: component) == componentClass { components.append(component) }
    }
    /// Adds the component of the class that an entity has.
    open func addComponent(foundIn entity: GKEntity) {
        for case let component as ComponentType in entity.components { addComponent(component) }
    }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
