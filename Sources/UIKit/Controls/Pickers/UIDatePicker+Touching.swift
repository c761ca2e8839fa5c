import CoreGraphics
import Foundation

/// What taps on date pickers do that have no wheels.
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
        } else if let day = month.day(at: point) {
            choose(month.date(ofDay: day))
        } else if datePickerMode == .dateAndTime, point.y > bounds.minY + 344 {
            openPanel(at: point)
        }
    }

    /// Takes a date that a finger has chosen.
    func choose(_ chosen: Date) {
        monthShift = 0
        guard chosen != date else { return }
        date = chosen
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Compact

    /// Opens the calendar, or wheels where it is the time that was tapped.
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

    /// The box of the time follows that of the date.
    private func isTimeBox(_ point: CGPoint) -> Bool {
        isRightToLeft ? point.x < bounds.midX - 10 : point.x > bounds.midX + 10
    }
}
