import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Animated insertions, deletions and moves of rows.
@MainActor @Suite struct TableMotionTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Returns a table in a window, with a separate clock.
    private func onScreen(
        _ counts: [Int], _ work: @MainActor (UITableView, RowSource, VirtualClock) -> Void
    ) {
        VirtualClock.withFresh { clock in
            let source = RowSource()
            source.counts = counts
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
            let table = UITableView.showing(source)
            table.contentInsetAdjustmentBehavior = .never
            table.estimatedRowHeight = 50
            window.addSubview(table)
            window.layoutIfNeeded()
            work(table, source, clock)
        }
    }

    /// Returns the vertical center of a view as currently displayed.
    private func shownY(_ view: UIView?) -> CGFloat? {
        guard let layer = view?.layer else { return nil }
        return (layer.presentation() ?? layer).position.y
    }

    private func shownAlpha(_ view: UIView?) -> Float? {
        guard let layer = view?.layer else { return nil }
        return (layer.presentation() ?? layer).opacity
    }

    @Test func rowsBelowAnInsertedOneMoveDown() {
        onScreen([3]) { table, source, clock in
            let last = table.cellForRow(at: path(2))
            source.counts = [4]
            table.insertRows(at: [path(1)], with: .fade)
            #expect(last?.frame.minY == 150)
            #expect(shownY(last) == 125)
            clock.advance(by: 0.15)
            #expect(shownY(last).map { abs($0 - 150) < 2 } == true)
            clock.advance(by: 0.15)
            #expect(shownY(last) == 175)
        }
    }

    @Test func aFadingRowIsHalfSeenInTheMiddle() {
        onScreen([3]) { table, source, clock in
            source.counts = [4]
            table.insertRows(at: [path(1)], with: .fade)
            let new = table.cellForRow(at: path(1))
            #expect(shownAlpha(new) == 0)
            clock.advance(by: 0.15)
            #expect(shownAlpha(new).map { $0 > 0.3 && $0 < 0.7 } == true)
            clock.advance(by: 0.15)
            #expect(shownAlpha(new) == 1)
        }
    }

    @Test(arguments: [
        (UITableView.RowAnimation.left, CGPoint(x: -187.5, y: 75)), (.right, CGPoint(x: 562.5, y: 75)),
        (.top, CGPoint(x: 187.5, y: 25)), (.bottom, CGPoint(x: 187.5, y: 125)),
        (.none, CGPoint(x: 187.5, y: 75)),
    ]) func aRowComesFromItsSide(_ animation: UITableView.RowAnimation, _ start: CGPoint) {
        onScreen([3]) { table, source, _ in
            source.counts = [4]
            table.insertRows(at: [path(1)], with: animation)
            let layer = table.cellForRow(at: path(1))?.layer
            #expect((layer?.presentation() ?? layer)?.position == start)
        }
    }

    @Test func aDeletedRowStaysUntilItHasLeft() {
        onScreen([3]) { table, source, clock in
            let gone = table.cellForRow(at: path(1))
            source.counts = [2]
            table.deleteRows(at: [path(1)], with: .left)
            #expect(gone?.superview === table)
            #expect(table.visibleCells.count == 2)
            #expect(table.indexPath(for: gone ?? UITableViewCell()) == nil)
            clock.advance(by: 0.29)
            #expect(gone?.superview === table)
            clock.advance(by: 0.02)
            #expect(gone?.superview == nil)
        }
    }

    @Test func aRowDeletedWithoutAnimationIsGoneAtOnce() {
        onScreen([3]) { table, source, _ in
            let gone = table.cellForRow(at: path(1))
            source.counts = [2]
            table.deleteRows(at: [path(1)], with: .none)
            #expect(gone?.superview == nil)
        }
    }

    @Test func aCellThatFadedAwayIsSeenWhenItIsUsedAgain() {
        onScreen([3]) { table, source, clock in
            let gone = table.cellForRow(at: path(1))
            source.counts = [2]
            table.deleteRows(at: [path(1)], with: .fade)
            #expect(gone?.alpha == 0)
            clock.advance(by: 0.3)
            source.counts = [3]
            table.insertRows(at: [path(0)], with: .none)
            #expect(table.cellForRow(at: path(0)) === gone)
            #expect(gone?.alpha == 1)
        }
    }

    @Test func aRowThatWasOutOfSightComesFromWhereItWas() {
        onScreen([30]) { table, source, _ in
            source.counts = [29]
            table.deleteRows(at: [path(0)], with: .fade)
            let new = table.cellForRow(at: path(9))
            #expect(new?.frame.minY == 450)
            #expect(shownY(new) == 525)
        }
    }

    @Test func aRowThatIsPushedOutOfSightLeavesToItsPlace() {
        onScreen([10]) { table, source, clock in
            let last = table.cellForRow(at: path(9))
            source.counts = [13]
            table.insertRows(at: [path(0), path(1), path(2)], with: .fade)
            #expect(table.cellForRow(at: path(12)) == nil)
            #expect(last?.superview === table && last?.frame.minY == 600)
            #expect(shownY(last) == 475)
            clock.advance(by: 0.3)
            #expect(last?.superview == nil)
        }
    }

    @Test func whatDoesNotMoveOnTheScreenDoesNotMove() {
        onScreen([100]) { table, source, _ in
            table.contentOffset.y = 1000
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: path(21))
            source.counts = [103]
            table.insertRows(at: [path(0), path(1), path(2)], with: .fade)
            #expect(cell?.layer.animationKeys() == nil)
            #expect(table.contentOffset.y == 1150)
        }
    }

    @Test func theCompletionRunsAtTheEnd() {
        onScreen([3]) { table, source, clock in
            var finished: Bool?
            table.performBatchUpdates {
                source.counts = [2]
                table.deleteRows(at: [path(0)], with: .automatic)
            } completion: {
                finished = $0
            }
            clock.advance(by: 0.29)
            #expect(finished == nil)
            clock.advance(by: 0.02)
            #expect(finished == true)
        }
    }

    @Test func withoutAnimationAllHappensAtOnce() {
        onScreen([3]) { table, source, _ in
            var isDone = false
            let (gone, last) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(2)))
            UIView.performWithoutAnimation {
                table.performBatchUpdates {
                    source.counts = [2]
                    table.deleteRows(at: [path(0)], with: .automatic)
                } completion: { _ in
                    isDone = true
                }
            }
            #expect(isDone && gone?.superview == nil && last?.layer.animationKeys() == nil)
        }
    }

    @Test func aNextUpdateGoesOnFromWhatIsSeen() {
        onScreen([3]) { table, source, clock in
            let last = table.cellForRow(at: path(2))
            source.counts = [4]
            table.insertRows(at: [path(0)], with: .fade)
            clock.advance(by: 0.15)
            let before = shownY(last) ?? 0
            source.counts = [3]
            table.deleteRows(at: [path(1)], with: .fade)
            #expect(abs((shownY(last) ?? 0) - before) < 0.5)
            clock.advance(by: 0.4)
            #expect(shownY(last) == 125)
            #expect(table.subviews.filter { $0 is UITableViewCell }.count == 3)
        }
    }

    @Test func reloadingEverythingEndsWhatMoves() {
        onScreen([3]) { table, source, clock in
            var finished: Bool?
            table.performBatchUpdates {
                source.counts = [2]
                table.deleteRows(at: [path(0)], with: .left)
            } completion: {
                finished = $0
            }
            source.counts = [1]
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.subviews.filter { $0 is UITableViewCell }.count == 1)
            #expect(table.visibleCells.first?.layer.animationKeys() == nil)
            clock.advance(by: 0.3)
            #expect(finished == false)
        }
    }

    @Test func theDelegateHearsOfACellWhenItHasGone() {
        final class Ends: RowDelegate {
            var ended: [IndexPath] = []
            override func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
                forRowAt indexPath: IndexPath
            ) { ended.append(indexPath) }
        }
        onScreen([3]) { table, source, clock in
            let delegate = Ends()
            table.delegate = delegate
            table.layoutIfNeeded()
            source.counts = [2]
            table.deleteRows(at: [path(1)], with: .fade)
            #expect(delegate.ended.isEmpty)
            clock.advance(by: 0.3)
            #expect(delegate.ended == [path(1)])
        }
    }

    @Test func leavingCellsAreNotKept() {
        onScreen([3]) { table, source, clock in
            table.register(PassingCell.self, forCellReuseIdentifier: "passing")
            source.make = { _, _ in PassingCell(style: .default, reuseIdentifier: nil) }
            table.reloadData()
            table.layoutIfNeeded()
            clock.advance(by: 0.1)
            weak let gone = table.cellForRow(at: path(1))
            source.counts = [2]
            table.deleteRows(at: [path(1)], with: .fade)
            #expect(gone != nil)
            clock.advance(by: 0.4)
            #expect(gone == nil)
        }
    }

    @Test func headersMoveWithTheirSections() {
        onScreen([2, 2]) { table, source, _ in
            source.titles = ["A", "B"]
            table.reloadData()
            table.layoutIfNeeded()
            let header = table.content.titles[TableTitle(section: 1, isHeader: true)]
            let before = header?.center.y ?? 0
            source.counts = [3, 2]
            table.insertRows(at: [path(0)], with: .fade)
            #expect(header?.center.y == before + 50)
            #expect(shownY(header) == before)
        }
    }

    @Test func rowsGrowWhereTheyStand() {
        onScreen([3]) { table, source, clock in
            let first = table.cellForRow(at: path(0))
            source.height = 80
            table.performBatchUpdates(nil)
            #expect(first?.frame.height == 80)
            #expect(first?.layer.presentation()?.bounds.height == 50)
            clock.advance(by: 0.3)
            #expect(first?.layer.presentation()?.bounds.height ?? 80 == 80)
        }
    }
}

/// A delegate whose methods can be overridden.
class RowDelegate: NSObject, UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

/// A cell that is used once.
final class PassingCell: UITableViewCell {}
