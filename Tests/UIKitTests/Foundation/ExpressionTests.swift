import Foundation
import Testing
import UIKit

import class UIKit.NSComparisonPredicate
import class UIKit.NSExpression

struct ExpressionTests {
    private let orders: [[String: Any]] = [
        ["price": 10, "count": 3, "tags": ["a"]], ["price": 4.5, "count": 2, "tags": ["a", "b"]],
        ["price": 20, "count": 1, "tags": [String]()],
    ]

    private func number(_ expression: NSExpression, of object: Any? = nil) -> Double? {
        (expression.expressionValue(with: object, context: nil) as? NSNumber)?.doubleValue
    }

    @Test(arguments: [
        ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("2 ** 3 ** 1", 8),
        ("-4 + 10", 6),
        ("3-5", -2), ("10 - 4 - 3", 3), ("sqrt(16) + abs(-2)", 6), ("sum({1, 2, 3.5})", 6.5),
        ("max(2, 9, 4)", 9),
        ("median({5, 1, 3, 2})", 2.5), ("TERNARY(2 > 1, 10, 20)", 10), ("1e3 + 0.5", 1000.5),
    ])
    func formatsAreCalculated(_ format: String, _ value: Double) {
        #expect(number(NSExpression(format: format)) == value)
    }

    @Test func argumentsFillPlaces() {
        #expect(number(NSExpression(format: "%K * %@ + %d", "price", 2, 1), of: orders[0]) == 21)
        #expect(number(NSExpression(format: "1 + %@", NSExpression(format: "2 * 3"))) == 7)
    }

    @Test(arguments: ["", "1 +", "(1", "1 2", "f(", "* 3"])
    func formatsThatCannotBeReadHaveNoValue(_ format: String) {
        #expect(NSExpression(format: format).expressionValue(with: nil, context: nil) == nil)
    }

    @Test func functionsCombineThePropertiesOfAList() {
        func of(_ function: String) -> Double? {
            number(
                NSExpression(forFunction: function, arguments: [NSExpression(forKeyPath: "price")]),
                of: orders)
        }
        #expect([of("sum:"), of("max:"), of("min:"), of("average:")] == [34.5, 20, 4.5, 11.5])
        #expect(NSExpression(forKeyPath: "@count").expressionValue(with: orders, context: nil) as? Int == 3)
        #expect(number(NSExpression(forKeyPath: "@sum.count"), of: orders) == 6)
    }

    @Test func variablesAreThoseOfTheContext() {
        let expression = NSExpression(format: "$rate * price")
        let value = expression.expressionValue(with: orders[0], context: ["rate": 3])
        #expect((value as? NSNumber)?.intValue == 30)
        #expect(
            NSPredicate(format: "price > $limit").evaluate(
                with: orders[0], substitutionVariables: ["limit": 9]))
    }

    @Test func subqueriesCountElements() {
        let order: [String: Any] = ["lines": orders]
        let predicate = NSPredicate(format: "SUBQUERY(lines, $x, $x.price > 5 AND $x.count > 1).@count == 1")
        #expect(predicate.evaluate(with: order))
        let query = NSExpression(
            forSubquery: NSExpression(forKeyPath: "lines"), usingIteratorVariable: "x",
            predicate: NSPredicate(format: "ANY $x.tags == 'a'"))
        #expect((query.expressionValue(with: order, context: nil) as? [Any?])?.count == 2)
    }

    @Test func setsAreCombined() {
        let (a, b) = (NSExpression(forConstantValue: [1, 2]), NSExpression(forConstantValue: [2, 3]))
        func of(_ expression: NSExpression) -> [Int]? {
            (expression.expressionValue(with: nil, context: nil) as? [Any?])?.compactMap { $0 as? Int }
        }
        #expect(of(NSExpression(forUnionSet: a, with: b)) == [1, 2, 3])
        #expect(of(NSExpression(forIntersectSet: a, with: b)) == [2])
        #expect(of(NSExpression(forMinusSet: a, with: b)) == [1])
    }

    @Test func partsAreThoseOfTheKind() {
        let sum = NSExpression(format: "sum(a, 2)")
        #expect(sum.expressionType == .function && sum.function == "sum:")
        #expect(sum.arguments?.map(\.keyPath) == ["a", ""])
        #expect(sum.arguments?.last?.constantValue as? Int == 2)
        #expect(NSExpression.expressionForEvaluatedObject().expressionType == .evaluatedObject)
    }

    @Test func predicatesCompareExpressions() {
        func predicate(_ value: Any, _ type: NSComparisonPredicate.Operator) -> NSPredicate {
            NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "name"),
                rightExpression: NSExpression(forConstantValue: value),
                modifier: .direct, type: type, options: [.caseInsensitive, .diacriticInsensitive])
        }
        let ship = ["name": "Ölander"]
        #expect(predicate("ol", .beginsWith).evaluate(with: ship))
        #expect(predicate("LAND", .contains).evaluate(with: ship))
        #expect(!predicate("x", .contains).evaluate(with: ship))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            predicate("ol", .beginsWith), predicate("er", .endsWith),
        ])
        #expect(both.evaluate(with: ship))
    }

    @Test func anyNumberOfMinusSignsIsRead() {
        for (count, value) in [(99_999, -2), (100_000, 2)] {
            let format = String(repeating: "-", count: count) + "2"
            #expect(NSExpression(format: format).expressionValue(with: nil, context: nil) as? Int == value)
        }
    }
}
