import Foundation
import Testing

@testable import UIKit

/// Date pickers write dates as the language of the interface does.
@MainActor @Suite struct DateLanguageTests {
    private func picker(_ language: String, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.locale = Locale(identifier: language)
        return picker
    }

    private func middles(_ language: String, _ mode: UIDatePicker.Mode) -> [String] {
        picker(language, mode).wheels().map { $0.text($0.middle) }
    }

    @Test(arguments: [
        ("en_US", ["January", "1", "2024"]), ("de_DE", ["1", "Januar", "2024"]),
        ("ja_JP", ["2024年", "1月", "1日"]), ("ko_KR", ["2024년", "1월", "1일"]),
    ])
    func wheelsOfDatesStandInTheLocalesOrder(language: String, wheels: [String]) {
        #expect(middles(language, .date) == wheels)
    }

    @Test(arguments: [
        ("en_US", ["9", "41", "AM"]), ("de_DE", ["09", "41"]), ("ja_JP", ["9", "41"]),
        ("ko_KR", ["오전", "9", "41"]),
    ])
    func wheelsOfTimesHaveTheLocalesHours(language: String, wheels: [String]) {
        #expect(middles(language, .time) == wheels)
    }

    @Test(arguments: [("en_US", "Today", "Tue Jan 2"), ("de_DE", "Heute", "Di. 2. Jan.")])
    func theDayOfThePictureIsToday(language: String, today: String, tomorrow: String) {
        let wheel = picker(language, .dateAndTime).wheels()[0]
        #expect(wheel.text(0) == today && wheel.text(1) == tomorrow)
    }

    @Test func durationsHaveTheLocalesUnits() {
        let picker = picker("fr_FR", .countDownTimer)
        picker.countDownDuration = 2 * 3600 + 60
        let wheels = picker.wheels()
        #expect(wheels.map { $0.text($0.middle) } == ["2\u{A0}heures", "1\u{A0}min"])
    }

    @Test(arguments: [("en_US", "Jan 1, 2024", "9:41 AM"), ("de_DE", "01.01.2024", "09:41")])
    func compactTextsAreTheLocales(language: String, date: String, time: String) {
        let texts = picker(language, .dateAndTime).texts
        #expect(texts.shortDate == date && texts.time == time)
    }

    @Test func calendarsBeginWithTheLocalesFirstDay() {
        let (english, german) = (picker("en_US", .date), picker("de_DE", .date))
        let months = [english, german].map { CalendarMonth($0, $0.texts) }
        #expect(months.map { $0.weekdayNames[0] } == ["SUN", "MO"])
        // 1 January 2024 is a Monday.
        #expect(months[0].center(ofDay: 1).x == months[0].center(1))
        #expect(months[1].center(ofDay: 1).x == months[1].center(0))
    }
}
