import Foundation

/// A stored property that an object has without its class declaring it, for extensions of classes and for protocols.
///
/// The instance identifies the property, so that it is kept in a static constant.
@_spi(Frameworks)
public final class AssociatedValue<Value>: Sendable {
    /// Creates a property that no object has a value of.
    public init() {}

    /// The value of an object, which is released with the object; nil if it has none.
    public subscript(_ object: AnyObject) -> Value? {
        // Not cast without being unwrapped: a missing value would be an `Any` as well.
        get { Associations.value(of: object, key).flatMap { $0 as? Value } }
        set { Associations.set(newValue, of: object, key, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// The value of an object, or the default if it has none.
    public subscript(_ object: AnyObject, default value: @autoclosure () -> Value) -> Value {
        get { self[object] ?? value() }
        set { self[object] = newValue }
    }

    /// Returns the value of an object, which is created if it has none. Threads that ask at once get the same value.
    public func value(of object: AnyObject, orCreate create: () -> Value) -> Value {
        Associations.withLock {
            if let value = self[object] { return value }
            let value = create()
            self[object] = value
            return value
        }
    }

    /// The address of the instance, which no other key has while the instance lives.
    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
