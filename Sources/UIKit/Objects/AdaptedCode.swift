import Foundation
import Synchronization

/// Code that was generated along with an app's classes, in place of the information in Objective-C's runtime.
///
/// Each file with such classes announces its tables when the program is loaded; they are filled when UIKit first looks
/// up a class, an outlet or an action by its name.
public enum AdaptedCode {
    private static let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

    /// Adds tables. May be called before `main`, when no other code can run yet.
    public static func add(_ tables: @escaping @MainActor @Sendable () -> Void) {
        MainThreadChecker.start()
        waiting.withLock { $0.append(tables) }
    }

    /// Returns the class with the name in one of the modules of adapted code; nil if several have one. Threads other
    /// than the main one find the classes whose tables are filled, as they are once an app is launched.
    public static func type(named name: String) -> AnyClass? {
        loadOnMainThread()
        return ClassLookup.registeredType(inAnyModule: name)
    }

    /// Fills the tables where this is possible: where work of the main actor can be done immediately.
    static func loadOnMainThread() {
        if MainQueue.isCurrent { MainActor.assumeIsolated { load() } }
    }

    /// Fills the tables that were announced since the last time.
    @MainActor
    static func load() {
        let tables = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        tables.forEach { $0() }
    }
}

/// A generic class with tables: each of its types fills its own when it is first used.
public protocol SelfAdapting: AnyObject {
    /// Fills the tables of the class.
    @MainActor static func adapt()
}

/// The information about adapted classes besides the tables of key-value coding and of actions.
@MainActor
enum AdaptedClasses {
    private static var implemented: [ObjectIdentifier: Set<String>] = [:]
    private static var selfAdapted: Set<ObjectIdentifier> = []

    static func register(_ type: AnyClass, implementing selectors: [String]) {
        implemented[ObjectIdentifier(type), default: []].formUnion(selectors)
    }

    /// Returns whether a class of the object implements an optional method of a protocol of UIKit.
    static func implements(_ object: AnyObject, _ selector: String) -> Bool {
        implements(type(of: object), selector)
    }

    /// Returns whether the class or one of its superclasses implements an optional method.
    static func implements(_ type: AnyClass, _ selector: String) -> Bool {
        prepare(type)
        return superclasses(of: type).contains {
            implemented[ObjectIdentifier($0)]?.contains(selector) == true
        }
    }

    /// Returns whether a class of the object has a table, so that methods missing in it do not exist.
    static func isAdapted(_ object: AnyObject) -> Bool {
        prepare(type(of: object))
        return superclasses(of: type(of: object)).contains { implemented[ObjectIdentifier($0)] != nil }
    }

    /// Fills the tables of the class and its superclasses, if necessary.
    static func prepare(_ type: AnyClass) {
        AdaptedCode.load()
        for current in superclasses(of: type) where selfAdapted.insert(ObjectIdentifier(current)).inserted {
            (current as? any SelfAdapting.Type)?.adapt()
        }
    }

    /// Returns the class and its superclasses.
    static func superclasses(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type, next: { _getSuperclass($0) })
    }
}
