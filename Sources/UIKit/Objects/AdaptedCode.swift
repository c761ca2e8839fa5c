import Synchronization

/// Code that was generated beside an application's classes, in place of what Objective-C's runtime would know of them.
///
/// Each file with such classes announces its tables when the program is loaded; they are filled when UIKit first looks
/// for a class, an outlet or an action by its name.
public enum AdaptedCode {
    private static let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

    /// Announces tables. May be called before `main`, when nothing else can be done yet.
    public static func add(_ tables: @escaping @MainActor @Sendable () -> Void) {
        waiting.withLock { $0.append(tables) }
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

/// A generic class with tables: each of its types fills its own when it is met for the first time.
public protocol SelfAdapting: AnyObject {
    /// Fills the tables of the class.
    @MainActor static func adapt()
}

/// The methods that adapted classes have under names of Objective-C.
@MainActor
package enum AdaptedMethods {
    /// Calls a method; what is missing of the arguments is nil.
    package typealias Invoker = @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?

    private static var invokers: [ObjectIdentifier: [String: Invoker]] = [:]
    private static var implemented: [ObjectIdentifier: Set<String>] = [:]
    private static var selfAdapted: Set<ObjectIdentifier> = []

    static func register(_ type: AnyClass, _ selector: String, _ invoker: @escaping Invoker) {
        invokers[ObjectIdentifier(type), default: [:]][selector] = invoker
    }

    static func register(_ type: AnyClass, implementing selectors: [String]) {
        implemented[ObjectIdentifier(type), default: []].formUnion(selectors)
    }

    /// The method of the object's class or the nearest superclass that has it.
    package static func invoker(of selector: String, for object: AnyObject) -> Invoker? {
        first(for: object) { invokers[$0]?[selector] }
    }

    /// Whether the object has the method, be it an action or one that a protocol of UIKit leaves open.
    package static func responds(_ object: AnyObject, to selector: String) -> Bool {
        first(for: object) { type in
            invokers[type]?[selector] != nil || implemented[type]?.contains(selector) == true ? true : nil
        } ?? false
    }

    /// Makes sure that the tables of the class and its superclasses are filled.
    static func prepare(_ type: AnyClass) {
        AdaptedCode.load()
        var next: AnyClass? = type
        while let current = next {
            if selfAdapted.insert(ObjectIdentifier(current)).inserted {
                (current as? any SelfAdapting.Type)?.adapt()
            }
            next = _getSuperclass(current)
        }
    }

    private static func first<T>(for object: AnyObject, _ value: (ObjectIdentifier) -> T?) -> T? {
        prepare(type(of: object))
        var next: AnyClass? = type(of: object)
        while let current = next {
            if let found = value(ObjectIdentifier(current)) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }
}
