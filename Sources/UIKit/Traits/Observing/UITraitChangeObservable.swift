import Foundation

/// An object whose trait changes can be observed: a view, a view controller, a presentation controller or a window scene.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// A closure that is called with the environment whose traits changed, and its previous traits.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// Calls the closure when one of the traits changes.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Calls a method of the target when one of the traits changes. The method has no parameters, the environment, or
    /// the environment and its previous traits. The target is not retained.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration

    /// Calls a method of the environment itself when one of the traits changes.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends the observation of a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that stores the observers of its traits.
@MainActor
protocol TraitObserverKeeping: UITraitChangeObservable, AnyObject {
    var traitObservers: TraitObservers? { get set }
}

extension TraitObserverKeeping {
    fileprivate var ownTraitObservers: TraitObservers {
        let observers = traitObservers ?? TraitObservers()
        traitObservers = observers
        return observers
    }

    func observe(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        ownTraitObservers.add(traits) { [weak self, weak target = target as AnyObject] previous in
            guard let target, let self else { return }
            ActionTable.perform(action, on: target, with: [self, previous])
        }
    }
}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        guard let keeper = self as? any TraitObserverKeeping else { return TraitRegistration() }
        return keeper.ownTraitObservers.add(traits) { [weak keeper] previous in
            if let environment = keeper as? TraitEnvironment { handler(environment, previous) }
        }
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        (self as? any TraitObserverKeeping)?.observe(traits, target: target, action: action)
            ?? TraitRegistration()
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserverKeeping)?.traitObservers?.remove(registration)
    }
}

extension UIView: TraitObserverKeeping {
    var traitObservers: TraitObservers? {
        get { appearance.traitObservers }
        set { appearance.traitObservers = newValue }
    }
}

extension UIViewController: TraitObserverKeeping {
    var traitObservers: TraitObservers? {
        get { storage.traitObservers }
        set { storage.traitObservers = newValue }
    }
}
