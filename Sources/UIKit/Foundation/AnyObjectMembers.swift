import CoreGraphics
import Foundation

infix operator |~> : CastingPrecedence
infix operator |?> : CastingPrecedence
infix operator |!> : CastingPrecedence

/// Returns the object's members that any object may have. Adapted code uses it in place of `as AnyObject`.
public func |~> (object: Any?, _: Void) -> AnyObjectMembers { AnyObjectMembers(object) }

/// Returns the value as Foundation's error, to which any error can be cast on Apple's platforms. Adapted code uses it
/// in place of `as? NSError`.
public func |?> (value: Any?, _: Void) -> NSError? {
    value as? NSError ?? (value as? any Error).map { $0 as NSError }
}

/// The properties of an object of unknown type, as Objective-C provides them: `(value as AnyObject).boolValue`. Each is
/// nil if the object has no such property.
public struct AnyObjectMembers {
    private let object: Any?

    public init(_ object: Any?) { self.object = object }

    /// The number that the object is; nil for any other object.
    var number: NSNumber? {
        switch object {
        case let number as NSNumber: number
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        default: nil
        }
    }

    private var text: String? { object as? String ?? (object as? NSString).map(String.init(describing:)) }

    /// The value for the key, if the object is a dictionary.
    public subscript(key: String) -> Any! {
        (object as? [String: Any])?[key] ?? (object as? NSDictionary)?.object(forKey: key)
    }

    /// The element at the index, if the object is an array.
    public subscript(index: Int) -> Any! {
        guard let array = object as? [Any], array.indices.contains(index) else { return nil }
        return array[index]
    }

    /// Returns whether the object has a method of the name.
    public func responds(to aSelector: Selector!) -> Bool {
        if let object = object as? NSObject { return object.responds(to: aSelector) }
        return MainQueue.answer("responds(to:)", with: (object, aSelector)) { object, selector in
            guard let object, let selector else { return false }
            return ActionTable.responds(object as AnyObject, to: selector)
        } ?? false
    }

    /// Calls the method of the name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls the method of the name with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        performed(aSelector, [argument])
    }

    /// Calls the method of the name with two arguments.
    @discardableResult
    public func perform(
        _ aSelector: Selector!, with argument: Any!, with other: Any!
    ) -> Unmanaged<AnyObject>! {
        performed(aSelector, [argument, other])
    }

    /// Calls a method of any object: those of classes without Objective-C's root class, such as tests here, have methods too.
    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let object, let selector else { return nil }
        let result = MainQueue.answer("perform(_:)", with: (object as AnyObject, arguments)) {
            ActionTable.perform(selector, on: $0, with: $1)
        }
        return Autoreleased.result(result)
    }

    /// Calls the method on the main actor: now if called there, else when it next runs.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        (object as? NSObject)?.performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls the method in a later turn of the main queue.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        (object as? NSObject)?.performSelector(inBackground: aSelector, with: arg)
    }

    /// Returns whether both are equal: objects of Foundation by `isEqual`, others if they are the same.
    public func isEqual(_ other: Any?) -> Bool {
        if let object = object as? NSObject { return object.isEqual(other) }
        guard let object, let other else { return false }
        return (object as AnyObject) === (other as AnyObject)
    }

    /// Returns whether the object's class is the other one or is derived from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        AnyClassMembers(object.map { type(of: $0 as AnyObject) }).isSubclass(of: aClass)
    }

    /// Returns whether the object's class is the other one.
    public func isMember(of aClass: AnyClass) -> Bool {
        object.map { type(of: $0 as AnyObject) == aClass } ?? false
    }

    /// The object's class, as archives name it.
    public var classForCoder: AnyClass! { object.map { type(of: $0 as AnyObject) } }
    public var boolValue: Bool! { number?.boolValue ?? text.map { NSString(string: $0).boolValue } }
    public var intValue: Int32! { number?.int32Value ?? text.map { NSString(string: $0).intValue } }
    public var integerValue: Int! { number?.intValue ?? text.map { NSString(string: $0).integerValue } }
    public var floatValue: Float! { number?.floatValue ?? text.map { NSString(string: $0).floatValue } }
    public var doubleValue: Double! { number?.doubleValue ?? text.map { NSString(string: $0).doubleValue } }
    public var stringValue: String! { number?.stringValue }
    /// The priority of a constraint, as the number that it is in Objective-C.
    public var priority: Float! {
        MainQueue.answer("priority", with: object as? NSLayoutConstraint) { $0?.priority.rawValue }
    }
    public var cgRectValue: CGRect! { object as? CGRect ?? (object as? NSValue)?.cgRectValue }
    public var cgPointValue: CGPoint! { object as? CGPoint ?? (object as? NSValue)?.cgPointValue }
    public var cgSizeValue: CGSize! { object as? CGSize ?? (object as? NSValue)?.cgSizeValue }
    public var uiEdgeInsetsValue: UIEdgeInsets! {
        object as? UIEdgeInsets ?? (object as? NSValue)?.uiEdgeInsetsValue
    }
}
