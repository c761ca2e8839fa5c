import Testing
import UIKit

@testable import Kumiki

private final class RowCell: UITableViewCell {}
private final class NamedCell: UITableViewCell, ClassNamed {
    static var identifier: String { "row" }
}
private enum First { final class Cell: UITableViewCell {} }
private enum Second { final class Cell: UITableViewCell {} }

/// The identifiers that classes are registered under, and code that dequeues by hand.
@MainActor @Suite struct ReuseIdentifierTests {
    private let path = IndexPath(row: 0, section: 0)
    private let table = UITableView()

    @Test func codeThatDequeuesByHandFindsTheClassesName() {
        table.register(RowCell.self)
        let cell = table.dequeueReusableCell(withIdentifier: "RowCell", for: path)
        #expect(cell is RowCell && cell.reuseIdentifier == "RowCell")
    }

    @Test func aCellsOwnIdentifierIsTheOneItIsRegisteredUnder() {
        table.register(NamedCell.self)
        #expect(table.dequeueReusableCell(withIdentifier: "row", for: path) is NamedCell)
        #expect(table.dequeueReusableCell(NamedCell.self, for: path).reuseIdentifier == "row")
    }

    @Test func aRegistrationByHandUnderTheOwnIdentifierIsFound() {
        table.register(NamedCell.self, forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(NamedCell.self, for: path).reuseIdentifier == "row")
    }

    @Test func theSecondClassOfANameHasItsQualifiedName() {
        table.register(First.Cell.self)
        table.register(Second.Cell.self)
        #expect(table.dequeueReusableCell(First.Cell.self, for: path).reuseIdentifier == "Cell")
        let second = table.dequeueReusableCell(Second.Cell.self, for: path)
        #expect(second.reuseIdentifier == String(reflecting: Second.Cell.self))
    }

    @Test func aClassRegisteredTwiceKeepsItsIdentifier() {
        for _ in 0..<2 {
            table.register(First.Cell.self)
            table.register(Second.Cell.self)
        }
        #expect(table.dequeueReusableCell(First.Cell.self, for: path).reuseIdentifier == "Cell")
    }

    @Test func headersAndCellsOfOneNameAreApart() {
        enum Third { final class Cell: UITableViewHeaderFooterView {} }
        table.register(First.Cell.self)
        table.register(headerFooter: Third.Cell.self)
        #expect(table.dequeueReusableHeaderFooterView(Third.Cell.self)?.reuseIdentifier == "Cell")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Cell") is Third.Cell)
    }

    #if !canImport(Darwin)
        @Test func anotherClassUnderTheIdentifierStopsTheAppWhereItWasAskedFor() async throws {
            let result = try await #require(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let table = UITableView()
                    table.register(RowCell.self, forCellReuseIdentifier: "row")
                    _ = table.dequeueReusableCell(NamedCell.self, for: IndexPath(row: 0, section: 0))
                }
            }
            let text = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(text.contains("ReuseIdentifierTests.swift:"))
            #expect(
                text.contains(
                    "reuse identifier “row”: expected KumikiTests.NamedCell, found KumikiTests.RowCell; "))
        }
    #endif
}
