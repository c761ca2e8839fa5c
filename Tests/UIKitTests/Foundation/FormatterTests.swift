import Testing
import UIKit

struct FormatterTests {
    private func span(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
        _ units: NSCalendar.Unit = [.hour, .minute, .second]
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter.string(from: seconds)
    }

    @Test func spansOfTimeAreWrittenByTheirStyle() {
        #expect(span(5_400, .positional) == "1:30:00")
        #expect(span(65, .positional) == "1:05")
        #expect(span(5, .positional) == "0:05")
        #expect(span(5_400, .full) == "1 hour, 30 minutes")
        #expect(span(5_400, .abbreviated) == "1h 30m")
        #expect(span(5_400, .short) == "1 hr, 30 min")
        #expect(span(90_061, .full, [.day, .hour]) == "1 day, 1 hour")
        #expect(span(0, .full) == "0 seconds")
    }

    @Test func zerosAreKeptWherePaddingIsAsked() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
        formatter.zeroFormattingBehavior = [.pad, .dropLeading]
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 7_500) == "2:05:00")
        formatter.zeroFormattingBehavior = .dropAll
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 3_700) == "1 hour")
    }

    @Test func datesAreRelativeToOthers() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(
            formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now) == "2 hours ago")
        #expect(
            formatter.localizedString(for: now.addingTimeInterval(7_200), relativeTo: now) == "in 2 hours")
        #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    }

    @Test func quantitiesHaveTheirUnits() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3 km")
        formatter.unitOptions = .naturalScale
        #expect(formatter.string(from: Measurement(value: 3000, unit: UnitLength.meters)) == "3 km")
        #expect(formatter.string(from: UnitMass.grams) == "g")
    }

    @Test func namesAreInTheOrderOfTheirLanguage() {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        #expect(PersonNameComponentsFormatter().string(from: name) == "Ada Lovelace")
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "AL")
        name.givenName = "太郎"
        name.familyName = "山田"
        #expect(PersonNameComponentsFormatter().string(from: name) == "山田太郎")
    }
}
