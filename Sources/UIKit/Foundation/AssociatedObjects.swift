import Foundation

/// The memory management of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weak: nil after the object has been released. (Objective-C's runtime would leave a dangling pointer.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, if the value can be.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied, if the value can be.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that was associated with the object under the key, a unique address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.value(of: object as AnyObject, key)
}

/// Associates a value with an object, or with nil removes it. Retained values are released with the object, at the
/// latest when other associations are made.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.set(value, of: object as AnyObject, key, policy)
}

/// Removes all associations of the object.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.removeAll(of: object as AnyObject) }

/// Values by object and key. Objects are not retained; without a hook in their deallocation, values are released when
/// the table is next swept, which happens each time it has doubled, and at once for responders, which store their own.
enum Associations {
    fileprivate enum Held {
        case strong(Any)
        case weak(WeakReference)

        var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }

    /// The values of one object.
    final class Bag {
        fileprivate var values: [UnsafeRawPointer: Held] = [:]
    }

    fileprivate final class WeakReference {
        weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    private static let lock = NSRecursiveLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var bags: [ObjectIdentifier: (owner: WeakReference, bag: Bag)] = [:]
    private nonisolated(unsafe) static var sweepSize = 32

    /// Performs several reads and changes that no other thread sees half done.
    static func withLock<Result>(_ work: () -> Result) -> Result { lock.withLock(work) }

    static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock { bag(of: object)?.values[key]?.value }
    }

    static func set(
        _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
    ) {
        let old = lock.withLock {
            let bag = value == nil ? bag(of: object) : bagToFill(of: object)
            let old = bag?.values[key]
            bag?.values[key] = value.map { held($0, policy) }
            return old
        }
        // Released values may run code of the app, which must happen outside of the lock.
        withExtendedLifetime(old) {}
    }

    static func removeAll(of object: AnyObject) {
        let old = lock.withLock {
            defer { bag(of: object)?.values = [:] }
            return bag(of: object)?.values
        }
        withExtendedLifetime(old) {}
    }

    private static func held(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where Swift.type(of: value) is AnyClass:
            .weak(WeakReference(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        default: .strong(value)
        }
    }

    private static func bag(of object: AnyObject) -> Bag? {
        if let responder = object as? AssociationOwner { return responder.associations }
        guard let found = bags[ObjectIdentifier(object)], found.owner.object === object else { return nil }
        return found.bag
    }

    private static func bagToFill(of object: AnyObject) -> Bag {
        if let bag = bag(of: object) { return bag }
        let bag = Bag()
        if let owner = object as? AssociationOwner {
            owner.associations = bag
        } else {
            sweepIfDue()
            bags[ObjectIdentifier(object)] = (WeakReference(object), bag)
        }
        return bag
    }

    private static func sweepIfDue() {
        guard bags.count >= sweepSize else { return }
        bags = bags.filter { $0.value.owner.object != nil }
        sweepSize = max(32, bags.count * 2)
    }
}

/// An object that stores its associations, and so releases them with itself.
protocol AssociationOwner: AnyObject {
    /// The values, once there are any.
    var associations: Associations.Bag? { get set }
}

extension UIResponder: AssociationOwner {}
