import Dispatch
import Foundation

// Methods of Objective-C's runtime on Apple's platforms, implemented by the tables of adapted classes. Classes can
// redeclare members of a protocol's extension, unlike members of an extension of `NSObject`.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns whether the object has a method of the name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return MainQueue.answer("responds(to:)", with: self) { ActionTable.responds($0, to: aSelector) }
            ?? false
    }

    /// Returns whether objects of the class have a method of the name.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return MainQueue.answer("instancesRespond(to:)", with: self as AnyClass) {
            ActionTable.instancesRespond($0, to: aSelector)
        } ?? false
    }

    /// Returns whether the class itself has a method of the name.
    public static func responds(to aSelector: Selector!) -> Bool {
        AnyClassMembers(self).responds(to: aSelector)
    }

    /// Calls the class method of the name.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        AnyClassMembers(self).perform(aSelector)
    }

    /// Calls the class method of the name with an argument.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        AnyClassMembers(self).perform(aSelector, with: object)
    }

    /// Calls the class method of the name with two arguments.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
        -> Unmanaged<AnyObject>!
    {
        AnyClassMembers(self).perform(aSelector, with: object1, with: object2)
    }

    /// Returns the class, as Objective-C does for the class itself.
    public static func classForCoder() -> AnyClass { self }

    /// Calls the method of the name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls the method of the name with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object])
    }

    /// Calls the method of the name with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
        -> Unmanaged<AnyObject>!
    {
        performed(aSelector, [object1, object2])
    }

    /// Calls the method on the main actor: now if called there, else when it next runs. The caller does not wait.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call: @MainActor ((NSObject, Any?)) -> Void = {
            ActionTable.perform(aSelector, on: $0.0, with: [$0.1])
        }
        if wait { MainQueue.run(with: (self, arg), call) } else { MainQueue.later(with: (self, arg), call) }
    }

    /// Calls the method in a later turn of the main queue instead of a new thread: methods that are called by name are isolated to the
    /// main actor here.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        MainQueue.later(with: (self, arg)) { ActionTable.perform(aSelector, on: $0.0, with: [$0.1]) }
    }

    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let result = MainQueue.answer("perform(_:)", with: (self, arguments)) { receiver, arguments in
            ActionTable.perform(selector, on: receiver, with: arguments)
        }
        return Autoreleased.result(result)
    }
}

/// Objects that live until the main queue's next turn, as a method's result does in an autorelease pool.
enum Autoreleased {
    static func keep(_ object: AnyObject) -> AnyObject {
        nonisolated(unsafe) let kept = object
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return object
    }

    /// Returns the result of a method that was called by name; nil for a method without one.
    static func result(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value, !(value is Void) else { return nil }
        return Unmanaged.passUnretained(keep(value as AnyObject))
    }
}

/// Runs the closure. There are no autorelease pools without Objective-C: objects are released with their last
/// reference, except for windows of tests, which are retained until the pool or the test ends.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try LingeringWindows.pool(body)
}
