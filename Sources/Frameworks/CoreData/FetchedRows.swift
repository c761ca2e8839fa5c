import Foundation
import FoundationExtras

/// The rows of a request of dictionaries: the values of objects, and what expressions compute of them.
struct FetchedRows {
    /// The names of the properties, in their order; nil for all of each object.
    private var names: [String]?
    /// The expressions, by the names of their values.
    private var expressions: [(name: String, computation: NSExpression.Computation)] = []
    /// The names of the properties by whose values rows are grouped.
    private let groupNames: [String]
    private let isDistinct: Bool

    init<Result>(_ request: NSFetchRequest<Result>) {
        groupNames = (request.propertiesToGroupBy ?? []).compactMap(Self.name)
        isDistinct = request.returnsDistinctResults
        guard let properties = request.propertiesToFetch else { return }
        names = properties.filter { !($0 is NSExpressionDescription) }.compactMap(Self.name)
        expressions = properties.compactMap {
            guard let described = $0 as? NSExpressionDescription, let expression = described.expression else {
                return nil
            }
            return expression.computation.map { (described.name, $0) }
        }
    }

    private static func name(_ property: Any) -> String? {
        property as? String ?? (property as? NSPropertyDescription)?.name
    }

    /// Returns the rows of objects: one for each, or one for each group where an expression is computed of several.
    func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
        let found = groups(of: objects).map(row)
        return isDistinct
            ? found.reduce(into: []) { list, row in if !list.contains(row) { list.append(row) } } : found
    }

    private func groups(of objects: [NSManagedObject]) -> [[NSManagedObject]] {
        guard groupNames.isEmpty else {
            var (order, groups): ([NSDictionary], [NSDictionary: [NSManagedObject]]) = ([], [:])
            for object in objects {
                let key = NSDictionary(dictionary: object.values.filter { groupNames.contains($0.key) })
                if groups[key] == nil { order.append(key) }
                groups[key, default: []].append(object)
            }
            return order.compactMap { groups[$0] }
        }
        return expressions.contains { Self.isAggregate($0.computation) } ? [objects] : objects.map { [$0] }
    }

    private func row(of group: [NSManagedObject]) -> NSDictionary {
        var values = group.first.map { $0.values.filter { names?.contains($0.key) ?? true } } ?? [:]
        for (name, computation) in expressions {
            values[name] = Self.value(of: computation, group)
        }
        return NSDictionary(dictionary: values)
    }

    // MARK: Expressions

    private static func isAggregate(_ computation: NSExpression.Computation) -> Bool {
        guard case .function(let name, _) = computation else { return false }
        return ["count:", "sum:", "min:", "max:", "average:"].contains(name)
    }

    private static func value(
        of computation: NSExpression.Computation, _ group: [NSManagedObject]
    ) -> Any? {
        switch computation {
        case .constant(let value): return value
        case .keyPath(let path): return group.first?.value(forKeyPath: path)
        case .function(let name, let arguments):
            guard isAggregate(computation),
                case .keyPath(let path)? = (arguments.first as? NSExpression)?.computation
            else { return name == "count:" ? group.count : nil }
            return aggregate(name, group.compactMap { $0.value(forKeyPath: path) })
        case .evaluatedObject, .block: return nil
        }
    }

    private static func aggregate(_ name: String, _ values: [Any]) -> Any? {
        if name == "count:" { return values.count }
        if let dates = values as? [Date], !dates.isEmpty { return name == "min:" ? dates.min() : dates.max() }
        let numbers = values.compactMap {
            ($0 as? NSNumber)?.doubleValue ?? ($0 as? Int).map(Double.init) ?? $0 as? Double
        }
        let sum = numbers.reduce(0, +)
        let result: Double? =
            switch name {
            case "sum:": sum
            case "average:": numbers.isEmpty ? nil : sum / Double(numbers.count)
            case "min:": numbers.min()
            default: numbers.max()
            }
        guard let result else { return nil }
        return name != "average:" && result == result.rounded() && !(values.first is Double)
            ? Int(exactly: result) ?? result : result
    }
}
