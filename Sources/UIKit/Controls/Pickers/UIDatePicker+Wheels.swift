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
    private var texts: DateTexts { DateTexts(date, calendar: calendar, timeZone: timeZone) }

    func paintWheels(_ context: CGContext) {
        let painter = WheelPainter(context: context, view: self)
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

    // MARK: Kinds

    private func wheels() -> [DateWheel] {
        let texts = texts
        switch datePickerMode {
        case .date: return dateWheels(texts)
        case .time: return timeWheels(texts)
        case .yearAndMonth:
            return Array(dateWheels(texts).enumerated().filter { $0.offset != 1 }.map(\.element))
        case .dateAndTime: return [dayWheel(texts)] + timeWheels(texts)
        case .countDownTimer: return durationWheels()
        }
    }

    private func dateWheels(_ texts: DateTexts) -> [DateWheel] {
        let days = texts.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        return [
            DateWheel(share: 5, rows: -11..<24, middle: texts.month - 1) {
                DateTexts.months[($0 + 24) % 12]
            } choose: {
                $1.month = ($0 + 24) % 12 + 1
            },
            DateWheel(share: 2, rows: 1 - days..<2 * days + 1, middle: texts.day) {
                "\(($0 - 1 + days) % days + 1)"
            } choose: {
                $1.day = ($0 - 1 + days) % days + 1
            },
            DateWheel(share: 3, rows: 1..<10_000, middle: texts.year) {
                "\($0)"
            } choose: {
                $1.year = $0
            },
        ]
    }

    private func timeWheels(_ texts: DateTexts) -> [DateWheel] {
        let interval = min(max(minuteInterval, 1), 30)
        let count = 60 / interval
        let afternoon = texts.hour < 12 ? 0 : 12
        return [
            DateWheel(share: 2, rows: -12..<36, middle: texts.hour12) {
                "\(($0 + 23) % 12 + 1)"
            } choose: {
                $1.hour = ($0 + 24) % 12 + afternoon
            },
            DateWheel(share: 2, rows: -count..<2 * count, middle: texts.minute / interval) {
                DateTexts.twoDigits(($0 + count) % count * interval)
            } choose: {
                $1.minute = ($0 + count) % count * interval
            },
            DateWheel(share: 2, rows: 0..<2, middle: afternoon / 12) {
                $0 == 0 ? "AM" : "PM"
            } choose: {
                $1.hour = ($1.hour ?? 0) % 12 + $0 * 12
            },
        ]
    }

    private func dayWheel(_ texts: DateTexts) -> DateWheel {
        let date = date
        return DateWheel(share: 5, rows: -10..<11, middle: 0, alignment: .right) { offset in
            let day = texts.calendar.date(byAdding: .day, value: offset, to: date) ?? date
            let parts = texts.calendar.dateComponents([.weekday, .month, .day], from: day)
            let month = DateTexts.months[min(max((parts.month ?? 1) - 1, 0), 11)].prefix(3)
            return "\(DateTexts.weekdayName(parts.weekday)) \(month) \(parts.day ?? 1)"
        } choose: {
            $1.day = ($1.day ?? 1) + $0
        }
    }

    private func durationWheels() -> [DateWheel] {
        let seconds = countDownDuration.isFinite ? min(max(countDownDuration, 0), 86_399) : 0
        let minutes = Int(seconds / 60)
        return [
            DateWheel(share: 3, rows: 0..<24, middle: minutes / 60) {
                $0 == minutes / 60 ? "\($0) hours" : "\($0)"
            } choose: {
                ($1.hour, $1.minute) = ($0, minutes % 60)
            },
            DateWheel(share: 3, rows: 0..<60, middle: minutes % 60) {
                $0 == minutes % 60 ? "\($0) min" : "\($0)"
            } choose: {
                ($1.hour, $1.minute) = (minutes / 60, $0)
            },
        ]
    }
}
