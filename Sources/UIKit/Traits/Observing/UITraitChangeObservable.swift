import Foundation

/// An object whose changes of traits can be observed: views, controllers, presentation controllers, scenes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Calls a method of the target when one of the traits has changed. The method takes nothing, the object, or the
    /// object and its former traits. The target is not held.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration

    /// Calls a method of the object itself.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Takes a registration back.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Is called with the object and its former traits.
public typealias TraitChangeHandler<T> = (_ traitEnvironment: T, _ previousTraitCollection: UITraitCollection)
    -> Void

/// An object that keeps those who observe its traits.
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
    /// Calls the closure when one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>)
        -> any UITraitChangeRegistration
    {
        guard let keeper = self as? any TraitObserverKeeping else { return TraitRegistration() }
        return keeper.ownTraitObservers.add(traits) { [weak keeper] previous in
            if let object = keeper as? Self { handler(object, previous) }
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
