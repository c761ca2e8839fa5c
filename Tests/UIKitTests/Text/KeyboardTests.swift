import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The system's keyboard shows the keys that the responder's traits and the user's language ask for.
@MainActor @Suite struct KeyboardTests {
    private let phone = KeyboardPlan.Measures(size: CGSize(width: 390, height: 336), bar: 45, bottom: 75)

    private func request(
        _ type: UIKeyboardType = .default, language: String = "en-US", isShifted: Bool = false
    ) -> KeyboardRequest {
        var request = KeyboardRequest()
        (request.type, request.language, request.isShifted) = (type, language, isShifted)
        return request
    }

    private func texts(_ plan: KeyboardPlan) -> [String] {
        plan.keys.compactMap {
            switch $0.key.face {
            case .text(let text), .digit(let text, _): text
            case .symbol: nil
            }
        }
    }

    private func row(_ index: Int, _ request: KeyboardRequest) -> String {
        let plan = KeyboardPlan(request, phone)
        return plan.characters[index].map { key in
            if case .text(let text) = key.face { text } else { "" }
        }.joined()
    }

    @Test(arguments: [
        ("en-GB", "qwertyuiop"), ("fr-CA", "azertyuiop"), ("de", "qwertzuiopü"), ("ru", "йцукенгшщзх"),
        ("ar", "ضصثقفغعهخحج"), ("xx", "qwertyuiop"),
    ])
    func lettersAreThoseOfTheLanguage(language: String, letters: String) {
        #expect(row(0, request(language: language)) == letters)
    }

    @Test func addressesAndSecretsAreLatin() {
        #expect(row(0, request(.URL, language: "ru")) == "qwertyuiop")
        #expect(row(0, request(.emailAddress, language: "fr")) == "azertyuiop")
        var secret = request(language: "ja")
        secret.isSecure = true
        #expect(row(0, secret) == "qwertyuiop")
    }

    @Test(arguments: [("en", true), ("ru", true), ("ar", false), ("he", false)])
    func scriptsWithoutCapitalsHaveNoShiftKey(language: String, hasShift: Bool) {
        let keys = KeyboardPlan(request(language: language), phone).keys
        #expect(keys.contains { $0.key.face == .symbol("shift") } == hasShift)
    }

    @Test func shiftedLettersAreCapitals() {
        #expect(row(1, request(language: "tr", isShifted: true)) == "ASDFGHJKLŞİ")
    }

    @Test func japaneseIsWrittenByRowsOfKana() {
        let plan = KeyboardPlan(request(language: "ja"), phone)
        #expect(texts(plan).starts(with: ["→", "ABC", "☆123", "あ", "か", "さ"]))
        #expect(texts(plan).contains("改行") && texts(plan).contains("空白"))
    }

    @Test func padsHaveDigitsAndTheSignsOfTheirType() {
        #expect(texts(KeyboardPlan(request(.numberPad), phone)) == (1...9).map { "\($0)" } + ["0"])
        #expect(texts(KeyboardPlan(request(.decimalPad), phone)).contains("."))
        #expect(texts(KeyboardPlan(request(.decimalPad, language: "de"), phone)).contains(","))
        #expect(texts(KeyboardPlan(request(.phonePad), phone)).contains("+*#"))
    }

    @Test func keyboardsOfAddressesHaveTheirSigns() {
        #expect(texts(KeyboardPlan(request(.emailAddress), phone)).contains("@"))
        #expect(texts(KeyboardPlan(request(.URL), phone)).contains(".com"))
        #expect(!texts(KeyboardPlan(request(), phone)).contains("@"))
    }

    @Test func theReturnKeySaysWhatItDoes() {
        var request = request()
        #expect(KeyboardPlan(request, phone).returnKey == .function("return"))
        request.returnKey = .search
        #expect(KeyboardPlan(request, phone).returnKey == KeyboardKey(face: .text("search"), role: .action))
        request.language = "ja"
        #expect(KeyboardPlan(request, phone).returnKey.face == .text("検索"))
    }

    @Test(arguments: [
        KeyboardPlan.Measures(size: CGSize(width: 390, height: 336), bar: 45, bottom: 75),
        KeyboardPlan.Measures(size: CGSize(width: 320, height: 253), bar: 37, bottom: 0),
        KeyboardPlan.Measures(size: CGSize(width: 844, height: 209), bar: 38, bottom: 21, margin: 50),
        KeyboardPlan.Measures(
            size: CGSize(width: 820, height: 313), bar: 55, bottom: 0, isPad: true, margin: 6),
    ])
    func keysLieSideBySide(measures: KeyboardPlan.Measures) {
        let bounds = CGRect(origin: .zero, size: measures.size)
        let types = (0...11).compactMap(UIKeyboardType.init(rawValue:))
        for (type, language) in types.map({ ($0, "en") })
            + ["fr", "de", "uk", "ja", "th", "hr"].map({ (.default, $0) })
        {
            let frames = KeyboardPlan(request(type, language: language), measures).keys.map(\.frame)
            #expect(frames.allSatisfy { $0.width > 5 && $0.height > 5 && bounds.contains($0) })
            for (index, frame) in frames.enumerated() {
                #expect(!frames[..<index].contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(frame) })
            }
        }
    }

    @Test func sentencesBeginWithACapital() {
        let field = UITextField()
        #expect(KeyboardRequest(field).isShifted)
        field.text = "a"
        #expect(!KeyboardRequest(field).isShifted)
        field.text = ""
        field.keyboardType = .emailAddress
        #expect(!KeyboardRequest(field).isShifted)
    }

    @Test func theKeyboardIsDrawnLightOrDark() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        let light = try #require(window.keyboardImage)
        field.keyboardAppearance = .dark
        let dark = try #require(window.keyboardImage)
        #expect(light.pngData() != dark.pngData())
        field.resignFirstResponder()
        #expect(window.keyboardImage == nil)
    }
}

extension UIWindow {
    fileprivate var keyboardImage: UIImage? {
        guard let host = subviews.first(where: { $0 is InputHostView }) else { return nil }
        return UIGraphicsImageRenderer(size: host.bounds.size).image { host.layer.render(in: $0.cgContext) }
    }
}
