import Foundation

extension PredicateNode {
    /// Returns whether an object matches.
    func fits(_ object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let node): !node.fits(object)
        case .all(let nodes): nodes.allSatisfy { $0.fits(object) }
        case .any(let nodes): nodes.contains { $0.fits(object) }
        case .comparison(let comparison): comparison.fits(object)
        }
    }
}

extension PredicateTerm {
    /// Returns the value of the term for an object.
    func value(for object: Any?) -> Any? {
        switch self {
        case .value(let value): value
        case .object: object
        case .keyPath(let path): Self.value(at: path.split(separator: ".").map(String.init)[...], of: object)
        case .list(let terms): terms.map { $0.value(for: object) ?? NSNull() }
        }
    }

    /// Returns the value at the end of a path. For a list of objects it is the list of their values.
    private static func value(at path: ArraySlice<String>, of object: Any?) -> Any? {
        guard let key = path.first else { return object }
        let rest = path.dropFirst()
        if key.uppercased() == "SELF" { return value(at: rest, of: object) }
        if let list = Values.list(object) {
            return key == "@count" ? list.count : list.map { value(at: path, of: $0) ?? NSNull() }
        }
        if let entries = object as? [String: Any] { return value(at: rest, of: entries[key]) }
        if let entries = object as? NSDictionary { return value(at: rest, of: entries[key]) }
        if key == "length", let text = object as? String { return value(at: rest, of: text.utf16.count) }
        return value(at: rest, of: (object as? NSObject)?.value(forKey: key))
    }
}

extension PredicateComparison {
    /// Returns whether an object matches.
    func fits(_ object: Any?) -> Bool {
        let left = left.value(for: object)
        let right = right.value(for: object)
        switch quantifier {
        case .one: return Self.holds(relation, left, right, options)
        case .any: return (Values.list(left) ?? []).contains { Self.holds(relation, $0, right, options) }
        case .all: return (Values.list(left) ?? []).allSatisfy { Self.holds(relation, $0, right, options) }
        case .none: return !(Values.list(left) ?? []).contains { Self.holds(relation, $0, right, options) }
        }
    }

    private static func holds(
        _ relation: Relation, _ left: Any?, _ right: Any?, _ options: String.CompareOptions
    ) -> Bool {
        switch relation {
        case .equal: return Values.areEqual(left, right, options)
        case .unequal: return !Values.areEqual(left, right, options)
        case .less: return Values.order(left, right, options) == .orderedAscending
        case .greater: return Values.order(left, right, options) == .orderedDescending
        case .lessOrEqual:
            return [.orderedAscending, .orderedSame].contains(Values.order(left, right, options))
        case .greaterOrEqual:
            return [.orderedDescending, .orderedSame].contains(Values.order(left, right, options))
        case .isIn:
            if let list = Values.list(right) { return list.contains { Values.areEqual(left, $0, options) } }
            return holds(.contains, right, left, options)
        case .contains:
            if let list = Values.list(left) { return list.contains { Values.areEqual($0, right, options) } }
            return texts(left, right) { $0.range(of: $1, options: options) != nil }
        case .between:
            guard let bounds = Values.list(right), bounds.count == 2 else { return false }
            return holds(.greaterOrEqual, left, bounds[0], options)
                && holds(.lessOrEqual, left, bounds[1], options)
        case .beginsWith:
            return texts(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case .endsWith:
            return texts(left, right) {
                $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil
            }
        case .like: return texts(left, right) { matches($0, pattern(ofWildcards: $1), options) }
        case .matches: return texts(left, right) { matches($0, $1, options) }
        }
    }

    private static func texts(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
        guard let left = Values.text(left), let right = Values.text(right) else { return false }
        return test(left, right)
    }

    /// Returns whether the whole text matches a regular expression.
    private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        var text = text
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
        }
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags)
        else {
            RuntimeDiagnostics.report("NSPredicate: \"\(pattern)\" is no regular expression")
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// Returns a pattern for a text in which `*` matches any text and `?` one character.
    private static func pattern(ofWildcards text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacing("\\*", with: "(?s:.*)").replacing(
            "\\?", with: "(?s:.)")
    }
}

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

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let truth as Bool: truth ? 1 : 0
        default: nil
        }
    }
}
