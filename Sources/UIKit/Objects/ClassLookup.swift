import Foundation
import Synchronization

/// Finds classes by their names in documents.
package enum ClassLookup {
    private static let registered = Mutex<[String: AnyClass]>([:])

    /// Creates objects of a class without a coder.
    package typealias Factory = @Sendable @MainActor () -> AnyObject
    private static let factories = Mutex<[ObjectIdentifier: Factory]>([:])
    private static let declaredNames = Mutex<[ObjectIdentifier: String]>([:])
    private static let appModule = Mutex<String?>(nil)

    /// Sets the module of the app that the process launches, or of the test that runs. Of classes with equal names in several
    /// modules, documents that name no existing module refer to its own.
    package static func setAppModule(_ name: String?) { appModule.withLock { $0 = name } }

    /// Registers a class by a name, such as `Module.Class` or `Class`, that the runtime would not find. A class whose
    /// objects documents create by `init()`, as custom objects, needs a closure that does so.
    package static func register(_ type: AnyClass, as name: String, make: Factory? = nil) {
        registered.withLock { $0[name] = type }
        if !name.contains(".") { declaredNames.withLock { $0[ObjectIdentifier(type)] = name } }
        if let make { factories.withLock { $0[ObjectIdentifier(type)] = make } }
    }

    /// Registers how an object of the class is created by its `init()`.
    static func register(_ type: AnyClass, make: @escaping Factory) {
        factories.withLock { $0[ObjectIdentifier(type)] = make }
    }

    /// Returns the class of a name in a property list, such as `Module.Class`; a module that is written as a build
    /// setting matches any.
    @MainActor
    static func type(written name: String) -> AnyClass? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count > 1 else { return type(named: name, module: nil) }
        guard parts[0].contains("$") else { return type(named: parts[1], module: parts[0]) }
        AdaptedCode.load()
        let known = registeredNames.first { $0.hasSuffix("." + parts[1]) }
        return known.flatMap { name in registered.withLock { $0[name] } }
            ?? type(named: parts[1], module: nil)
    }

    /// Creates an object of the class by its `init()`; nil if that was not registered.
    @MainActor
    static func make(_ type: AnyClass) -> AnyObject? {
        AdaptedClasses.prepare(type)
        let factory = factories.withLock { $0[ObjectIdentifier(type)] }
        return factory?()
    }

    /// Returns the names of the class and its superclasses, without modules.
    static func names(of type: AnyClass) -> [String] {
        Array(sequence(first: type) { _getSuperclass($0) }.map { "\($0)" })
    }

    /// All registered names, for messages.
    static var registeredNames: [String] { registered.withLock { $0.keys.sorted() } }

    /// Returns the class with the name, in the module if one is given.
    @MainActor
    package static func type(named name: String, module: String?) -> AnyClass? {
        AdaptedCode.load()
        let full = module.map { "\($0).\(name)" }
        for candidate in [full, name].compactMap({ $0 }) {
            if let type = registered.withLock({ $0[candidate] }) { return type }
        }
        let found: AnyClass? =
            full.flatMap(NSClassFromString) ?? module.flatMap { mangledType(name, module: $0) }
            ?? plainType(name) ?? (isIdentifier(name) ? FrameworkTypes.type(named: name) : nil)
        // Documents name UIKit's own classes without a module.
        return found ?? (module == nil ? mangledType(name, module: "UIKit") : nil)
    }

    /// Returns the class that Objective-C's runtime has under the name, on any thread: one that is declared `@objc(Name)`, one of
    /// Apple's frameworks, or `Module.Class`.
    static func type(objectiveCName name: String) -> AnyClass? {
        AdaptedCode.loadOnMainThread()
        if let type = registered.withLock({ $0[name] }) ?? NSClassFromString(name) { return type }
        guard isIdentifier(name) else { return nil }
        return FrameworkTypes.type(named: name)
            ?? ["UIKit", "QuartzCore", "XCTest"].lazy.compactMap { mangledType(name, module: $0) }.first
    }

    /// Returns the name by which a class is declared as `@objc(Name)`, on any thread.
    static func declaredName(of type: AnyClass) -> String? {
        AdaptedCode.loadOnMainThread()
        return declaredNames.withLock { $0[ObjectIdentifier(type)] }
    }

    /// Returns the class with the name in the app's module, else in one of the modules of adapted code; nil if several have
    /// one.
    @MainActor
    static func type(inAnyModule name: String) -> AnyClass? {
        AdaptedCode.load()
        return registeredType(inAnyModule: name)
    }

    /// Returns the same without filling tables first, on any thread.
    static func registeredType(inAnyModule name: String) -> AnyClass? {
        if let module = appModule.withLock({ $0 }), let own = registeredType(name, in: module) { return own }
        let modules = registeredNames.compactMap { registered -> String? in
            let parts = registered.split(separator: ".")
            return parts.count == 2 ? String(parts[0]) : nil
        }
        let found = Set(modules).sorted().compactMap { registeredType(name, in: $0) }
        return found.count == 1 ? found[0] : nil
    }

    private static func registeredType(_ name: String, in module: String) -> AnyClass? {
        registered.withLock { $0["\(module).\(name)"] } ?? mangledType(name, module: module)
    }

    /// Returns a class by its mangled name, without `$s`: module and class, each after its length in bytes.
    private static func mangledType(_ name: String, module: String) -> AnyClass? {
        guard isIdentifier(name), isIdentifier(module) else { return nil }
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }

    private static func plainType(_ name: String) -> AnyClass? {
        isIdentifier(name) ? NSClassFromString(name) : nil
    }

    /// Returns whether a text may be a name: only valid names from files are passed on.
    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count < 256
            && text.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || $0.properties.numericType != nil)
            }
    }
}
