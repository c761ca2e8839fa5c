import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CellTests {
    private func cell(
        _ style: UITableViewCell.CellStyle = .default, height: CGFloat = 44,
        _ change: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
        change(cell)
        cell.layoutIfNeeded()
        return cell
    }

    @Test func partsAreMadeWhenAskedForOnly() { #expect(cell().contentView.subviews.isEmpty) }
    @Test func theDefaultStyleHasNoDetail() { #expect(cell().detailTextLabel == nil) }

    @Test func askingTwiceGivesTheSameLabel() {
        let cell = cell()
        #expect(cell.textLabel === cell.textLabel)
    }

    @Test func theContentFillsACellWithoutAccessory() {
        #expect(cell().contentView.frame.size == CGSize(width: 375, height: 44))
    }

    @Test(arguments: [
        (UITableViewCell.AccessoryType.disclosureIndicator, 348.5), (.checkmark, 335), (.detailButton, 335),
        (.detailDisclosureButton, 318),
    ])
    func accessoriesTakeFromTheContent(_ type: UITableViewCell.AccessoryType, _ width: CGFloat) {
        #expect(cell { $0.accessoryType = type }.contentView.frame.width == width)
    }

    @Test func theGroundFillsTheCellWhateverItsConstraintsWere() {
        let ground = UIView()
        ground.translatesAutoresizingMaskIntoConstraints = false
        #expect(
            cell { $0.backgroundView = ground }.backgroundView?.frame.size == CGSize(width: 375, height: 44))
    }

    @Test func contentMargins() {
        #expect(cell().contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    }

    @Test func contentMarginsTowardsAnAccessory() {
        #expect(cell { $0.accessoryType = .checkmark }.contentView.layoutMargins.right == 8)
    }

    @Test func theTextFillsTheContentBetweenTheMargins() {
        let cell = cell { $0.textLabel?.text = "Wood" }
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    }

    @Test func theTextEndsBeforeTheAccessory() {
        let cell = cell {
            $0.textLabel?.text = "Wood"
            $0.accessoryType = .disclosureIndicator
        }
        #expect(cell.textLabel.map { abs($0.frame.maxX - 340.5) < 0.34 } == true)
    }

    @Test func indentationMovesTheText() {
        let cell = cell {
            $0.textLabel?.text = "Wood"
            $0.indentationLevel = 2
        }
        #expect(cell.textLabel?.frame.minX == 36)
    }

    @Test func theValueStandsAtTheEnd() {
        let cell = cell(.value1) {
            $0.textLabel?.text = "Wood"
            $0.detailTextLabel?.text = "Oak"
        }
        #expect(cell.textLabel?.frame.minX.rounded() == 16)
        #expect(cell.detailTextLabel?.frame.maxX.rounded() == 359)
    }

    @Test func theSubtitleStandsBelow() throws {
        let cell = cell(.subtitle, height: 60) {
            $0.textLabel?.text = "Wood"
            $0.detailTextLabel?.text = "Oak"
        }
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(detail.frame.minY >= text.frame.maxY)
        #expect(detail.frame.minX.rounded() == text.frame.minX.rounded())
    }

    @Test func theCaptionEndsWhereTheValueBegins() throws {
        let cell = cell(.value2) {
            $0.textLabel?.text = "Wood"
            $0.detailTextLabel?.text = "Oak"
        }
        #expect(cell.textLabel?.frame.maxX == 107)
        #expect(cell.detailTextLabel?.frame.minX == 113)
        #expect(cell.imageView == nil)
    }

    @Test func aGroundOfOnesOwnIsKept() {
        let cell = cell { $0.backgroundColor = .red }
        cell.place = CellPlace(style: .grouped)
        #expect(cell.backgroundColor == .red)
    }

    @Test func groupedRowsHaveTheGroupsGround() {
        let cell = cell()
        cell.place = CellPlace(style: .grouped)
        #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test func aSelectedCellHasAGround() {
        #expect(cell { $0.isSelected = true }.subviews.count == cell().subviews.count + 1)
    }

    @Test func selectionStyleNoneShowsNothing() {
        let cell = cell {
            $0.selectionStyle = .none
            $0.isSelected = true
        }
        #expect(cell.subviews.count == self.cell().subviews.count)
    }

    @Test func anAccessoryViewIsInTheCellAtOnce() {
        let (cell, field) = (UITableViewCell(), UITextField())
        cell.accessoryView = field
        #expect(field.superview === cell)
    }
}
