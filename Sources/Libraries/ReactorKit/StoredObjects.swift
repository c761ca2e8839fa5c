import Foundation
import UIKit

/// Objects that belong to another one, whose class cannot store them.
enum StoredObjects: CaseIterable {
    case engine, reactor, binding

    private nonisolated(unsafe) static let keys = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: allCases.count, alignment: 1))

    private var key: UnsafeRawPointer {
        let place = Self.allCases.firstIndex(of: self) ?? 0
        return Self.keys + place
    }

    /// Returns the stored object, which is created if there is none.
    static func object<Value: AnyObject>(
        _ kind: StoredObjects, of owner: AnyObject, _ create: () -> Value
    ) -> Value {
        if let value = value(kind, of: owner) as? Value { return value }
        let value = create()
        set(value, kind, of: owner)
        return value
    }

    static func value(_ kind: StoredObjects, of owner: AnyObject) -> Any? {
        objc_getAssociatedObject(owner, kind.key)
    }

    static func set(_ value: Any?, _ kind: StoredObjects, of owner: AnyObject) {
        objc_setAssociatedObject(owner, kind.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
