import Foundation
import Synchronization

// Functions of the Objective-C runtime. Classes are those of Swift. Methods are found by name; they cannot be added or
// exchanged, which is reported.

/// The implementation of a method, which is never called here.
public typealias IMP = OpaquePointer

/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// A variable of a class's objects: here a stored property.
public typealias Ivar = OpaquePointer

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns the implementation of the object's method, which is never called here; nil where there is no such method.
    public func method(for aSelector: Selector!) -> IMP! {
        RuntimeMethods.method(aSelector, of: type(of: self))
    }

    /// Returns the implementation of the method of the class's objects, which is never called here.
    public static func instanceMethod(for aSelector: Selector!) -> IMP! {
        RuntimeMethods.method(aSelector, of: self)
    }
}

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    switch obj {
    case nil: nil
    case let type as AnyClass: type
    case let object?: type(of: object as AnyObject)
    }
}

/// Returns the name of a class with its module, as a string that lives as long as the process.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    ClassNames.pointer(to: cls.map { String(reflecting: $0) } ?? "nil")
}

/// Returns the name of an object's class with its module, as a string that lives as long as the process.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Returns the superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns the class of a name, such as `Module.Class`.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
    ClassLookup.type(objectiveCName: String(cString: name))
}

/// Returns the class of a name, such as `Module.Class`.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objc_lookUpClass(name) }

/// Returns the selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Returns the method of the class's objects; nil where there is none. All methods of the frameworks' classes are assumed to
/// exist.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
    cls.flatMap { RuntimeMethods.method(name, of: $0) }
}

/// Returns whether objects of the class have a method of the name.
public func class_respondsToSelector(_ cls: AnyClass?, _ name: Selector) -> Bool {
    class_getInstanceMethod(cls, name) != nil
}

/// Returns false: classes of classes do not exist here.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }

/// Returns nil: properties are not found here.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    Inert.use("class_getProperty(_:_:)")
    return nil
}

/// Returns the name of a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
    RuntimeMethods.name(property)
}

/// Returns nil: properties have no attributes here.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// Returns nil: properties are not listed here.
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    Inert.use("class_copyPropertyList(_:_:)")
    outCount?.pointee = 0
    return nil
}

/// Returns the stored property of the name, which the class is assumed to have.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
    cls.map { _ in OpaquePointer(ClassNames.pointer(to: String(cString: name))) }
}

/// Returns the name of a stored property.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { RuntimeMethods.name(v) }

/// Returns the value of a stored property; nil if the object has none of the name.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? {
    obj.flatMap { KeyValueCoding.child(String(cString: RuntimeMethods.name(ivar)), of: $0 as AnyObject) }
}

/// Returns nil: methods are not listed here.
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
    Inert.use("class_copyMethodList(_:_:)")
    outCount?.pointee = 0
    return nil
}

/// Returns the selector of a method.
public func method_getName(_ m: OpaquePointer) -> Selector {
    Selector(String(cString: RuntimeMethods.name(m)))
}

/// Returns the class of the object, which does not change here.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    Inert.use("object_setClass(_:_:)")
    return object_getClass(obj)
}

/// Returns nil: methods are not found here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
    Inert.use("class_getClassMethod(_:_:)")
    return nil
}

/// Returns the implementation of the method of the class's objects, which is never called here.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name)
}

/// Returns false: methods are not added here.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    Inert.use("class_addMethod(_:_:_:_:)")
    return false
}

/// Returns nil: methods are not replaced here.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    Inert.use("class_replaceMethod(_:_:_:_:)")
    return nil
}

/// Has no effect: methods are not exchanged here.
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {
    Inert.use("method_exchangeImplementations(_:_:)")
}

/// Returns the method itself, since methods have no separate implementation here.
public func method_getImplementation(_ m: OpaquePointer) -> IMP { m }

/// Returns the method itself: its implementation is not replaced here.
@discardableResult
public func method_setImplementation(_ m: OpaquePointer, _ imp: IMP) -> IMP {
    Inert.use("method_setImplementation(_:_:)")
    return m
}

/// Returns nil: methods have no encoding here.
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }

/// Returns an implementation that is never called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    Inert.use("imp_implementationWithBlock(_:)")
    return OpaquePointer(ClassNames.pointer(to: "imp_implementationWithBlock"))
}

/// Methods of classes. Each is the address of its name, so that it is unique for its class.
private enum RuntimeMethods {
    /// The methods by class and name.
    private static let addresses = Mutex<[String: Int]>([:])

    static func method(_ selector: Selector?, of type: AnyClass) -> OpaquePointer? {
        guard let selector, has(selector, type) else { return nil }
        let text = selector.description
        let key = "\(String(reflecting: type)) \(text)"
        let known = addresses.withLock { $0[key] }
        if let known { return OpaquePointer(bitPattern: known) }
        let copy = CString.permanent(text)
        addresses.withLock { $0[key] = Int(bitPattern: copy) }
        return OpaquePointer(copy)
    }

    /// Returns the name of a method or a property.
    static func name(_ member: OpaquePointer) -> UnsafePointer<CChar> { UnsafePointer(member) }

    /// Classes of frameworks have no tables of methods: all methods are assumed to exist.
    private static func has(_ selector: Selector, _ type: AnyClass) -> Bool {
        let responds = MainQueue.answer("class_getInstanceMethod(_:_:)", with: type as AnyClass) {
            ActionTable.instancesRespond($0, to: selector)
        }
        if responds == true { return true }
        return sequence(first: type, next: { _getSuperclass($0) }).contains { ancestor in
            ancestor != NSObject.self && String(reflecting: ancestor).hasPrefix("UIKit.")
        }
    }
}

/// Strings of C that live as long as the process.
private enum CString {
    static func permanent(_ text: String) -> UnsafeMutablePointer<CChar> {
        let bytes = Array(text.utf8CString)
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        return copy
    }
}

/// The names of classes as strings of C, each allocated once.
private enum ClassNames {
    /// The addresses of the strings.
    private static let addresses = Mutex<[String: Int]>([:])

    static func pointer(to name: String) -> UnsafePointer<CChar> {
        let known = addresses.withLock { $0[name] }
        if let known, let pointer = UnsafePointer<CChar>(bitPattern: known) { return pointer }
        let copy = CString.permanent(name)
        addresses.withLock { $0[name] = Int(bitPattern: copy) }
        return UnsafePointer(copy)
    }
}
