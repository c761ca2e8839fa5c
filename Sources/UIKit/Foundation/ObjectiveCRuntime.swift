import Foundation
import Synchronization

// Functions of the Objective-C runtime. Classes are those of Swift; there are no methods that could be found, added or
// exchanged, which is reported.

/// The implementation of a method, which is never called here.
public typealias IMP = OpaquePointer

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
    NSClassFromString(String(cString: name))
}

/// Returns the class of a name, such as `Module.Class`.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objc_lookUpClass(name) }

/// Returns the selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Returns nil: methods are not found here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
    Inert.use("class_getInstanceMethod(_:_:)")
    return nil
}

/// Returns nil: methods are not found here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
    Inert.use("class_getClassMethod(_:_:)")
    return nil
}

/// Returns nil: methods are not found here.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    Inert.use("class_getMethodImplementation(_:_:)")
    return nil
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

/// The names of classes as strings of C, each allocated once.
private enum ClassNames {
    /// The addresses of the strings.
    private static let addresses = Mutex<[String: Int]>([:])

    static func pointer(to name: String) -> UnsafePointer<CChar> {
        let known = addresses.withLock { $0[name] }
        if let known, let pointer = UnsafePointer<CChar>(bitPattern: known) { return pointer }
        let bytes = Array(name.utf8CString)
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        addresses.withLock { $0[name] = Int(bitPattern: copy) }
        return UnsafePointer(copy)
    }
}
