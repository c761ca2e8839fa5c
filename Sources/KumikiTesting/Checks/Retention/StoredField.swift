import UIKit

/// A stored property with a strong reference, or an element of a collection.
@MainActor
struct StoredField {
    /// The suffix to the enclosing property's name: `.name` for a property, `[…]` for an element, empty for
    /// an optional's value.
    let suffix: String
    let value: Any

    /// Whether weak references can be distinguished from strong ones; for Apple's UIKit only the compiler can.
    nonisolated static var knowsReferences: Bool {
        #if canImport(Staging)
            true
        #else
            false
        #endif
    }

    /// Returns the fields of a value. Those that an object inherits from Apple's frameworks are omitted: ``ViewProperties`` returns
    /// the references of UIKit's objects, under the names of their interface.
    static func all(of value: Any) -> [StoredField] {
        var fields: [StoredField] = []
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror, !isInFramework(current.subjectType) {
            fields += own(current)
            mirror = current.superclassMirror
        }
        return fields
    }

    private static func own(_ mirror: Mirror) -> [StoredField] {
        let areStrong = areStrong(mirror)
        // Children are read by index, since reading an unowned reference to a released object would trap.
        return zip(mirror.children.indices, areStrong).compactMap { index, isStrong in
            guard isStrong else { return nil }
            let child = mirror.children[index]
            return StoredField(suffix: suffix(child.label, in: mirror), value: child.value)
        }
    }

    private static func areStrong(_ mirror: Mirror) -> [Bool] {
        let unknown = [Bool](repeating: true, count: mirror.children.count)
        guard mirror.displayStyle == .class || mirror.displayStyle == .struct else { return unknown }
        #if canImport(Staging)
            let known = StoredProperties.areStrong(in: mirror.subjectType)
            return known.count == unknown.count ? known : unknown
        #else
            return unknown
        #endif
    }

    private static func suffix(_ label: String?, in mirror: Mirror) -> String {
        switch mirror.displayStyle {
        case .collection, .set, .dictionary: "[…]"
        case .optional, .tuple: ""
        default: label.map { ".\($0.replacingOccurrences(of: lazyPrefix, with: ""))" } ?? ""
        }
    }

    /// The compiler's prefix for the storage of a lazy property.
    private static let lazyPrefix = "$__lazy_storage_$_"

    private static func isInFramework(_ type: Any.Type) -> Bool {
        guard type is AnyClass else { return false }
        let module = String(reflecting: type).prefix { $0 != "." }
        return ["UIKit", "QuartzCore", "Foundation", "__C"].contains(module)
    }
}
