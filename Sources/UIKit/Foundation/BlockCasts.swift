import Foundation

// On Apple's platforms a closure that a class of UIKit stores is a block, an object whose bits tests cast to a type of functions: they
// read an action's handler by its key in order to call it.

/// A stored closure, as the object that it is on Apple's platforms.
final class Block<Function>: NSObject {
    let closure: Function

    init(_ closure: Function) { self.closure = closure }
}

/// Returns the closure that an object contains.
public func unsafeBitCast<Argument>(
    _ object: AnyObject, to type: ((Argument) -> Void).Type
) -> (Argument) -> Void {
    closure(in: object)
}

/// Returns the closure that an object contains.
public func unsafeBitCast<First, Second>(
    _ object: AnyObject, to type: ((First, Second) -> Void).Type
) -> (First, Second) -> Void {
    closure(in: object)
}

/// Returns the closure that the object at an address contains.
public func unsafeBitCast<Argument>(
    _ address: UnsafeRawPointer, to type: ((Argument) -> Void).Type
) -> (Argument) -> Void {
    closure(in: object(at: address))
}

/// Returns the closure that the object at an address contains.
public func unsafeBitCast<First, Second>(
    _ address: UnsafeRawPointer, to type: ((First, Second) -> Void).Type
) -> (First, Second) -> Void {
    closure(in: object(at: address))
}

private func object(at address: UnsafeRawPointer) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
}

private func closure<Function>(in object: AnyObject) -> Function {
    guard let closure = (object as? Block<Function>)?.closure ?? object as? Function else {
        preconditionFailure("\(object) is not a block of the type \(Function.self).")
    }
    return closure
}
