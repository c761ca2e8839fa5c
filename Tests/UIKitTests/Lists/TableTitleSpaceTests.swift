import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The space of sections' headers and footers.
@MainActor @Suite struct TableTitleSpaceTests {
    /// Rows of text.
    private final class Rows: NSObject, UITableViewDataSource {
        let title: String?
        init(title: String? = nil) { self.title = title }
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    }

    private final class Heights: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    }

    /// Has views, but not for these sections.
    private final class HeightsAndViews: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    }

    private func headerHeight(_ delegate: any UITableViewDelegate) -> CGFloat {
        let (table, rows) = (
            UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .grouped), Rows()
        )
        (table.dataSource, table.delegate) = (rows, delegate)
        table.layoutIfNeeded()
        return table.rectForHeader(inSection: 0).height
    }

    @Test func aGroupWithoutATitleHasItsSpaceWhereADelegateHasNoViews() {
        let delegate = Heights()
        #expect(headerHeight(delegate) == 35)
    }

    @Test func aDelegateWithViewsLeavesOutTheSpaceOfASection() {
        let delegate = HeightsAndViews()
        #expect(headerHeight(delegate) == 0)
    }

    /// The frames that a public project printed on a display with two pixels a point.
    @Test func inIOS26TheTitleOfAGroupIsAHeadline() throws {
        let (rows, root) = (Rows(title: "Account"), UITableViewController(style: .grouped))
        root.tableView.dataSource = rows
        try LifeStage.run(root, on: "iPhone SE (3rd generation)", design: .glass) { stage in
            try stage.window.screen.performAsMain {
                root.tableView.reloadData()
                stage.settle()
                let header = try #require(root.tableView.headerView(forSection: 0))
                let label = try #require(header.textLabel)
                #expect(header.frame.height == 55.5 && label.text == "Account")
                #expect(label.frame.minY == 29.5 && label.font.pointSize == 17)
            }
        }
    }

    @Test(arguments: [("iPhone SE (3rd generation)", 52.0), ("iPhone 16", 51)])
    func inIOS26RowsOfTextAreWholePointsHigh(device: String, height: CGFloat) {
        let (rows, root) = (Rows(), UITableViewController(style: .plain))
        root.tableView.dataSource = rows
        LifeStage.run(root, on: device, design: .glass) { stage in
            stage.settle()
            #expect(root.tableView.rectForRow(at: [0, 0]).height == height)
        }
    }
}
