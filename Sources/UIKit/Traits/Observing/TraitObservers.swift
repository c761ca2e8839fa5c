import Foundation

/// A token of a registration, by which it can be removed. Registrations end with the observed object.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A registration.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The observers of an object's traits, in the order of their registration.
@MainActor
final class TraitObservers {
    private struct Observer {
        let registration: TraitRegistration
        let traits: [UITrait]
        let call: @MainActor (_ previous: UITraitCollection) -> Void
    }

    private var observers: [Observer] = []

    func add(_ traits: [UITrait], _ call: @escaping @MainActor (UITraitCollection) -> Void)
        -> TraitRegistration
    {
        let registration = TraitRegistration()
        observers.append(Observer(registration: registration, traits: traits, call: call))
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        observers.removeAll { $0.registration === registration }
    }

    /// Calls each observer of a changed trait once, except those that an earlier call unregistered.
    func traitsDidChange(from previous: UITraitCollection, to new: UITraitCollection) {
        for observer in observers
        where observer.traits.contains(where: { new.differs(in: $0, from: previous) }) {
            guard observers.contains(where: { $0.registration === observer.registration }) else { continue }
            observer.call(previous)
        }
    }
}

extension UITraitCollection {
    func differs(in trait: UITrait, from other: UITraitCollection) -> Bool {
        func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            values.differs(in: trait, from: other.values)
        }
        return differs(trait)
    }
}
