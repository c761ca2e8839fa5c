import UIKit

/// Makes and uses an object, releases it, and throws when it still exists.
///
/// ```swift
/// try expectFreed { try Harness { MapViewController.instance() } } of: { $0.root }
/// try expectFreed { Downloader() }
/// ```
@MainActor
public func expectFreed<Object: AnyObject>(_ make: () throws -> Object) throws {
    try expectFreed(make, of: { $0 })
}

/// Makes and uses an object, releases it, and throws when a part of it still exists.
///
/// - Parameters:
///   - make: Makes and uses the object.
///   - part: Returns the part of the object that is to be released with it.
@MainActor
public func expectFreed<Owner, Part: AnyObject>(_ make: () throws -> Owner, of part: (Owner) -> Part) throws {
    let reference = WeakReference()
    try withPool { reference.object = part(try make()) }
    if let object = reference.object { throw LeakError(object) }
}

/// Watches objects that a test makes one after another.
///
/// ```swift
/// let leaks = LeakCheck()
/// leaks.watch(screen)
/// try leaks.expectAllFreed()    // when they should be released
/// ```
@MainActor
public final class LeakCheck {
    private var watched: [WeakReference] = []

    /// A check that watches nothing yet.
    public init() {}

    /// Watches an object without retaining it, and returns it.
    @discardableResult
    public func watch<Object: AnyObject>(_ object: Object) -> Object {
        watched.append(WeakReference(object))
        return object
    }

    /// The number of objects that still exist.
    public var remaining: Int { watched.count { $0.object != nil } }

    /// Throws for the first object that still exists.
    public func expectAllFreed() throws {
        for case let object? in watched.map(\.object) { throw LeakError(object) }
    }
}

private final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject? = nil) { self.object = object }
}

/// Runs a closure in an autorelease pool, until whose end Apple's frameworks retain objects.
@MainActor
private func withPool<T>(_ work: () throws -> T) rethrows -> T {
    #if canImport(Darwin)
        try autoreleasepool(invoking: work)
    #else
        try work()
    #endif
}
