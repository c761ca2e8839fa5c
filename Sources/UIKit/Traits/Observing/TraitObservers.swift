import Foundation

/// Stands for a registration, for taking it back. It may be forgotten: registrations end with the object that was
/// registered with.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A registration.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Those who want to know of changes of an object's traits, in the order in which they came.
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

    /// Calls each of those once, one of whose traits has changed. Those that an earlier call took back are left out.
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
