import Foundation
import Synchronization

extension AdaptedCode {
    /// The objects of classes, which live as long as the process.
    private static let classObjects = Mutex<[ObjectIdentifier: NSObject]>([:])

    /// Returns the object that represents a class where one is needed, such as for an observer, always the same.
    /// Objective-C's classes are objects themselves.
    public static func object(of type: AnyClass) -> AnyObject {
        classObjects.withLock { objects in
            let object = objects[ObjectIdentifier(type)] ?? NSObject()
            objects[ObjectIdentifier(type)] = object
            return object
        }
    }
}

/// The members that Objective-C finds on a class of unknown type.
public struct AnyClassMembers {
    private let type: AnyClass?

    /// Creates the members of a class; those of nil are empty.
    public init(_ type: AnyClass?) { self.type = type }

    /// Returns whether the class is the other one or is derived from it.
    public func isSubclass(of other: AnyClass?) -> Bool {
        guard let type, let other else { return false }
        return sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
    }

    /// The hash of the class's identity.
    public var hash: Int { type.map { ObjectIdentifier($0).hashValue } ?? 0 }

    /// The name of the class.
    public func description() -> String {
        guard let type else { return "nil" }
        return (type as? NSObject.Type)?.description() ?? String(reflecting: type)
    }

    /// Returns whether objects of the class have a method of the name.
    @preconcurrency @MainActor
    public func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let type = type as? NSObject.Type, let aSelector else { return false }
        return type.instancesRespond(to: aSelector)
    }

    /// Returns whether the class itself has a method of the name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let type, let aSelector else { return false }
        return MainQueue.answer("responds(to:)", with: type as AnyClass) {
            ActionTable.classResponds($0, to: aSelector)
        } ?? false
    }

    /// Calls the class method of the name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls the class method of the name with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object])
    }

    /// Calls the class method of the name with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
        -> Unmanaged<AnyObject>!
    {
        performed(aSelector, [object1, object2])
    }

    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let type, let selector else { return nil }
        let result = MainQueue.answer("perform(_:)", with: (type, arguments)) { receiver, arguments in
            ActionTable.performClassMethod(selector, on: receiver, with: arguments)
        }
        return Autoreleased.result(result)
    }
}
