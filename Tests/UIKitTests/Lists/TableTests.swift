import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TableTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func onlyRowsOnTheScreenHaveCells() {
        let source = RowSource(100_000)
        let table = UITableView.showing(source)
        #expect(table.visibleCells.count == 10)
        #expect(source.asked == 10)
        #expect(table.contentSize.height == 5_000_000)
    }

    @Test func reloadedRowsHaveCellsBeforeTheNextLayout() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        table.reloadData()
        #expect(table.cellForRow(at: path(0, 2)) != nil)
        table.reloadData()
        #expect(table.visibleCells.count == 3)
        #expect(UITableView().cellForRow(at: path(0, 0)) == nil)
    }

    @Test func cellsAreUsedAgain() {
        let table = UITableView.showing(RowSource(100))
        let first = Set(table.visibleCells.map(ObjectIdentifier.init))
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(0, 0)) == nil)
        #expect(table.visibleCells.allSatisfy { first.contains(ObjectIdentifier($0)) })
    }

    @Test func aMissingRegistrationIsReported() {
        let table = UITableView()
        let messages = RuntimeDiagnostics.collect {
            _ = table.dequeueReusableCell(withIdentifier: "nobody", for: path(0, 0))
        }.messages
        #expect(messages.first?.hasPrefix("unable to dequeue a cell with identifier nobody") == true)
    }

    @Test func withoutAPathAMissingRegistrationIsNil() {
        #expect(UITableView().dequeueReusableCell(withIdentifier: "nobody") == nil)
    }

    @Test func cellsDecideAutomaticHeights() {
        let source = RowSource(3)
        source.height = UITableView.automaticDimension
        let table = UITableView.showing(source, cell: TallCell.self)
        #expect(table.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 73, width: 375, height: 73))
        #expect(source.asked == 3)
    }

    @Test func automaticRowsOffTheScreenAreEstimated() {
        let source = RowSource(100_000)
        source.height = UITableView.automaticDimension
        let table = UITableView.showing(source, cell: TallCell.self)
        #expect(source.asked < 20)
        #expect(table.visibleCells.count == 7)
    }

    @Test func rowsWithoutContentAre44Points() {
        let source = RowSource(2)
        source.height = UITableView.automaticDimension
        #expect(UITableView.showing(source).rectForRow(at: path(0, 1)).minY == 44)
    }

    @Test func aNewWidthAsksForNoNewRows() {
        let source = RowSource(2)
        let table = UITableView.showing(source)
        table.frame.size.width = 320
        table.layoutIfNeeded()
        #expect(source.asked == 2)
        #expect(table.visibleCells.allSatisfy { $0.frame.width == 320 })
    }

    @Test func theTableHeaderKeepsTheHeightOfItsFrame() {
        let table = UITableView.showing(RowSource(1))
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 90))
        #expect(table.rectForRow(at: path(0, 0)).minY == 90)
    }

    @Test func aTableHeaderThatGrowsMovesTheRows() {
        let table = UITableView.showing(RowSource(1))
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
        table.layoutIfNeeded()
        table.tableHeaderView?.frame.size.height = 120
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(0, 0))?.frame.minY == 120)
    }

    @Test func theTableFooterEndsTheContent() {
        let table = UITableView.showing(RowSource(2))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        table.layoutIfNeeded()
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 100, width: 375, height: 30))
    }

    @Test func groupedSectionsWithoutTitlesKeepTheirDistance() {
        let table = UITableView.showing(RowSource(1, 1), style: .grouped)
        #expect(table.rectForRow(at: path(0, 0)).minY == 35)
        #expect(table.rectForRow(at: path(1, 0)).minY == 120)
    }

    @Test func plainSectionsWithoutTitlesTouch() {
        #expect(UITableView.showing(RowSource(1, 1)).rectForRow(at: path(1, 0)).minY == 50)
    }

    @Test func insetGroupsStandInFromTheSides() {
        let table = UITableView.showing(RowSource(1), style: .insetGrouped)
        #expect(table.rectForRow(at: path(0, 0)).minX == 16)
        #expect(table.rectForRow(at: path(0, 0)).width == 343)
    }

    @Test(arguments: [("iPhone 8", 16.0), ("iPhone 14", 20), ("iPhone 16", 20), ("iPhone 11", 20)])
    func insetGroupsAreFartherFromTheSidesOfWideDisplays(device: String, margin: CGFloat) throws {
        let environment = ScreenEnvironment(device: try #require(DeviceModel.named(device)))
        let window = UIWindow(screen: UIScreen(environment: environment))
        let table = UITableView(frame: window.bounds, style: .insetGrouped)
        let source = RowSource(1)
        table.dataSource = source
        window.addSubview(table)
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: path(0, 0)).minX == margin)
        #expect(table.rectForRow(at: path(0, 0)).width == window.bounds.width - 2 * margin)
    }

    @Test func insetGroupsAreCards() {
        let table = UITableView.showing(RowSource(3), style: .insetGrouped)
        let radii = table.visibleCells.map(\.layer.cornerRadius)
        #expect(radii == [10, 0, 10])
    }

    @Test func groupedTitlesAreInCapitals() {
        let source = RowSource(1)
        source.titles = ["Wood"]
        let table = UITableView.showing(source, style: .grouped)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "WOOD")
    }

    @Test func delegatesChangeTheLabelsOfTitles() {
        let source = RowSource(1)
        source.titles = ["Wood"]
        source.showTitle = { ($0 as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red }
        let table = UITableView.showing(source, style: .grouped)
        #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .red)
    }

    @Test func plainHeadersStayAtTheTopWhileTheirSectionIsSeen() {
        let source = RowSource(20, 20)
        source.titles = ["Wood", "Stone"]
        let table = UITableView.showing(source)
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        let header = table.subviews.compactMap { $0 as? TableTitleView }.first
        #expect(header?.frame.maxY == 300 + table.rectForHeader(inSection: 0).height - 22)
    }

    @Test func reloadingAsksAnew() {
        let source = RowSource(1)
        let table = UITableView.showing(source)
        source.counts = [4]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 4)
    }

    @Test func scrollingToARowPutsItInPlace() {
        let table = UITableView.showing(RowSource(100))
        table.scrollToRow(at: path(0, 50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2500)
        table.scrollToRow(at: path(0, 99), at: .top, animated: false)
        #expect(table.contentOffset.y == 4500)
    }

    @Test func oneRowIsSelectedAtATime() {
        let table = UITableView.showing(RowSource(3))
        table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
        table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [path(0, 2)])
        #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
    }
}
