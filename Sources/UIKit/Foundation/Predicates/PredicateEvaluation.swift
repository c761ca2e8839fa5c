import Foundation

extension PredicateNode {
    /// Returns whether an object matches.
    func fits(_ object: Any?, _ variables: [String: Any] = [:]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let node): !node.fits(object, variables)
        case .all(let nodes): nodes.allSatisfy { $0.fits(object, variables) }
        case .any(let nodes): nodes.contains { $0.fits(object, variables) }
        case .comparison(let comparison): comparison.fits(object, variables)
        case .predicate(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
        }
    }
}

extension PredicateComparison {
    /// Returns whether an object matches.
    func fits(_ object: Any?, _ variables: [String: Any]) -> Bool {
        let left = left.value(for: object, variables)
        let right = right.value(for: object, variables)
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
