import CoreGraphics
import Foundation

/// Taps on date pickers without wheels.
extension UIDatePicker {
    func tap(at point: CGPoint) {
        switch datePickerStyle {
        case .compact: openPanel(at: point)
        case .inline: tapCalendar(at: point)
        case .wheels, .automatic: break
        }
    }

    private func tapCalendar(at point: CGPoint) {
        guard datePickerMode != .time else { return openPanel(at: point) }
        let month = CalendarMonth(self, texts)
        if month.arrow(isNext: false).insetBy(dx: -12, dy: -12).contains(point) {
            monthShift -= 1
        } else if month.arrow(isNext: true).insetBy(dx: -12, dy: -12).contains(point) {
            monthShift += 1
        } else if let day = month.day(at: point), month.canChoose(day) {
            choose(month.date(ofDay: day))
        } else if datePickerMode == .dateAndTime, point.y > bounds.minY + 344 {
            openPanel(at: point)
        }
    }

    /// Sets a date chosen by the user.
    func choose(_ chosen: Date) {
        monthShift = 0
        guard chosen != date else { return }
        date = chosen
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Compact

    /// Opens the calendar, or wheels if the time was tapped.
    private func openPanel(at point: CGPoint) {
        guard let window, opened == nil else { return }
        let isTime =
            datePickerMode == .time || datePickerMode == .dateAndTime && isTimeBox(point)
            || datePickerStyle == .inline
        let panel = DatePickerPanel(of: self, mode: isTime ? .time : panelMode)
        window.addSubview(panel)
        panel.open(over: window.bounds, beside: convert(bounds, to: window))
        opened = panel
        sendActions(for: .editingDidBegin)
    }

    private var panelMode: Mode { datePickerMode == .yearAndMonth ? .yearAndMonth : .date }

    /// Returns the box of the time, which follows that of the date.
    private func isTimeBox(_ point: CGPoint) -> Bool {
        isRightToLeft ? point.x < bounds.midX - 10 : point.x > bounds.midX + 10
    }
}
