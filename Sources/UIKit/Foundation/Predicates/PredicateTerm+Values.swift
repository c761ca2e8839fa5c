import Foundation

extension PredicateTerm {
    /// Returns the value of the term for an object.
    func value(for object: Any?, _ variables: [String: Any] = [:]) -> Any? {
        switch self {
        case .value(let value): return value
        case .object: return object
        case .keyPath(let path): return Self.value(at: path, of: object)
        case .list(let terms): return terms.map { $0.value(for: object, variables) ?? NSNull() }
        case .variable(let name): return variables[name]
        case .member(let term, let path): return Self.value(at: path, of: term.value(for: object, variables))
        case .function(let name, let terms):
            return ExpressionFunctions.value(of: name, terms.map { $0.value(for: object, variables) })
        case .message(let receiver, let name, let terms):
            return Self.result(
                of: name, receiver.value(for: object, variables),
                terms.map { $0.value(for: object, variables) })
        case .subquery(let term, let variable, let node):
            return Values.list(term.value(for: object, variables))?.filter { element in
                node.fits(object, variables.merging([variable: element ?? NSNull()]) { $1 })
            }
        case .sets(let operation, let first, let second):
            return Self.combined(
                operation, first.value(for: object, variables), second.value(for: object, variables))
        case .conditional(let condition, let first, let second):
            return (condition.fits(object, variables) ? first : second).value(for: object, variables)
        case .block(let block, let terms):
            return block(object, terms.map { NSExpression($0) }, NSMutableDictionary(dictionary: variables))
        }
    }

    private static func value(at path: String, of object: Any?) -> Any? {
        value(at: path.split(separator: ".").map(String.init)[...], of: object)
    }

    /// Returns the value at the end of a path. For a list of objects it is the list of their values.
    private static func value(at path: ArraySlice<String>, of object: Any?) -> Any? {
        guard let key = path.first else { return object }
        let rest = path.dropFirst()
        if key.uppercased() == "SELF" { return value(at: rest, of: object) }
        if let list = Values.list(object) {
            return key.hasPrefix("@")
                ? collected(key, list, rest) : list.map { value(at: path, of: $0) ?? NSNull() }
        }
        if let entries = object as? [String: Any] { return value(at: rest, of: entries[key]) }
        if let entries = object as? NSDictionary { return value(at: rest, of: entries[key]) }
        if key == "length", let text = object as? String { return value(at: rest, of: text.utf16.count) }
        return value(at: rest, of: (object as? NSObject)?.value(forKey: key))
    }

    /// Returns the result of an operator on a list's elements, such as `@sum.price`.
    private static func collected(_ key: String, _ list: [Any?], _ path: ArraySlice<String>) -> Any? {
        let elements = list.map { value(at: path, of: $0) }
        switch key {
        case "@count": return list.count
        case "@sum": return ExpressionFunctions.value(of: "sum:", [elements])
        case "@avg": return ExpressionFunctions.value(of: "average:", [elements])
        case "@min": return ExpressionFunctions.value(of: "min:", [elements])
        case "@max": return ExpressionFunctions.value(of: "max:", [elements])
        case "@unionOfObjects": return elements
        case "@distinctUnionOfObjects": return elements.reduce(into: []) { Values.insert($1, into: &$0) }
        default:
            RuntimeDiagnostics.reportOnce("NSPredicate: the operator \(key) is not known")
            return nil
        }
    }

    private static func result(of name: String, _ receiver: Any?, _ arguments: [Any?]) -> Any? {
        guard let receiver = receiver as? NSObject else { return nil }
        let selector = Selector(name)
        let result =
            switch arguments.count {
            case 0: receiver.perform(selector)
            case 1: receiver.perform(selector, with: arguments[0])
            default: receiver.perform(selector, with: arguments[0], with: arguments[1])
            }
        return result?.takeUnretainedValue()
    }

    private static func combined(
        _ operation: NSExpression.ExpressionType, _ first: Any?, _ second: Any?
    ) -> Any? {
        guard let first = Values.list(first), let second = Values.list(second) else { return nil }
        func isInSecond(_ element: Any?) -> Bool { second.contains { Values.areEqual($0, element) } }
        switch operation {
        case .intersectSet: return first.filter(isInSecond)
        case .minusSet: return first.filter { !isInSecond($0) }
        default: return second.reduce(into: first) { Values.insert($1, into: &$0) }
        }
    }
}

extension Values {
    /// Adds a value to a list that does not contain it.
    fileprivate static func insert(_ value: Any?, into list: inout [Any?]) {
        if !list.contains(where: { areEqual($0, value) }) { list.append(value) }
    }
}
