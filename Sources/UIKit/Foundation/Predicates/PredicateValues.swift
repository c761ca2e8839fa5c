import Foundation

/// Values as predicates and sorting compare them.
enum Values {
    static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: String(describing: text)
        default: nil
        }
    }

    static func list(_ value: Any?) -> [Any?]? {
        switch value {
        case let list as [Any]: list
        case let list as NSArray: list.map { $0 }
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSSet: set.map { $0 }
        default: nil
        }
    }

    static func areEqual(_ a: Any?, _ b: Any?, _ options: String.CompareOptions = []) -> Bool {
        let (a, b) = (a is NSNull ? nil : a, b is NSNull ? nil : b)
        guard let a, let b else { return a == nil && b == nil }
        if let order = order(a, b, options) { return order == .orderedSame }
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return false
    }

    /// Returns the order of two texts, numbers, dates or other values of one comparable type; nil for others.
    static func order(_ a: Any?, _ b: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        if let a = text(a), let b = text(b) { return a.compare(b, options: options) }
        if let a = a as? Date, let b = b as? Date { return a.compare(b) }
        if let a = number(a), let b = number(b) { return order(a, b) }
        return (a as? any Comparable).flatMap { order($0, b) }
    }

    private static func order<Value: Comparable>(_ a: Value, _ other: Any?) -> ComparisonResult? {
        guard let b = other as? Value else { return nil }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let truth as Bool: truth ? 1 : 0
        default: nil
        }
    }
}
