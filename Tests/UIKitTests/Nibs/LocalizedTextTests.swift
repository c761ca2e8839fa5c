import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
struct LocalizedTextTests {
    private func inLanguage<T>(_ language: String?, _ work: () -> T) -> T {
        var environment = ScreenEnvironment()
        environment.language = language
        return UIScreen(environment: environment).performAsMain(work)
    }

    private func folder() throws -> ProjectFolder {
        let plural = """
            <plist><dict><key>apples</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>no apples</string>
            <key>one</key><string>%d apple</string><key>other</key><string>%d apples</string></dict></dict></dict></plist>
            """
        return try ProjectFolder([
            "en.lproj/Localizable.strings": #""hi" = "Hello"; "only" = "English";"#,
            "ja.lproj/Localizable.strings": #""hi" = "こんにちは";"#, "ja.lproj/Other.strings": #""hi" = "やあ";"#,
            "en.lproj/Localizable.stringsdict": plural,
            "Extra.xcstrings":
                #"{"sourceLanguage":"en","strings":{"hi":{"localizations":{"de":{"stringUnit":{"value":"Hallo"}}}}}}"#,
        ])
    }

    @Test(
        arguments: [("ja", "こんにちは"), ("ja-JP", "こんにちは"), ("fr", "Hello"), (nil, "Hello")]
            as [(String?, String)])
    func textsOfCode(language: String?, text: String) throws {
        let bundle = try folder()
        #expect(inLanguage(language) { NSLocalizedString("hi", bundle: bundle.bundle, comment: "") } == text)
    }

    @Test func tablesAndDefaults() throws {
        let folder = try folder()
        let bundle = folder.bundle
        inLanguage("ja") {
            #expect(NSLocalizedString("hi", tableName: "Other", bundle: bundle, comment: "") == "やあ")
            #expect(NSLocalizedString("only", bundle: bundle, comment: "") == "only")
            #expect(NSLocalizedString("only", bundle: bundle, value: "else", comment: "") == "else")
        }
        inLanguage("de-AT") {
            #expect(NSLocalizedString("hi", tableName: "Extra", bundle: bundle, comment: "") == "Hallo")
        }
    }

    @Test func textsOfTheAppPrecedeThoseOfBundlesInIt() throws {
        let folder = try ProjectFolder([
            "A.bundle/en.lproj/Localizable.strings": #""hi" = "Library"; "bye" = "Bye";"#,
            "en.lproj/Localizable.strings": #""hi" = "App";"#,
        ])
        try ResourceLibrary(folder: folder.path).performAsCurrent {
            #expect(NSLocalizedString("hi", comment: "") == "App")
            #expect(NSLocalizedString("bye", comment: "") == "Bye")
        }
    }

    /// An interpolation is a specifier in the key and an argument of the text.
    @Test func localizedValues() throws {
        let folder = try ProjectFolder([
            "en.lproj/Localizable.strings":
                #""hi %@" = "Hello, %@"; "%lld of %lld" = "%2$lld: %1$lld"; "long" = "Long";"#,
            "en.lproj/Localizable.stringsdict": """
            <plist><dict><key>%lld pears</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld pear</string><key>other</key><string>%lld pears</string></dict></dict></dict></plist>
            """,
        ])
        let bundle = folder.bundle
        inLanguage("en") {
            #expect(String(localized: "hi \("Ann")", bundle: bundle) == "Hello, Ann")
            #expect(String(localized: "\(1) of \(2)", bundle: bundle) == "2: 1")
            #expect(String(localized: "\(1) pears", bundle: bundle) == "1 pear")
            #expect(String(localized: "100%", bundle: bundle) == "100%")
            #expect(String(localized: "\(50)% of \(1.5, specifier: "%.1f")", bundle: bundle) == "50% of 1.5")
            #expect(String(localized: "long", defaultValue: "else", bundle: bundle) == "Long")
            #expect(String(localized: "short", defaultValue: "\(3) else", bundle: bundle) == "3 else")
            #expect(String(localized: LocalizedStringResource("key", defaultValue: "value")) == "value")
        }
        #expect(LocalizedStringResource("\(1) of \(2)").key == "%lld of %lld")
    }

    @Test(arguments: [(0, "no apples"), (1, "1 apple"), (2, "2 apples")])
    func textsThatDependOnNumbers(number: Int, text: String) throws {
        let folder = try folder()
        let result = inLanguage("en") {
            String.localizedStringWithFormat(
                NSLocalizedString("apples", bundle: folder.bundle, comment: ""), number)
        }
        #expect(result == text)
    }

    @Test func plainFormatsStayAsTheyAre() {
        #expect(String.localizedStringWithFormat("%d of %d", 3, 4) == "3 of 4")
        #expect(NSString.localizedStringWithFormat("%d of %d", 3, 4) == "3 of 4")
    }

    private func preferredLocalizations(_ bundle: Bundle, in language: String?) -> [String] {
        inLanguage(language) { shownLocalizations(of: bundle) }
    }

    @Test(
        arguments: [("ja", "ja"), ("ja-JP", "ja"), ("de-AT", "de"), ("fr", "en"), (nil, "en")]
            as [(String?, String)])
    func theLanguageOfTheInterfaceIsPreferred(language: String?, preferred: String) throws {
        let folder = try folder()
        #expect(preferredLocalizations(folder.bundle, in: language) == [preferred])
    }

    @Test func aBundleWithoutLocalizationsHasTheLanguageOfTheInterface() throws {
        let folder = try ProjectFolder(["Note.txt": ""])
        #expect(preferredLocalizations(folder.bundle, in: "ja") == ["ja"])
        #expect(preferredLocalizations(folder.bundle, in: nil) == ["en"])
    }

    @Test func theBaseLocalizationHasTheDevelopmentLanguage() throws {
        let folder = try ProjectFolder([
            "Base.lproj/Note.strings": "",
            "Info.plist": """
            <plist><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>
            """,
        ])
        #expect(preferredLocalizations(folder.bundle, in: "ja") == ["de"])
    }

    private func translated(_ content: String, _ strings: String) throws -> UIView {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes>\(scene("vc", "<subviews>\(content)</subviews>"))</scenes></document>
            """
        let folder = try ProjectFolder(["Base.lproj/M.storyboard": xml, "ja.lproj/M.strings": strings])
        let library = try ResourceLibrary(folder: folder.path)
        let document = try Document(contentsOf: folder.path + "/Base.lproj/M.storyboard")
        let loader = StoryboardLoader(document: document, resources: library, language: "ja")
        return loader.instantiate(id: "vc")?.view ?? UIView()
    }

    private let attributed = """
        <attributedString key="attributedText"><fragment content="Welcome to "><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></attributes></fragment>
        <fragment content="Kumiki"><attributes><color key="NSColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></attributes></fragment></attributedString>
        """

    @Test(arguments: ["text", "attributedText"])
    func attributedTextsAreTranslated(property: String) throws {
        let root = try translated(
            #"<label id="l">\#(attributed)</label>"#, #""l.\#(property)" = "Kumikiへようこそ";"#)
        let text = try #require((root.descendant("l") as? UILabel)?.attributedText)
        #expect(text.string == "Kumikiへようこそ")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        #expect(text.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func titlesOfStatesAreTranslated() throws {
        let title = attributed.replacingOccurrences(of: "attributedText", with: "attributedTitle")
        let root = try translated(
            #"<button id="b"><state key="normal">\#(title)</state></button>"#, #""b.normalTitle" = "はい";"#)
        #expect((root.descendant("b") as? UIButton)?.attributedTitle(for: .normal)?.string == "はい")
    }

    @Test func nibsThatCodeLoadsAreTranslatedToo() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><label id="l" text="Hello"/></objects></document>
            """
        let folder = try ProjectFolder([
            "Base.lproj/V.xib": xib, "ja.lproj/V.strings": #""l.text" = "こんにちは";"#,
            "de.lproj/V.xib": xib.replacingOccurrences(of: "Hello", with: "Hallo"),
        ])
        for (language, text) in [("ja", "こんにちは"), ("de", "Hallo"), (nil, "Hello")] as [(String?, String)] {
            let label = inLanguage(language) {
                folder.bundle.loadNibNamed("V", owner: nil)?.first as? UILabel
            }
            #expect(label?.text == text)
        }
    }
}
