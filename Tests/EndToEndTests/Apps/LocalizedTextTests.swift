import Foundation
import Testing

/// Texts are found however an app asks for them, also where their language has a region.
@Suite(.timeLimit(.minutes(40))) struct LocalizedTextTests {
    @Test func aCallWithAllArgumentsFindsTheTextOfALanguageWithARegion() async throws {
        let place = try FailingApp.place(source: Self.source, scenes: ["Home"])
        try place.make("App/en-US.lproj/Localizable.strings", .text("\"greeting\" = \"Hello\";\n"))
        try place.make("App/de-DE.lproj/Localizable.strings", .text("\"greeting\" = \"Hallo\";\n"))
        let english = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(english.errors.contains("greeting: Hello\n"), "\(english.errors.suffix(3000))")
        let german = try await FailingApp.run(["render", "App", "-o", "out", "--language", "de"], in: place)
        #expect(german.errors.contains("greeting: Hallo\n"), "\(german.errors.suffix(3000))")
    }

    private static let source = """
        import UIKit

        final class HomeController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let text = NSLocalizedString(
                    "greeting", tableName: nil, bundle: Bundle(for: HomeController.self), value: "none", comment: "")
                print("greeting:", text)
            }
        }
        """
}
