import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A hundred thousand rows of which only the visible ones are measured.
@MainActor @Suite struct VirtualTableTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Returns a table with alternating rows of 30, 50 and 70 points, whose heights their constraints determine.
    private func table(_ count: Int = 100_000) -> (table: UITableView, source: RowSource) {
        let source = RowSource(count)
        source.height = UITableView.automaticDimension
        source.make = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            (cell as? SizedCell)?.height = CGFloat(30 + path.row % 3 * 20)
            return cell
        }
        return (UITableView.showing(source, cell: SizedCell.self), source)
    }

    @Test func openingTouchesWhatIsInViewOnly() {
        let (table, source) = table()
        #expect(source.asked == table.visibleCells.count)
        #expect(table.visibleCells.count == 11)
    }

    @Test func scrollingToTheEndMakesOneScreenful() {
        SizedCell.made = 0
        let (table, source) = table()
        let opened = source.asked
        table.scrollToRow(at: path(99_999), at: .bottom, animated: false)
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.last == path(99_999))
        #expect(table.cellForRow(at: path(99_999))?.frame.maxY == table.bounds.maxY)
        #expect(table.contentSize.height == table.bounds.maxY)
        #expect(source.asked - opened <= table.visibleCells.count + 2)
        #expect(SizedCell.made <= 2 * table.visibleCells.count + 2)
    }

    @Test func aRowComesToStandWhereItIsAskedFor() {
        let (table, _) = table()
        for (position, y) in [
            (UITableView.ScrollPosition.top, CGFloat(0)), (.middle, 235), (.bottom, 470),
        ] {
            table.scrollToRow(at: path(50_000 + 1), at: position, animated: false)
            table.layoutIfNeeded()
            let frame = table.cellForRow(at: path(50_001))?.frame ?? .zero
            #expect(frame.minY - table.bounds.minY == y)
        }
    }

    @Test func scrollingUpDoesNotMoveWhatIsSeen() {
        let (table, _) = table()
        table.scrollToRow(at: path(50_000), at: .top, animated: false)
        table.layoutIfNeeded()
        for _ in 0..<20 {
            let before = table.cellForRow(at: table.indexPathsForVisibleRows?[1] ?? path(0))
            let place = before.map { $0.frame.minY - table.bounds.minY } ?? 0
            table.contentOffset.y -= 37
            table.layoutIfNeeded()
            #expect(before.map { $0.frame.minY - table.bounds.minY } == place + 37)
        }
    }

    @Test func rowsTouchEachOtherWhereverOneJumps() {
        let (table, source) = table()
        for share in [0.3, 0.9, 0.1, 0.999] {
            table.contentOffset.y = (table.contentSize.height * share).rounded()
            table.layoutIfNeeded()
            let frames = table.visibleCells.map(\.frame)
            #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
            #expect((frames.first?.minY ?? .infinity) <= table.bounds.minY)
            #expect((frames.last?.maxY ?? 0) >= table.bounds.maxY)
        }
        #expect(source.asked < 100)
    }

    @Test func reloadingInTheMiddleTouchesWhatIsInViewOnly() {
        let (table, source) = table()
        table.scrollToRow(at: path(50_000), at: .top, animated: false)
        table.layoutIfNeeded()
        let before = source.asked
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.asked - before < 20)
    }

    @Test func reloadingAtTheEndTouchesWhatIsInViewOnly() {
        let (table, source) = table()
        table.scrollToRow(at: path(99_999), at: .bottom, animated: false)
        table.layoutIfNeeded()
        let before = source.asked
        SizedCell.made = 0
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.asked - before <= table.visibleCells.count + 5)
        #expect(SizedCell.made <= 5)
        #expect(table.bounds.maxY <= table.contentSize.height)
        #expect((table.indexPathsForVisibleRows?.last?.row ?? 0) > 99_900)
    }

    @Test func fewerRowsThanBeforeAreNotScrolledPast() {
        let (table, source) = table()
        table.scrollToRow(at: path(99_999), at: .bottom, animated: false)
        table.layoutIfNeeded()
        source.counts = [40]
        table.reloadData()
        table.layoutIfNeeded()
        #expect((table.indexPathsForVisibleRows?.last?.row ?? 0) > 35)
        #expect(table.bounds.maxY <= table.contentSize.height)
    }

    @Test func whatLiesBesideTheRowsTouchesNone() {
        let (table, source) = table()
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
        table.layoutIfNeeded()
        let before = source.asked
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        #expect(table.visibleCells.isEmpty)
        table.contentOffset.y = table.contentSize.height - 700
        table.layoutIfNeeded()
        #expect(table.visibleCells.isEmpty)
        #expect(source.asked - before < 20)
    }

    @Test func aNewWidthKeepsTheFirstRowInView() {
        let (table, _) = table()
        table.scrollToRow(at: path(50_000), at: .top, animated: false)
        table.layoutIfNeeded()
        table.frame.size = CGSize(width: 600, height: 300)
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == path(50_000))
    }

    @Test func cellsAreNotMadeAnewWhileScrolling() {
        SizedCell.made = 0
        let (table, _) = table()
        for _ in 0..<200 {
            table.contentOffset.y += 400
            table.layoutIfNeeded()
        }
        #expect(SizedCell.made < 25)
    }

    @Test func reusedCellsAreTold() {
        let (table, _) = table()
        table.contentOffset.y = 5000
        table.layoutIfNeeded()
        #expect(table.visibleCells.count { ($0 as? SizedCell)?.reused == 1 } > 8)
    }

    @Test func rowsThatComeNearAreAnnounced() {
        let listener = PrefetchLog()
        let (table, _) = table()
        table.prefetchDataSource = listener
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        let last = table.indexPathsForVisibleRows?.last?.row ?? 0
        #expect(listener.announced.first == path(last + 1))
        #expect(listener.announced.count == table.visibleCells.count)
        table.contentOffset.y = 50
        table.layoutIfNeeded()
        #expect(!listener.cancelled.isEmpty)
    }

    @Test func manySectionsOpenAsQuickly() {
        let source = RowSource()
        source.counts = [Int](repeating: 10, count: 1000)
        source.height = UITableView.automaticDimension
        let table = UITableView.showing(source, cell: SizedCell.self)
        #expect(source.asked < 30)
        table.scrollToRow(at: IndexPath(row: 5, section: 700), at: .top, animated: false)
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 5, section: 700))
    }
}

/// A cell whose height is determined by constraints and can be changed.
final class SizedCell: UITableViewCell {
    static var made = 0
    var reused = 0
    private var constraint: NSLayoutConstraint?

    var height: CGFloat = 40 { didSet { constraint?.constant = height } }

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        let constraint = view.heightAnchor.constraint(equalToConstant: height)
        self.constraint = constraint
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), constraint,
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
    }
}

@MainActor
private final class PrefetchLog: UITableViewDataSourcePrefetching {
    var announced: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        announced += indexPaths
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths
    }
}
