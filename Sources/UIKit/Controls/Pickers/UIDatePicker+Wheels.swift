import CoreGraphics
import Foundation

/// One wheel of a date picker: its fraction of the width, its rows, the one in the middle, their texts, and the effect
/// of choosing one on the picker's date.
struct DateWheel {
    var share: CGFloat
    var rows: Range<Int>
    var middle: Int
    var alignment = NSTextAlignment.center
    var text: (Int) -> String
    var choose: (Int, inout DateComponents) -> Void
}

/// The wheels of date pickers.
extension UIDatePicker {
    /// The texts of the picker's date.
    var texts: DateTexts { DateTexts(date, calendar: calendar, timeZone: timeZone, locale: locale) }

    func paintWheels(_ context: CGContext) {
        let painter = WheelPainter(context: context, view: self, isDisabled: !isEnabled)
        painter.paintBand()
        let wheels = wheels()
        for (number, place) in places(of: wheels).enumerated() {
            let wheel = wheels[number]
            let (row, turned) = wheelSet.middle(number, else: wheel.middle - wheel.rows.lowerBound)
            painter.paint(
                in: place, middle: row + wheel.rows.lowerBound, turned: turned, rows: wheel.rows,
                alignment: wheel.alignment
            ) { NSAttributedString(string: wheel.text($0)) }
        }
    }

    private func places(of wheels: [DateWheel]) -> [CGRect] {
        let total = wheels.map(\.share).reduce(0, +)
        let room = bounds.width - 36
        var x = bounds.minX + 18
        return wheels.map { wheel in
            let width = max(room * wheel.share / max(total, 1), 0)
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    // MARK: Turning

    /// Places the wheels. Touches turn them; the date on which they stop is chosen.
    func placeWheels() {
        let wheels = datePickerStyle == .wheels ? wheels() : []
        let places = places(of: wheels)
        wheelSet.place(in: self, places) { [weak self] in
            self?.setNeedsDisplay()
        } rested: { [weak self] in
            self?.chooseRow($1, ofWheel: $0)
        }
        for (number, wheel) in wheels.enumerated() {
            wheelSet[number]?.take(
                places[number], rows: wheel.rows.count, rowHeight: WheelPainter.rowHeight,
                chosen: wheel.middle - wheel.rows.lowerBound)
        }
    }

    private func chooseRow(_ row: Int, ofWheel number: Int) {
        let wheels = wheels()
        guard wheels.indices.contains(number) else { return }
        let wheel = wheels[number]
        let texts = texts
        var parts = texts.calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: date)
        wheel.choose(row + wheel.rows.lowerBound, &parts)
        if datePickerMode == .countDownTimer {
            countDownDuration = Double((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        } else {
            keepDayInMonth(&parts, texts.calendar)
            date = texts.calendar.date(from: parts) ?? date
        }
        setNeedsLayout()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Sets the date's components; the 31st becomes the last day of a shorter month.
    private func keepDayInMonth(_ parts: inout DateComponents, _ calendar: Calendar) {
        var first = parts
        first.day = 1
        guard let day = parts.day, let start = calendar.date(from: first),
            let days = calendar.range(of: .day, in: .month, for: start)
        else { return }
        // A wheel of days that is turned beyond its end selects days of the next month.
        if datePickerMode != .dateAndTime { parts.day = min(day, days.upperBound - 1) }
    }
}
