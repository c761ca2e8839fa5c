import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Methods of delegates that call the defaults of other methods, or that of their superclass.
@MainActor @Suite struct OptionalMethodTests {
    private let glass = Glass()

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func table(_ source: RowSource, _ delegate: any UITableViewDelegate) -> UITableView {
        let table = UITableView.showing(source)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        table.delegate = delegate
        glass.window.addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    @Test func aHeightComputedFromAnotherDelegatesDefaultCounts() {
        let delegate = ForwardingDelegate()
        let table = table(RowSource(3), delegate)
        #expect(table.rectForRow(at: path(0)).height == 60)
        #expect(table.rectForRow(at: path(2)).minY == 120)
    }

    @Test func aRefusedSelectionCountsAfterACallOfADefault() {
        let delegate = ForwardingDelegate()
        let table = table(RowSource(3), delegate)
        glass.user.tap(at: CGPoint(x: 100, y: 25))
        #expect(table.indexPathForSelectedRow == nil)
        #expect(delegate.wasAsked)
    }

    @Test func anOverrideThatCallsItsSuperclassForTheFirstRowDecidesTheOthers() {
        let controller = TallRowsController(style: .plain)
        controller.loadViewIfNeeded()
        let table = controller.tableView
        table?.rowHeight = 44
        table?.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table?.layoutIfNeeded()
        #expect(table?.rectForRow(at: path(0)).height == 44)
        #expect(table?.rectForRow(at: path(1)).height == 100)
        #expect(table?.rectForRow(at: path(2)).minY == 144)
    }

    @Test func rowsHaveTheTablesHeightWithoutTheMethod() {
        let delegate = PlainDelegate()
        let table = table(RowSource(3), delegate)
        table.estimatedRowHeight = 90
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 150)
    }

    @Test func aCellKeepsItsIndentationWithoutTheMethod() {
        let source = RowSource(1)
        source.make = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.indentationLevel = 2
            return cell
        }
        let table = table(source, PlainDelegate())
        #expect(table.cellForRow(at: path(0))?.indentationLevel == 2)
    }

    @Test func itemSizesComputedFromAnotherDelegatesDefaultCount() {
        let source = ItemSource(2)
        let delegate = ForwardingFlowDelegate()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (view.dataSource, view.delegate) = (source, delegate)
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.width == 50)
    }

    @Test func aPickerShowsTitlesUnlessTheDelegateMakesViews() {
        let source = PickerSource()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        (picker.dataSource, picker.delegate) = (source, source)
        glass.window.addSubview(picker)
        glass.window.layoutIfNeeded()
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
        let maker = ViewPickerSource()
        (picker.dataSource, picker.delegate) = (maker, maker)
        picker.reloadAllComponents()
        glass.window.layoutIfNeeded()
        #expect(picker.view(forRow: 0, forComponent: 0) === maker.views[0])
    }

    @Test func theNewMethodOfRestorationDefaultsToTheOldOne() {
        let application = UIApplication.shared
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let delegate: any UIApplicationDelegate = OldRestorer()
        #expect(delegate.application(application, shouldSaveSecureApplicationState: coder))
        #expect(!delegate.application(application, shouldRestoreSecureApplicationState: coder))
    }
}

private final class PlainDelegate: NSObject, UITableViewDelegate {}

/// Computes its results from those of an object that does not implement the methods.
private final class ForwardingDelegate: NSObject, UITableViewDelegate {
    private let other: any UITableViewDelegate = PlainDelegate()
    private(set) var wasAsked = false

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        other.tableView(tableView, heightForRowAt: indexPath) + 10
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        wasAsked = other.tableView(tableView, shouldHighlightRowAt: indexPath)
        return nil
    }
}

private final class TallRowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 100
    }
}

private final class PlainFlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

private final class ForwardingFlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let other: any UICollectionViewDelegateFlowLayout = PlainFlowDelegate()

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let size = other.collectionView(
            collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        return CGSize(width: size.width + 10, height: size.height)
    }
}

private class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        "row"
    }
}

private final class ViewPickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let views = [UIView(), UIView()]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { views[row] }
}

private final class OldRestorer: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
}
