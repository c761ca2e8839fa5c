import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct PickerViewTests {
    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var reused: [UIView] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            if let view { reused.append(view) }
            let result = view ?? UIView()
            result.tag = row
            return result
        }
    }

    private let rows = Rows()
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

    private func show() {
        picker.dataSource = rows
        picker.delegate = rows
        picker.layoutIfNeeded()
    }

    @Test func rowsThatCanBeSeenHaveTheViewsOfTheDelegate() {
        show()
        #expect(picker.view(forRow: 0, forComponent: 0)?.tag == 0)
        #expect(picker.view(forRow: 3, forComponent: 0)?.tag == 3)
        #expect(picker.view(forRow: 4, forComponent: 0) == nil)
    }

    @Test func theChosenRowStandsInTheMiddle() throws {
        show()
        picker.selectRow(5, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        let view = try #require(picker.view(forRow: 5, forComponent: 0))
        #expect(view.convert(view.bounds, to: picker) == CGRect(x: 9, y: 92, width: 302, height: 32))
    }

    @Test func viewsThatAreOutOfSightAreUsedAgain() {
        show()
        let first = picker.view(forRow: 0, forComponent: 0)
        picker.selectRow(10, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        #expect(rows.reused.contains { $0 === first })
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func delegatesWithoutViewsGetTexts() {
        final class Texts: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
        }
        let texts = Texts()
        picker.dataSource = texts
        picker.delegate = texts
        picker.layoutIfNeeded()
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }
}
