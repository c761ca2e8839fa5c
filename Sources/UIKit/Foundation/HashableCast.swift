import Foundation

infix operator |&> : CastingPrecedence
infix operator |&! : CastingPrecedence

/// Returns the value as a collection of hashable values; nil if it is none. Adapted code uses it in place of
/// `as? [String: AnyHashable]`.
public func |&> <Collection>(value: Any?, type: Collection.Type) -> Collection? {
    value.flatMap(hashable) as? Collection ?? value as? Collection
}

/// Returns the value as a collection of hashable values, and traps if it is none. Adapted code uses it in place of
/// `as! [String: AnyHashable]`.
public func |&! <Collection>(value: Any?, type: Collection.Type) -> Collection {
    guard let result = value |&> type else {
        preconditionFailure("Could not cast \(value ?? "nil") to \(type)")
    }
    return result
}

/// Returns the value with all collections in it hashable, as those of Objective-C are; nil if part of it is not.
private func hashable(_ value: Any) -> AnyHashable? {
    if let dictionary = value as? [AnyHashable: Any] {
        let converted = dictionary.compactMapValues(hashable)
        guard converted.count == dictionary.count else { return nil }
        let named = converted as? [String: AnyHashable]
        return named.map(AnyHashable.init) ?? AnyHashable(converted)
    }
    if let array = value as? [Any] {
        let converted = array.compactMap(hashable)
        return converted.count == array.count ? AnyHashable(converted) : nil
    }
    if let number = value as? NSNumber { return number.asHashable }
    return value as? AnyHashable
}

extension NSNumber {
    /// The number as a value of Swift, to which it is equal in Objective-C.
    fileprivate var asHashable: AnyHashable {
        switch String(cString: objCType) {
        case "c", "B": AnyHashable(boolValue)
        case "d", "f": AnyHashable(doubleValue)
        default: AnyHashable(intValue)
        }
    }
}
