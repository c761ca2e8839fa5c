import Foundation
import Testing

/// An app that depends on a missing package is displayed without the code that needs it, and without what fails as a result.
@Suite(.timeLimit(.minutes(10))) struct IncompleteAppTests {
    /// Built and rendered once for all tests.
    private static let rendered = Task { try await FailingApp(source: source, scenes: ["Card", "Badge"]) }

    private static let source = """
        import Odd
        import UIKit

        final class CardController: UIViewController {
            var maker: Maker!
            var store: Store!

            override func viewDidLoad() {
                super.viewDidLoad()
                store = OddStore()
                title = store.name
                view.backgroundColor = .red
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                maker.make()
                maker.makeMore()
                view.backgroundColor = .blue
            }
        }

        final class Maker {
            func make() {}
            func makeMore() {}
        }

        final class Store { var name = "" }

        final class BadgeController: OddController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = text()
            }

            override func shine() { title = "" }

            private func text() -> Text { OddText() }
        }

        typealias Text = String

        """

    @Test(arguments: ["Card", "Badge"]) func allScenesAreAlive(_ name: String) async throws {
        let app = try await Self.rendered.value
        #expect(app.scene(name)?.state == "alive", "\(app.run.errors)")
        #expect(app.run.status == 0)
    }

    @Test func whatIsLeftOutIsNamedWithTheReason() async throws {
        let errors = try await Self.rendered.value.run.errors
        let line = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("maker.make()") }
        let place = "App/App.swift:\((line ?? -1) + 1):9: warning: left out: a statement of viewWillAppear"
        #expect(errors.contains(place + ", which fails here: Unexpectedly found nil"), "\(errors)")
        #expect(errors.contains("the superclass OddController; UIViewController replaces it"))
        #expect(errors.contains("The app fails at 2 places; building it without, round 1 …"))
        #expect(!errors.contains("round 2 …"))
    }
}
