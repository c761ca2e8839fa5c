import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TableUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Returns the table's messages for a change of its counts.
    private func messages(
        _ before: [Int], _ after: [Int], _ change: @escaping (UITableView) -> Void
    ) -> (messages: [String], rows: [Int]) {
        let source = RowSource()
        source.counts = before
        let table = UITableView.showing(source)
        let messages = RuntimeDiagnostics.collect {
            table.performBatchUpdates {
                source.counts = after
                change(table)
            }
            table.layoutIfNeeded()
        }.messages
        return (messages, (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) })
    }

    @Test func insertedRowsAreAskedForAlone() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        let cells = table.visibleCells
        source.counts = [4]
        table.insertRows(at: [path(1)], with: .automatic)
        #expect(source.asked == 4)
        #expect(table.visibleCells.map { cells.contains($0) } == [true, false, true, true])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    }

    @Test func deletedRowsGo() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        let last = table.visibleCells.last
        source.counts = [2]
        table.deleteRows(at: [path(0)], with: .fade)
        #expect(table.cellForRow(at: path(1)) === last)
        #expect(source.asked == 3)
    }

    @Test func rowsAreFilledAnewAfterTheBatchAtTheirNewPlaces() {
        let source = RowSource(3)
        var filled: [IndexPath] = []
        source.make = { table, path in
            filled.append(path)
            return table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        let table = UITableView.showing(source)
        let last = table.cellForRow(at: path(2))
        filled = []
        table.performBatchUpdates {
            table.reconfigureRows(at: [path(2), path(0)])
            source.counts = [2]
            table.deleteRows(at: [path(0)], with: .none)
            #expect(filled.isEmpty)
        }
        #expect(filled == [path(1)] && table.cellForRow(at: path(1)) === last)
    }

    @Test func movedRowsKeepTheirCells() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        let first = table.visibleCells.first
        table.moveRow(at: path(0), to: path(2))
        #expect(table.cellForRow(at: path(2)) === first)
    }

    @Test func sectionsComeGoAndMove() {
        let source = RowSource(1, 2, 3)
        let table = UITableView.showing(source)
        let third = table.cellForRow(at: path(0, 2))
        table.performBatchUpdates {
            source.counts = [3, 4, 2]
            table.deleteSections([0], with: .automatic)
            table.moveSection(2, toSection: 0)
            table.insertSections([1], with: .automatic)
        }
        #expect(table.cellForRow(at: path(0, 0)) === third)
        #expect(table.numberOfRows(inSection: 1) == 4)
    }

    @Test func reloadedRowsAreAskedForAgain() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        table.reloadRows(at: [path(1)], with: .automatic)
        #expect(source.asked == 4)
    }

    @Test func anEmptyBatchMeasuresAgain() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        source.height = 70
        table.beginUpdates()
        table.endUpdates()
        #expect(table.visibleCells.map(\.frame.height) == [70, 70, 70])
        #expect(source.asked == 3)
    }

    @Test func nestedBatchesEndTogether() {
        let source = RowSource(1)
        let table = UITableView.showing(source)
        var order: [String] = []
        table.performBatchUpdates {
            table.performBatchUpdates {
                source.counts = [2]
                table.insertRows(at: [path(0)], with: .none)
            } completion: { _ in
                order.append("inner")
            }
            #expect(table.hasUncommittedUpdates)
            #expect(order.isEmpty)
        } completion: { _ in
            order.append("outer")
        }
        #expect(order == ["inner", "outer"])
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func whatIsSeenStaysWhereItIsWhenRowsComeAbove() {
        let source = RowSource(100)
        let table = UITableView.showing(source)
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(20))
        source.counts = [103]
        table.insertRows(at: [path(0), path(1), path(2)], with: .none)
        #expect(cell.map { $0.frame.minY - table.bounds.minY } == 0)
        #expect(table.cellForRow(at: path(23)) === cell)
    }

    // MARK: Mistakes

    @Test func countsThatDoNotAgree() {
        let outcome = messages([3], [4]) { _ in }
        #expect(
            outcome.messages.first?.hasPrefix(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                    + "section after the update (4) must be equal to the number of rows contained in that section before "
                    + "the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                    + "0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                    + "moved out).") == true)
        #expect(outcome.rows == [4])
    }

    @Test func sectionsThatDoNotAgree() {
        let outcome = messages([1], [1, 1]) { _ in }
        #expect(outcome.messages.first?.hasPrefix("Invalid update: invalid number of sections.") == true)
        #expect(outcome.rows == [1, 1])
    }

    @Test func rowsThatAreNotThere() {
        let outcome = messages([3], [2]) { $0.deleteRows(at: [path(5)], with: .none) }
        #expect(
            outcome.messages.first?.hasPrefix(
                "attempt to delete row 5 from section 0 which only contains 3 rows before the update") == true
        )
        #expect(outcome.rows == [2])
    }

    @Test func rowsBeyondTheEnd() {
        #expect(
            messages([3], [4]) { $0.insertRows(at: [path(9)], with: .none) }.messages.first?.hasPrefix(
                "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update"
            )
                == true)
    }

    @Test func deletingAndMovingTheSameRow() {
        #expect(
            messages([3], [2]) {
                $0.deleteRows(at: [path(0)], with: .none)
                $0.moveRow(at: path(0), to: path(1))
            }.messages.first?.hasPrefix("attempt to perform a delete and a move from the same index path")
                == true)
    }

    @Test func endingWhatHasNotBegun() {
        #expect(RuntimeDiagnostics.collect { UITableView().endUpdates() }.messages.count == 1)
    }
}
