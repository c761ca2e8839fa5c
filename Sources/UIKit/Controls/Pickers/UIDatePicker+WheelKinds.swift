import Foundation

/// The wheels of each kind of date picker, in the order in which the locale writes what they choose.
extension UIDatePicker {
    /// From left to right. Dates are read from the right where the interface is, times of day are not.
    func wheels() -> [DateWheel] {
        let texts = texts
        switch datePickerMode {
        case .date: return inReadingOrder(dateWheels(texts, "yMMMMd"))
        case .time: return timeWheels(texts)
        case .yearAndMonth: return inReadingOrder(dateWheels(texts, "yMMMM"))
        case .dateAndTime:
            let (day, time) = ([dayWheel(texts)], timeWheels(texts))
            return isRightToLeft ? time + day : day + time
        case .countDownTimer: return inReadingOrder(durationWheels(texts))
        }
    }

    private func inReadingOrder(_ wheels: [DateWheel]) -> [DateWheel] {
        isRightToLeft ? wheels.reversed() : wheels
    }

    // MARK: Dates

    private func dateWheels(_ texts: DateTexts, _ template: String) -> [DateWheel] {
        texts.fields(of: template).compactMap { field in
            switch field {
            case "M", "L": monthWheel(texts)
            case "d": dayOfMonthWheel(texts)
            case "y": yearWheel(texts)
            default: nil
            }
        }
    }

    private func monthWheel(_ texts: DateTexts) -> DateWheel {
        let names = texts.monthNames
        return DateWheel(share: 5, rows: -11..<24, middle: texts.month - 1) {
            names[($0 + 24) % 12]
        } choose: {
            $1.month = ($0 + 24) % 12 + 1
        }
    }

    private func dayOfMonthWheel(_ texts: DateTexts) -> DateWheel {
        let days = texts.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        let (calendar, formatter) = (texts.calendar, texts.formatter("d"))
        return DateWheel(share: 2, rows: 1 - days..<2 * days + 1, middle: texts.day) {
            let day = DateComponents(year: 2000, month: 1, day: ($0 - 1 + days) % days + 1)
            return formatter.string(from: calendar.date(from: day) ?? .distantPast)
        } choose: {
            $1.day = ($0 - 1 + days) % days + 1
        }
    }

    private func yearWheel(_ texts: DateTexts) -> DateWheel {
        let (calendar, formatter) = (texts.calendar, texts.formatter("y"))
        return DateWheel(share: 3, rows: 1..<10_000, middle: texts.year) {
            let middle = DateComponents(year: $0, month: 6, day: 1)
            return formatter.string(from: calendar.date(from: middle) ?? .distantPast)
        } choose: {
            $1.year = $0
        }
    }

    /// The day on which a picker's date is by itself is called today.
    private func dayWheel(_ texts: DateTexts) -> DateWheel {
        let (date, calendar, formatter) = (date, texts.calendar, texts.formatter("EEEMMMd"))
        return DateWheel(share: 5, rows: -10..<11, middle: 0, alignment: .right) { offset in
            let day = calendar.date(byAdding: .day, value: offset, to: date) ?? date
            let isToday = calendar.isDate(day, inSameDayAs: Self.initialDate)
            return isToday ? texts.word(.today) : formatter.string(from: day)
        } choose: {
            $1.day = ($1.day ?? 1) + $0
        }
    }

    // MARK: Times

    private func timeWheels(_ texts: DateTexts) -> [DateWheel] {
        let fields = texts.fields(of: "jm")
        let halves = fields.contains { $0.isHalf }
        let halfFirst = fields.sorted { isRightToLeft && $0.isHalf && !$1.isHalf }
        return halfFirst.compactMap { field in
            switch field {
            case "h", "K", "H", "k": hourWheel(texts, hasHalves: halves)
            case "m": minuteWheel(texts)
            default: field.isHalf ? halfWheel(texts) : nil
            }
        }
    }

    private func hourWheel(_ texts: DateTexts, hasHalves: Bool) -> DateWheel {
        guard hasHalves else {
            let isPadded = texts.pattern("jm").contains("HH")
            return DateWheel(share: 2, rows: -24..<48, middle: texts.hour) {
                texts.number(($0 + 24) % 24, isPadded: isPadded)
            } choose: {
                $1.hour = ($0 + 24) % 24
            }
        }
        let afternoon = texts.hour < 12 ? 0 : 12
        return DateWheel(share: 2, rows: -12..<36, middle: texts.hour12) {
            texts.number(($0 + 23) % 12 + 1)
        } choose: {
            $1.hour = ($0 + 24) % 12 + afternoon
        }
    }

    private func minuteWheel(_ texts: DateTexts) -> DateWheel {
        let interval = min(max(minuteInterval, 1), 30)
        let count = 60 / interval
        return DateWheel(share: 2, rows: -count..<2 * count, middle: texts.minute / interval) {
            texts.number(($0 + count) % count * interval, isPadded: true)
        } choose: {
            $1.minute = ($0 + count) % count * interval
        }
    }

    private func halfWheel(_ texts: DateTexts) -> DateWheel {
        let names = [texts.calendar.amSymbol, texts.calendar.pmSymbol]
        return DateWheel(share: 2, rows: 0..<2, middle: texts.hour < 12 ? 0 : 1) {
            names[min(max($0, 0), 1)]
        } choose: {
            $1.hour = ($1.hour ?? 0) % 12 + $0 * 12
        }
    }

    // MARK: Durations

    private func durationWheels(_ texts: DateTexts) -> [DateWheel] {
        let seconds = countDownDuration.isFinite ? min(max(countDownDuration, 0), 86_399) : 0
        let minutes = Int(seconds / 60)
        return [
            DateWheel(share: 3, rows: 0..<24, middle: minutes / 60) {
                $0 == minutes / 60 ? texts.hours($0) : texts.number($0)
            } choose: {
                ($1.hour, $1.minute) = ($0, minutes % 60)
            },
            DateWheel(share: 3, rows: 0..<60, middle: minutes % 60) {
                $0 == minutes % 60 ? texts.minutes($0) : texts.number($0)
            } choose: {
                ($1.hour, $1.minute) = (minutes / 60, $0)
            },
        ]
    }
}

extension Character {
    /// Whether the field of a pattern is the half of the day.
    fileprivate var isHalf: Bool { ["a", "b", "B"].contains(self) }
}

extension DateTexts {
    /// The kinds of fields in the pattern that the locale has for a template, in their order; what is quoted is text.
    fileprivate func fields(of template: String) -> [Character] {
        var (fields, isQuoted): ([Character], Bool) = ([], false)
        for character in pattern(template) {
            if character == "'" { isQuoted.toggle() }
            if !isQuoted, character.isASCII, character.isLetter, fields.last != character {
                fields.append(character)
            }
        }
        return fields
    }
}
