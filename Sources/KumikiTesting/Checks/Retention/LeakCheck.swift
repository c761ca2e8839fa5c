import UIKit

/// Creates and uses an object, releases it, and throws an error if it still exists.
///
/// ```swift
/// try expectFreed { try Harness { MapViewController.instance() } } of: { $0.root }
/// try expectFreed { Downloader() }
/// ```
@MainActor
public func expectFreed<Object: AnyObject>(_ make: () throws -> Object) throws {
    try expectFreed(make, of: { $0 })
}

/// Creates and uses an object, releases it, and throws an error if a part of it still exists.
///
/// - Parameters:
///   - make: A closure that creates and uses the object.
///   - part: A closure that returns the part of the object that must be released with it.
@MainActor
public func expectFreed<Owner, Part: AnyObject>(_ make: () throws -> Owner, of part: (Owner) -> Part) throws {
    let reference = WeakReference()
    try withPool { reference.object = part(try make()) }
    if let object = reference.object { throw LeakError(object) }
}

/// Checks that the objects that a test creates are released.
///
/// ```swift
/// let leaks = LeakCheck()
/// leaks.watch(screen)
/// try leaks.expectAllFreed()    // when they should be released
/// ```
@MainActor
public final class LeakCheck {
    private var watched: [WeakReference] = []

    /// Creates a check without objects.
    public init() {}

    /// Adds an object without retaining it, and returns it.
    @discardableResult
    public func watch<Object: AnyObject>(_ object: Object) -> Object {
        watched.append(WeakReference(object))
        return object
    }

    /// The number of objects that still exist.
    public var remaining: Int { watched.count { $0.object != nil } }

    /// Throws an error for the first object that still exists.
    public func expectAllFreed() throws {
        for case let object? in watched.map(\.object) { throw LeakError(object) }
    }
}

private final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject? = nil) { self.object = object }
}

/// Runs a closure in an autorelease pool, because Apple's frameworks may retain objects until the end of the pool.
@MainActor
private func withPool<T>(_ work: () throws -> T) rethrows -> T {
    #if canImport(Darwin)
        try autoreleasepool(invoking: work)
    #else
        try work()
    #endif
}
