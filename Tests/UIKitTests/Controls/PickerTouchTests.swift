import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Touches of pickers' wheels and calendars.
@MainActor @Suite struct PickerTouchTests {
    private let glass = Glass()

    final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [[Int]] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            20
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        { "Fruit \(row)" }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append([component, row])
        }
    }

    final class Flags: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var made = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            if view == nil { made += 1 }
            let view = view ?? UIView()
            view.tag = row
            return view
        }
    }

    private let flags = Flags()

    private func flagPicker() -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (flags, flags)
        glass.window.addSubview(picker)
        glass.window.layoutIfNeeded()
        return picker
    }

    private func picker(_ fruits: Fruits) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (fruits, fruits)
        glass.window.addSubview(picker)
        glass.window.layoutIfNeeded()
        return picker
    }

    private func datePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
        glass.window.addSubview(picker)
        glass.window.layoutIfNeeded()
        return picker
    }

    /// Returns a date of the first month that pickers show, in UTC.
    private func parts(_ picker: UIDatePicker) -> DateComponents {
        DateTexts(picker.date, calendar: picker.calendar, timeZone: nil).parts
    }

    // MARK: Rows that are views

    @Test func theDelegatesViewsStandInTheirRows() throws {
        let picker = flagPicker()
        picker.selectRow(50, inComponent: 0, animated: false)
        glass.window.layoutIfNeeded()
        let middle = try #require(picker.view(forRow: 50, forComponent: 0))
        #expect(middle.tag == 50)
        #expect(middle.convert(middle.bounds, to: picker).midY == picker.bounds.midY)
        let above = try #require(picker.view(forRow: 49, forComponent: 0))
        #expect(above.convert(above.bounds, to: picker).midY < picker.bounds.midY)
        let (dim, clear) = (try #require(above.superview), try #require(middle.superview))
        #expect(dim.alpha < clear.alpha)
        #expect(picker.view(forRow: 60, forComponent: 0) == nil)
    }

    @Test func viewsOfRowsOutOfSightAreUsedAgain() {
        let picker = flagPicker()
        for row in 0..<60 {
            picker.selectRow(row, inComponent: 0, animated: false)
            glass.window.layoutIfNeeded()
        }
        #expect(flags.made <= 8)
        #expect(picker.view(forRow: 59, forComponent: 0)?.tag == 59)
    }

    @Test func aFingerTurnsRowsThatAreViews() {
        let picker = flagPicker()
        glass.user.drag(from: CGPoint(x: 80, y: 208), to: CGPoint(x: 80, y: 130), rest: 0.3)
        glass.user.wait(2)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 0 && picker.view(forRow: row, forComponent: 0)?.tag == row)
    }

    @Test func rowsAreAskedForAnewOnReload() {
        let picker = flagPicker()
        let before = flags.made
        picker.reloadAllComponents()
        glass.window.layoutIfNeeded()
        #expect(flags.made == 2 * before)
    }

    // MARK: Wheels

    @Test func aDragTurnsTheWheelToARow() {
        let fruits = Fruits()
        let picker = picker(fruits)
        glass.user.drag(from: CGPoint(x: 80, y: 208), to: CGPoint(x: 80, y: 130), rest: 0.3)
        glass.user.wait(2)
        #expect(picker.selectedRow(inComponent: 0) > 0 && picker.selectedRow(inComponent: 1) == 0)
        #expect(fruits.chosen == [[0, picker.selectedRow(inComponent: 0)]])
    }

    @Test func aTapBesideTheMiddleTurnsToTheRowThere() {
        let fruits = Fruits()
        let picker = picker(fruits)
        glass.user.tap(at: CGPoint(x: 240, y: 208 + 32))
        glass.user.wait(1)
        #expect(picker.selectedRow(inComponent: 1) == 1)
        #expect(fruits.chosen == [[1, 1]])
    }

    @Test func whatCodeChoosesIsNotTold() {
        let fruits = Fruits()
        let picker = picker(fruits)
        picker.selectRow(7, inComponent: 0, animated: true)
        glass.user.wait(1)
        #expect(picker.selectedRow(inComponent: 0) == 7 && fruits.chosen.isEmpty)
    }

    @Test func aWheelThatHasTurnedKeepsItsRowWhenItIsLaidOut() {
        let fruits = Fruits()
        let picker = picker(fruits)
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.setNeedsLayout()
        glass.window.layoutIfNeeded()
        glass.user.tap(at: CGPoint(x: 80, y: 208 - 32))
        glass.user.wait(1)
        #expect(fruits.chosen == [[0, 2]])
    }

    // MARK: Dates

    @Test func aWheelOfMonthsChangesTheDate() {
        let picker = datePicker(.wheels, .date)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        glass.user.tap(at: CGPoint(x: 100, y: 100 + 108 + 32))
        glass.user.wait(1)
        #expect(parts(picker).month == 2 && parts(picker).day == 1 && changes == 1)
    }

    @Test func aWheelOfHoursKeepsTheHalfOfTheDay() {
        let picker = datePicker(.wheels, .time)
        glass.user.tap(at: CGPoint(x: 80, y: 100 + 108 + 32))
        glass.user.wait(1)
        #expect(parts(picker).hour == 10 && parts(picker).minute == 41)
    }

    @Test func aDayOfTheCalendarIsChosen() {
        let picker = datePicker(.inline, .date)
        let month = CalendarMonth(
            picker, DateTexts(picker.date, calendar: picker.calendar, timeZone: nil))
        let point = month.center(ofDay: 17)
        glass.user.tap(at: CGPoint(x: 20 + point.x, y: 100 + point.y))
        #expect(parts(picker).day == 17 && parts(picker).hour == 9)
    }

    @Test func aDayAfterTheLastDateIsNotChosen() {
        let picker = datePicker(.inline, .date)
        picker.maximumDate = picker.date.addingTimeInterval(86_400)
        let texts = DateTexts(picker.date, calendar: picker.calendar, timeZone: nil)
        let point = CalendarMonth(picker, texts).center(ofDay: 17)
        glass.user.tap(at: CGPoint(x: 20 + point.x, y: 100 + point.y))
        #expect(parts(picker).day == 1)
    }

    @Test func theArrowLeadsToTheNextMonth() {
        let picker = datePicker(.inline, .date)
        let texts = DateTexts(picker.date, calendar: picker.calendar, timeZone: nil)
        let arrow = CalendarMonth(picker, texts).arrow(isNext: true)
        glass.user.tap(at: CGPoint(x: 20 + arrow.midX, y: 100 + arrow.midY))
        #expect(picker.monthShift == 1 && parts(picker).month == 1)
        let point = CalendarMonth(picker, texts).center(ofDay: 29)
        glass.user.tap(at: CGPoint(x: 20 + point.x, y: 100 + point.y))
        #expect(parts(picker).month == 2 && parts(picker).day == 29)
    }

    @Test func aCompactPickerOpensItsCalendar() {
        let picker = datePicker(.compact, .date)
        glass.user.tap(at: CGPoint(x: picker.frame.midX, y: picker.frame.midY))
        glass.user.wait(0.5)
        let panel = picker.opened
        #expect(panel?.picker.datePickerStyle == .inline && panel?.window != nil)
        panel?.picker.date = Date(timeIntervalSince1970: 1_705_000_000)
        panel?.picker.sendActions(for: .valueChanged)
        #expect(picker.date == Date(timeIntervalSince1970: 1_705_000_000))
        glass.user.tap(at: CGPoint(x: 5, y: 795))
        #expect(picker.opened == nil)
    }
}
