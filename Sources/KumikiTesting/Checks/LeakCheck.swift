import UIKit

/// An object that should be gone and is not.
public struct LeakError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The class of the object.
    public let className: String
    /// A way from the object back to itself through stored properties; empty where none was found.
    public let cycle: [String]

    /// What stayed, and what holds it as far as that can be seen.
    public var description: String {
        let reason =
            cycle.isEmpty
            ? "nothing that it holds leads back to it: a closure that captures it, a timer, an observer or a collection holds it"
            : "it holds itself by " + cycle.joined(separator: ".") + ", unless a property of these is weak"
        return "\(className) is still there; \(reason)"
    }
}

/// Makes an object, uses it, lets go of it, and throws when it is still there.
///
/// ```swift
/// try expectFreed { try Harness { MapViewController.instance() } } of: { $0.root }
/// try expectFreed { Downloader() }
/// ```
@MainActor
public func expectFreed<Object: AnyObject>(_ make: () throws -> Object) throws {
    try expectFreed(make, of: { $0 })
}

/// Makes an object and uses it, lets go of it, and throws when what belonged to it is still there.
///
/// - Parameters:
///   - make: Makes and uses the object.
///   - part: The object to look for, which was the first one's.
@MainActor
public func expectFreed<Owner, Part: AnyObject>(_ make: () throws -> Owner, of part: (Owner) -> Part) throws {
    let reference = WeakReference()
    try withPool { reference.object = part(try make()) }
    guard let object = reference.object else { return }
    throw LeakError(
        className: String(describing: type(of: object)), cycle: RetainCycle(of: object).path)
}

/// Watches objects that a test makes one after another.
///
/// ```swift
/// let leaks = LeakCheck()
/// leaks.watch(screen)
/// try leaks.expectAllFreed()    // when they should be gone
/// ```
@MainActor
public final class LeakCheck {
    private var watched: [WeakReference] = []

    /// Watches nothing yet.
    public init() {}

    /// Watches an object without holding it, and hands it on.
    @discardableResult
    public func watch<Object: AnyObject>(_ object: Object) -> Object {
        watched.append(WeakReference(object))
        return object
    }

    /// How many of the objects are still there.
    public var remaining: Int { watched.count { $0.object != nil } }

    /// Throws for the first object that is still there.
    public func expectAllFreed() throws {
        for case let object? in watched.map(\.object) {
            throw LeakError(
                className: String(describing: type(of: object)), cycle: RetainCycle(of: object).path)
        }
    }
}

private final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject? = nil) { self.object = object }
}

/// Apple's frameworks keep objects until the end of a pool.
@MainActor
private func withPool<T>(_ work: () throws -> T) rethrows -> T {
    #if canImport(Darwin)
        try autoreleasepool(invoking: work)
    #else
        try work()
    #endif
}
