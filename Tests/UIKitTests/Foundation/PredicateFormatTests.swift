import Testing
import UIKit

struct PredicateFormatTests {
    private let person: [String: Any] = [
        "name": "Åsa", "age": 21, "tags": ["a", "b"], "home": ["city": "Oslo"],
    ]

    @Test(arguments: [
        "name == 'Åsa'", "name ==[cd] 'ASA'", "age > 20 AND age <= 21", "age BETWEEN {20, 22}", "NOT age < 3",
        "name BEGINSWITH 'Å' && name ENDSWITH 'a'", "name CONTAINS[d] 'As'", "name LIKE '?s*'", "'a' IN tags",
        "ANY tags == 'b'", "NONE tags == 'c'", "ALL tags IN {'a', 'b', 'c'}", "home.city = 'Oslo'",
        "tags.@count == 2", "missing == nil", "(age == 1 OR age == 21) AND TRUEPREDICATE", "age IN {1, 21}",
        "#name != 'x'", "name NOT IN {'a'}", "!(name MATCHES 'x.*')",
    ])
    func formatsThatFit(_ format: String) { #expect(NSPredicate(format: format).evaluate(with: person)) }

    @Test(arguments: [
        "name == 'asa'", "age > 21", "FALSEPREDICATE", "name LIKE 'Å'", "'c' IN tags", "ALL tags == 'a'",
        "missing != nil", "name BEGINSWITH 'x' OR age == 1", "name MATCHES 's'",
    ])
    func formatsThatDoNot(_ format: String) { #expect(!NSPredicate(format: format).evaluate(with: person)) }

    @Test(arguments: [
        ("name = 'a'", "name == \"a\""),
        ("age>18 && name BEGINSWITH[c] 'b'", "age > 18 AND name BEGINSWITH[c] \"b\""),
        ("(a == 1 OR b == nil) AND NOT c == YES", "(a == 1 OR b == nil) AND (NOT c == 1)"),
        ("ANY tags.name IN {'a', 'b'}", "ANY tags.name IN {\"a\", \"b\"}"),
        ("TRUEPREDICATE", "TRUEPREDICATE"),
        ("SUBQUERY(kids, $k, $k.age > 3).@count > 0", "SUBQUERY(kids, $k, $k.age > 3).@count > 0"),
        ("SELF != 2.5", "SELF != 2.5"), ("a + 1 > 2", "a + 1 > 2"),
    ])
    func formatsAreWrittenInOneForm(_ format: String, _ text: String) {
        #expect(AppSurroundings.format(of: NSPredicate(format: format)) == text)
        #expect(AppSurroundings.format(of: NSPredicate(format: text)) == text)
    }

    @Test func formatsHaveTheValuesOfArguments() {
        let name = NSPredicate(format: "%K == %@", "name", "Åsa \"x\"")
        let age = NSPredicate(format: "age IN %@", [1, 2])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            name, NSCompoundPredicate(notPredicateWithSubpredicate: age),
        ])
        #expect(AppSurroundings.format(of: both) == "name == \"Åsa \\\"x\\\"\" AND (NOT age IN {1, 2})")
        let comparison = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "a"), rightExpression: NSExpression(forConstantValue: 3),
            modifier: .any, type: .lessThan)
        #expect(AppSurroundings.format(of: comparison) == "ANY a < 3")
    }

    @Test func argumentsFillPlaces() {
        #expect(NSPredicate(format: "%K == %@", "name", "Åsa").evaluate(with: person))
        #expect(NSPredicate(format: "age == %d AND age < %f", 21, 21.5).evaluate(with: person))
        #expect(NSPredicate(format: "name IN %@", ["Åsa", "Bo"]).evaluate(with: person))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[A-Z]+@[a-z.]+").evaluate(with: "ME@example.org"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[A-Z]+").evaluate(with: "ME@example.org"))
        #expect(NSPredicate(format: "SELF > %@", argumentArray: [3]).evaluate(with: 4))
    }

    @Test(arguments: ["", "name ==", "name == %@", "== 3", "name = 'a", "(age == 1", "a b c", "age ~ 3"])
    func formatsThatCannotBeReadFitNothing(_ format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: person))
    }

    @Test func nestingIsBounded() {
        let format = String(repeating: "(", count: 100_000) + "TRUEPREDICATE"
        #expect(!NSPredicate(format: format).evaluate(with: person))
    }

    @Test func descriptorsSortByNamedProperties() {
        let list = [["n": "b"], ["n": "C"], ["n": "a"]] as NSArray
        let plain = list.sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)])
        #expect(plain.compactMap { ($0 as? [String: String])?["n"] } == ["C", "a", "b"])
        let selector = Selector(("caseInsensitiveCompare:"))
        let folded = list.sortedArray(using: [
            NSSortDescriptor(key: "n", ascending: false, selector: selector)
        ])
        #expect(folded.compactMap { ($0 as? [String: String])?["n"] } == ["C", "b", "a"])
    }

    /// Objects without a value come first.
    @Test func descriptorsSortByOptionalProperties() {
        final class Boat: NSObject {
            let name: String?
            init(_ name: String?) { self.name = name }
        }
        let boats = ["b", nil, "c", "a"].map(Boat.init) as NSArray
        let names = { (isAscending: Bool) in
            boats.sortedArray(using: [NSSortDescriptor(keyPath: \Boat.name, ascending: isAscending)])
                .map { ($0 as? Boat)?.name }
        }
        #expect(names(true) == [nil, "a", "b", "c"])
        #expect(names(false) == ["c", "b", "a", nil])
    }

    @Test func descriptorsSortComparableValuesThemselves() {
        let paths = [
            IndexPath(row: 2, section: 1), IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 2),
        ]
        let sorted = NSMutableArray(array: paths).sortedArray(using: [
            NSSortDescriptor(key: "self", ascending: false)
        ])
        #expect(sorted as? [IndexPath] == [paths[2], paths[0], paths[1]])
    }
}
