import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ picker: UIDatePicker) {
        switch attribute("datePickerMode") {
        case "time": picker.datePickerMode = .time
        case "date": picker.datePickerMode = .date
        case "countDownTimer": picker.datePickerMode = .countDownTimer
        case "yearAndMonth": picker.datePickerMode = .yearAndMonth
        default: picker.datePickerMode = .dateAndTime
        }
        switch attribute("style") {
        case "wheels": picker.preferredDatePickerStyle = .wheels
        case "compact": picker.preferredDatePickerStyle = .compact
        case "inline": picker.preferredDatePickerStyle = .inline
        default: picker.preferredDatePickerStyle = .automatic
        }
        update(picker.minuteInterval, to: integer("minuteInterval") ?? 1) { picker.minuteInterval = $0 }
        update(picker.countDownDuration, to: number("countDownDuration").map { TimeInterval($0) } ?? 0) {
            picker.countDownDuration = $0
        }
        picker.minimumDate = date("minimumDate")
        picker.maximumDate = date("maximumDate")
        if let date = date("date"), bool("useCurrentDate") == false { picker.date = date }
        if let zone = child("timeZone")?["name"] { picker.timeZone = TimeZone(identifier: zone) }
    }

    /// Returns a `date` child, which is in seconds from the beginning of 2001.
    private func date(_ key: String) -> Date? {
        guard let seconds = child(key)?.double("timeIntervalSinceReferenceDate"), abs(seconds) < 1e11 else {
            return nil
        }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }
}
