import CoreGraphics
import Foundation
import QuartzCore

/// The keys of UIKit's and Core Animation's classes that documents set as runtime attributes or outlets.
@MainActor
enum KnownKeys {
    /// Returns the setter of a key for an object, of the most derived class that has the key.
    static func setter(_ key: String, for object: AnyObject) -> KeyValueCoding.Setter? {
        tables.lazy.filter { $0.accepts(object) }.compactMap { $0.setters[key] }.first
    }

    /// Returns the object at a key in the middle of a path.
    static func object(_ key: String, of object: AnyObject) -> AnyObject? {
        switch (object, key) {
        case (let view as UIView, "layer"): view.layer
        case (let view as UIView, "superview"): view.superview
        case (let view as UIView, "mask"): view.mask
        case (let item as UIBarButtonItem, "view"): item.customView ?? item.shownView
        case (let recognizer as UIGestureRecognizer, "_targets"): NSArray(array: recognizer.listedTargets)
        case (let controller as UIViewController, "view"): controller.view
        case (let controller as UIViewController, "navigationItem"): controller.navigationItem
        case (let controller as UIViewController, "tabBarItem"): controller.tabBarItem
        default: nil
        }
    }

    /// The keys of one class.
    struct Table {
        let accepts: @MainActor (AnyObject) -> Bool
        let setters: [String: KeyValueCoding.Setter]

        init<T: AnyObject>(_ type: T.Type, _ setters: [String: @MainActor (T, Any?) -> Bool]) {
            accepts = { $0 is T }
            self.setters = setters.mapValues { set in
                { object, value in (object as? T).map { set($0, value) } ?? false }
            }
        }
    }

    /// Subclasses precede their superclasses.
    private static let tables: [Table] =
        outletTables + [layerKeys, viewKeys, controllerKeys, barItemKeys]

    // MARK: Setters by type

    static func bool<T: AnyObject>(_ path: ReferenceWritableKeyPath<T, Bool>) -> @MainActor (T, Any?) -> Bool
    {
        { object, value in
            guard let flag = KeyValue.bool(value) else { return false }
            object[keyPath: path] = flag
            return true
        }
    }

    static func length<T: AnyObject>(_ path: ReferenceWritableKeyPath<T, CGFloat>)
        -> @MainActor (T, Any?) -> Bool
    {
        { object, value in
            guard let length = KeyValue.length(value) else { return false }
            object[keyPath: path] = length
            return true
        }
    }

    static func integer<T: AnyObject>(_ path: ReferenceWritableKeyPath<T, Int>)
        -> @MainActor (T, Any?) -> Bool
    {
        { object, value in
            guard let number = KeyValue.number(value) else { return false }
            object[keyPath: path] = KeyValue.integer(number)
            return true
        }
    }

    /// Returns an optional property.
    static func optional<T: AnyObject, V>(_ path: ReferenceWritableKeyPath<T, V?>)
        -> @MainActor (T, Any?) -> Bool
    {
        { object, value in
            if let value {
                guard let typed = value as? V else { return false }
                object[keyPath: path] = typed
            } else {
                object[keyPath: path] = nil
            }
            return true
        }
    }

    static func value<T: AnyObject, V>(_ path: ReferenceWritableKeyPath<T, V>) -> @MainActor (T, Any?) -> Bool
    {
        { object, value in
            guard let typed = value as? V else { return false }
            object[keyPath: path] = typed
            return true
        }
    }
}
