import Dispatch
import Foundation

// What Objective-C's runtime answers on Apple's platforms, from the tables of adapted classes. Members of a protocol's
// extension can be declared again by classes, which members of an extension of `NSObject` cannot.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Whether the object has a method of the name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return MainQueue.answer("responds(to:)", with: self) { ActionTable.responds($0, to: aSelector) }
            ?? false
    }

    /// The class, as Objective-C answers where the class itself is asked.
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

    /// Calls the method on the main actor: now if that is where this is called, else when it next runs. Nobody is made
    /// to wait.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call: @MainActor ((NSObject, Any?)) -> Void = {
            ActionTable.perform(aSelector, on: $0.0, with: [$0.1])
        }
        if wait { MainQueue.run(with: (self, arg), call) } else { MainQueue.later(with: (self, arg), call) }
    }

    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let result = MainQueue.answer("perform(_:)", with: (self, arguments)) { receiver, arguments in
            ActionTable.perform(selector, on: receiver, with: arguments)
        }
        guard let result, !(result is Void) else { return nil }
        return Unmanaged.passUnretained(Autoreleased.keep(result as AnyObject))
    }
}

/// Objects that live until the main queue's next turn, as a method's result does in an autorelease pool.
enum Autoreleased {
    static func keep(_ object: AnyObject) -> AnyObject {
        nonisolated(unsafe) let kept = object
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return object
    }
}

/// Does the work. There are no autorelease pools without Objective-C: objects go when nobody holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
