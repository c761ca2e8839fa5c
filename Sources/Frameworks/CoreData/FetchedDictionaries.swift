import Foundation
import UIKit

import class UIKit.NSExpression

/// The results of a fetch as dictionaries: the properties of each object, or of each group of objects.
struct FetchedDictionaries {
    /// The value of a row for the objects of a group.
    private struct Column {
        let name: String
        let value: ([NSManagedObject]) -> Any?
    }

    private static let ofGroups: Set = [
        "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:",
    ]

    private let columns: [Column]?
    private let groups: [String]
    private let isGrouped: Bool
    private let isDistinct: Bool
    private let condition: NSPredicate?

    init<Result>(_ request: NSFetchRequest<Result>) {
        let properties = request.propertiesToFetch
        columns = properties?.compactMap(Self.column)
        groups = request.propertiesToGroupBy?.compactMap(NSPropertyDescription.name) ?? []
        isGrouped = !groups.isEmpty || properties?.contains(where: Self.isOfGroup) == true
        isDistinct = request.returnsDistinctResults
        condition = request.havingPredicate
    }

    func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
        var rows = (isGrouped ? grouped(objects) : objects.map { [$0] }).map(row)
        if let condition { rows = rows.filter { condition.evaluate(with: $0) } }
        var seen: Set<NSDictionary> = []
        return isDistinct ? rows.filter { seen.insert($0).inserted } : rows
    }

    private func row(_ objects: [NSManagedObject]) -> NSDictionary {
        guard let columns else { return NSDictionary(dictionary: objects.first?.values ?? [:]) }
        var values: [String: Any] = [:]
        for column in columns { values[column.name] = column.value(objects) }
        return NSDictionary(dictionary: values)
    }

    /// Returns the objects with the same values of the properties; all without such properties.
    private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
        guard !groups.isEmpty else { return [objects] }
        var order: [NSArray] = []
        var found: [NSArray: [NSManagedObject]] = [:]
        for object in objects {
            let key = NSArray(array: groups.map { object.value(forKeyPath: $0) ?? NSNull() })
            if found[key] == nil { order.append(key) }
            found[key, default: []].append(object)
        }
        return order.compactMap { found[$0] }
    }

    // MARK: Columns

    private static func isOfGroup(_ property: Any) -> Bool {
        guard let expression = (property as? NSExpressionDescription)?.expression else { return false }
        return expression.expressionType == .function && ofGroups.contains(expression.function)
    }

    private static func column(_ property: Any) -> Column? {
        guard let name = NSPropertyDescription.name(of: property) else { return nil }
        guard let expression = (property as? NSExpressionDescription)?.expression else {
            return Column(name: name) { $0.first?.value(forKeyPath: name) }
        }
        let isOfGroup = isOfGroup(property)
        return Column(name: name) { objects in
            expression.expressionValue(with: isOfGroup ? objects : objects.first, context: nil)
        }
    }
}
