import Foundation
import Synchronization
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct SurroundingsTests {
    @Test func aFixedTimeGoesOnWithTheVirtualClock() {
        AppTime.fixedStart = AppTime.standardStart
        defer { AppTime.fixedStart = nil }
        VirtualClock.withFresh { clock in
            let begin = AppSurroundings.now
            clock.advance(by: 90)
            #expect(begin == AppTime.standardStart)
            #expect(AppSurroundings.now.timeIntervalSince(begin) == 90)
        }
    }

    /// A timer of the clock is started by it regardless of the type under which code has stored it.
    @Test func timersAreAddedUnderTheirGeneralType() {
        VirtualClock.withFresh { clock in
            nonisolated(unsafe) var fired = 0
            let timer: Timer = _Tick(timeInterval: 1, repeats: false) { _ in fired += 1 }
            AppSurroundings.add(timer, to: .main, forMode: .common)
            clock.advance(by: 2)
            #expect(fired == 1)
        }
    }

    /// Another thread serves the main queue here, and the main run loop does not run.
    @Test func blocksOfTheMainRunLoopArePerformedInTheNextTurn() {
        VirtualClock.withFresh { clock in
            nonisolated(unsafe) var count = 0
            AppSurroundings.perform(on: .main) { count += 1 }
            #expect(count == 0)
            clock.advance(by: 0)
            #expect(count == 1)
        }
    }

    /// Frameworks look up their bundles by identifiers that end with their names.
    @Test func bundlesAreFoundByIdentifiers() {
        AppBundles.register("KnownKit") { .main }
        #expect(AppBundles.bundle(identifier: "org.example.app.KnownKit") === Bundle.main)
        #expect(AppBundles.bundle(identifier: "com.apple.UIKitCore") != nil)
        #expect(AppBundles.bundle(identifier: "org.example.app.OtherKit") == nil)
    }

    @Test func timersFireAtDatesOfTheFixedTime() {
        AppTime.fixedStart = AppTime.standardStart
        defer { AppTime.fixedStart = nil }
        VirtualClock.withFresh { clock in
            nonisolated(unsafe) var fired = 0
            let timer = ClockTimer(
                fire: AppSurroundings.now.addingTimeInterval(5), interval: 0, repeats: false
            ) { _ in fired += 1 }
            RunLoop.main.add(timer, forMode: .common)
            clock.advance(by: 4)
            #expect(fired == 0)
            clock.advance(by: 2)
            #expect(fired == 1)
        }
    }

    @Test(arguments: [
        ("ja", "ja_JP"), ("en", "en_US"), ("pt-BR", "pt_BR"), ("zh-Hans", "zh_Hans_CN"), ("de-AT", "de_AT"),
    ])
    func languagesHaveARegion(_ language: String, _ identifier: String) {
        #expect(AppLocale.identifier(of: language) == identifier)
    }

    @Test func theLocaleFollowsTheLanguageOfTheScreen() {
        var environment = ScreenEnvironment()
        environment.language = "ja"
        UIScreen(environment: environment).performAsMain {
            #expect(AppSurroundings.locale.identifier == "ja_JP")
            #expect(AppSurroundings.languages == ["ja-JP"])
            #expect(AppSurroundings.calendar.locale?.identifier == "ja_JP")
        }
    }

    @Test func formattersFollowTheLanguageOfTheScreen() {
        var environment = ScreenEnvironment()
        environment.language = "de"
        UIScreen(environment: environment).performAsMain {
            let dates = AppDateFormatter()
            dates.dateFormat = "EEEE"
            #expect(dates.string(from: AppTime.standardStart) == "Donnerstag")
            let numbers = AppNumberFormatter()
            numbers.numberStyle = .decimal
            #expect(numbers.string(from: 1234.5) == "1.234,5")
            #expect(AppNumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1.234,5")
            #expect(AppDateFormatter.dateFormat(fromTemplate: "MMMMd", options: 0, locale: nil) == "d. MMMM")
            let names = AppDateFormatter.localizedString(
                from: AppTime.standardStart, dateStyle: .full, timeStyle: .none)
            #expect(names.hasPrefix("Donnerstag"))
        }
    }

    @Test func foldersAreBelowTheHomeFolder() {
        let library = AppSurroundings.folders(.libraryDirectory, in: .userDomainMask)
        #expect(library.map(\.path) == [NSHomeDirectory() + "/Library"])
        #expect(AppSurroundings.folders(.documentDirectory, in: .systemDomainMask).isEmpty)
    }

    @Test func classesOfModulesWithoutABundleHaveTheMainOne() {
        #expect(AppBundles.bundle(of: UILabel.self) == .main)
    }

    @Test func aModulesBundleIsItsClasses() throws {
        let folder = try ProjectFolder(["a.txt": ""])
        let path = folder.path
        AppBundles.register("UIKitTests") { Bundle(path: path) ?? .main }
        defer { AppBundles.register("UIKitTests") { .main } }
        #expect(AppBundles.bundle(of: Probe.self).bundlePath == path)
    }

    @Test func aBundleOfTheMainActorIsReadWhileTheMainThreadWaits() {
        let done = DispatchSemaphore(value: 0)
        let found = Mutex<String?>(nil)
        Thread.detachNewThread {
            let path = AppBundles.declared { Declared.bundle }.bundlePath
            found.withLock { $0 = path }
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 5) == .success)
        #expect(found.withLock { $0 } == Bundle.main.bundlePath)
    }

    @Test func userDefaultsHaveNumbersAndAddresses() throws {
        let name = "kumiki-defaults-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set(7, forKey: "n")
        let number = AppSurroundings.object(in: defaults, forKey: "n")
        #expect(number as? UInt == 7 && number as? Double == 7 && number as? Int == 7)
        for address in ["https://a.example/b?c", "file:///tmp/a"] {
            AppSurroundings.set(URL(string: address), in: defaults, forKey: "u")
            #expect(AppSurroundings.url(in: defaults, forKey: "u")?.absoluteString == address)
        }
        AppSurroundings.set(nil, in: defaults, forKey: "u")
        #expect(AppSurroundings.url(in: defaults, forKey: "u") == nil)
    }

    /// Apple: fewer digits at most lower the least, and more at least raise the most.
    @Test(
        arguments: [
            (NumberFormatter.Style.none, 1, 3, "83.284"), (.percent, 1, 3, "8,328.427%"),
            (.currency, 1, 3, "$83.284"), (.decimal, 2, 5, "83.28427"), (.currency, nil, 0, "$83"),
            (.decimal, 5, nil, "83.28427"), (.decimal, 2, 2, "83.28"), (.currency, 1, 1, "$83.3"),
        ] as [(NumberFormatter.Style, Int?, Int?, String)])
    func numbersHaveTheDigitsOfTheirFormatter(
        _ style: NumberFormatter.Style, _ least: Int?, _ most: Int?, _ text: String
    ) {
        let formatter = AppNumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = style
        if let least { formatter.minimumFractionDigits = least }
        if let most { formatter.maximumFractionDigits = most }
        #expect(formatter.string(from: 83.284271) == text)
        #expect(formatter.minimumFractionDigits <= formatter.maximumFractionDigits)
    }

    /// Apple: a number that is too large becomes the largest, and the result remains if there is none.
    @Test(
        arguments: [
            ("ff00aa", 0xFF_00AA, "", true), (" 0x1F.", 0x1F, ".", true), ("0xg", 0, "xg", true),
            ("12👍", 0x12, "👍", true),
            ("👍", 7, "👍", false), ("", 7, "", false), ("FFFFFFFFF", UInt32.max, "", true),
        ] as [(String, UInt32, String, Bool)])
    func hexadecimalNumbersAreScanned(_ text: String, _ number: UInt32, _ rest: String, _ isFound: Bool) {
        let scanner = Scanner(string: text)
        var found: UInt32 = 7
        #expect(AppSurroundings.scanHex(scanner, &found) == isFound)
        #expect(found == number && text[scanner.currentIndex...] == rest)
    }

    @Test func decimalNumbersKeepTheirDigits() {
        let formatter = AppNumberFormatter()
        formatter.maximumFractionDigits = 2
        formatter.roundingMode = .down
        #expect(formatter.string(from: NSDecimalNumber(string: "345.67")) == "345.67")
        #expect(formatter.string(for: NSDecimalNumber(string: "123.56")) == "123.56")
    }

    @Test func aCopiedFormatterHasTheClassAndTheSettings() throws {
        let formatter = AppNumberFormatter()
        (formatter.numberStyle, formatter.minimumFractionDigits) = (.currency, 3)
        formatter.positivePrefix = "+"
        let copy = try #require(formatter.copy() as? AppNumberFormatter)
        for number in [-1234.5, 3] as [NSNumber] {
            #expect(copy.string(from: number) == formatter.string(from: number))
        }
    }

    @Test func aFolderOfOneLanguageIsABundleOfItsTexts() throws {
        let folder = try ProjectFolder([
            "ja.lproj/Localizable.strings": "\"sea\" = \"海\";",
            "en.lproj/Localizable.strings": "\"sea\" = \"Sea\";",
        ])
        let bundle = try #require(Bundle(path: folder.path + "/ja.lproj"))
        try ResourceLibrary(folder: folder.path).performAsCurrent {
            #expect(AppSurroundings.text("sea", value: nil, table: nil, in: bundle) == "海")
            #expect(AppSurroundings.text("land", value: "Land", table: nil, in: bundle) == "Land")
        }
        // One of another bundle than the app's.
        let other = try ProjectFolder(["en.lproj/Localizable.strings": ""])
        try ResourceLibrary(folder: other.path).performAsCurrent {
            #expect(AppSurroundings.text("sea", value: nil, table: nil, in: bundle) == "海")
        }
    }
}

private final class Probe {}

/// A module whose declarations belong to the main actor.
@MainActor
private enum Declared {
    static let bundle = Bundle.main
}
