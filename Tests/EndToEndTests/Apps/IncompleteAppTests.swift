import Foundation
import Testing

/// An app that depends on a missing package is displayed without the code that needs it, and without what fails as a result.
@Suite(.timeLimit(.minutes(40))) struct IncompleteAppTests {
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
                view.addSubview(badge())
            }

            override func shine() { title = "" }

            private func text() -> Text { OddText() }
            private func badge() -> BadgeView { OddBadge() }
        }

        final class BadgeView: UIView {}

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
        let place = "App/App.swift:\((line ?? -1) + 1):9: warning: left out: what uses maker while it is nil"
        #expect(errors.contains(place + ", which fails here: Unexpectedly found nil"), "\(errors)")
        #expect(errors.contains("the superclass OddController; UIViewController replaces it"))
        #expect(errors.contains("The app fails at 1 place; building it without, round 1 …"))
        #expect(!errors.contains("round 2 …"))
    }

    @Test func theReportListsWhatIsLeftOutAndMissing() async throws {
        let report = try await Self.rendered.value.report
        #expect(report.version == 1 && report.modules.map(\.name) == ["App"])
        let line = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("OddStore()") }
        let lost = report.modules.flatMap(\.leftOut).first { $0.line == (line ?? -1) + 1 }
        #expect(lost?.file == "App.swift" && lost?.what == "a statement of viewDidLoad")
        #expect(lost?.why == "cannot find 'OddStore' in scope")
        #expect(report.missing.contains { $0.name == "OddStore" && $0.uses == 1 })
    }

    /// Xcode accepts a file whose name was pasted with control characters.
    @Test func namesOfFilesMayHaveControlCharacters() async throws {
        let place = try FailingApp.place(
            source: "import UIKit\nfinal class DoorController: UIViewController {}\n", scenes: ["Door"])
        try place.make("App/\u{10}Key.swift", .text("import UIKit\nfunc turn() { oddTurn() }\n"))
        let run = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasSuffix("\n1 of 1 scene alive, 1 of 2 files whole\n"), "\(run.output)")
    }

    /// An app that compiles whole is shown without a value that the code which shows the screen has to set.
    @Test func aScreenIsShownWithoutTheValueThatIsSetByWhatShowsIt() async throws {
        let source = """
            import UIKit
            struct Card { var name = "" }
            final class CardController: UIViewController {
                var card: Card!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = card.name
                    print("count: \\(count())")
                }
                func count() -> Int { card.name.count }
            }

            """
        let place = try FailingApp.place(source: source, scenes: ["Card"])
        let run = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(run.status == 0 && run.errors.contains("count: 0"), "\(run.errors)")
        #expect(run.errors.contains("App.swift:7:9: warning: left out: what uses card while it is nil"))
        #expect(run.output.hasSuffix("\n1 of 1 scene alive, 0 of 1 file whole\n"), "\(run.output)")
    }

    @Test func aScreenIsShownWithoutAnOptionalValueThatItUnwraps() async throws {
        let source = """
            import UIKit
            struct Card { var name = "" }
            final class CardController: UIViewController {
                var card: Card?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = self.card!.name
                    print("shown")
                }
                var people: NSSet?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    let names = people?.allObjects as! [String]
                    title = names.first
                }
            }

            """
        let place = try FailingApp.place(source: source, scenes: ["Card"])
        let run = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(run.status == 0 && run.errors.contains("shown"), "\(run.errors)")
        #expect(run.errors.contains("App.swift:7:9: warning: left out: what uses card while it is nil"))
        let cast =
            "App.swift:13:9: warning: left out: a statement of viewWillAppear, which fails here: A forced cast"
        #expect(run.errors.contains(cast), "\(run.errors)")
        #expect(run.output.hasSuffix("\n1 of 1 scene alive, 0 of 1 file whole\n"), "\(run.output)")
    }

    /// A repair takes time and may be interrupted.
    @Test func theReportIsWrittenBeforeARepair() async throws {
        let source = """
            import UIKit
            final class Card { func turn() {} }
            final class CardController: UIViewController {
                var card: Card!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    card.turn()
                    guard let mark = ProcessInfo.processInfo.environment["HARBOR_MARK"] else { return }
                    FileManager.default.createFile(atPath: mark, contents: nil)
                    while true { Thread.sleep(forTimeInterval: 0.1) }
                }
            }

            """
        let place = try FailingApp.place(source: source, scenes: ["Card"])
        let report = try await interrupted(place)
        #expect(report.scenes.map(\.state) == ["crashed"])
        #expect(report.scenes.first?.why.contains("card is nil") == true, "\(report.scenes)")
    }

    /// The scenes of an app that cannot be launched are drawn without its launch until that is repaired.
    @Test func theReportIsWrittenBeforeTheRepairOfALaunch() async throws {
        let source = """
            import UIKit
            final class Card { func turn() {} }
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var card: Card!
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    card.turn()
                    guard let mark = ProcessInfo.processInfo.environment["HARBOR_MARK"] else { return true }
                    FileManager.default.createFile(atPath: mark, contents: nil)
                    while true { Thread.sleep(forTimeInterval: 0.1) }
                }
            }
            final class CardController: UIViewController {}

            """
        let place = try FailingApp.place(source: source, scenes: ["Card"])
        let report = try await interrupted(place)
        #expect(report.scenes.last?.state == "alive", "\(report.scenes)")
    }

    /// Renders an app until it makes its mark, which it does after it was repaired. Returns the report of the interrupted run.
    private func interrupted(_ place: Workplace) async throws -> FailingApp.Report {
        var environment = ProcessInfo.processInfo.environment
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        environment["KUMIKI_RUNTIME"] = (try Tool.path() as NSString).deletingLastPathComponent
        environment["HARBOR_MARK"] = place.path + "/repaired"
        let run = try await Tool.run(
            ["render", "App", "-o", "out", "--time-limit", "60"], in: place, environment: environment,
            limit: 600, interruptedAt: place.path + "/repaired")
        #expect(run.status != 0)
        return try JSONDecoder().decode(
            FailingApp.Report.self, from: place.files(below: "out")["report.json"] ?? Data())
    }

    @Test func strictRunsLeaveNothingOut() async throws {
        let place = try FailingApp.place(source: Self.source, scenes: ["Card", "Badge"])
        let run = try await FailingApp.run(["render", "App", "-o", "out", "--strict"], in: place)
        #expect(run.status == 1)
        #expect(!run.errors.contains("left out"), "\(run.errors)")
        let report = try JSONDecoder().decode(
            FailingApp.Report.self, from: place.files(below: "out")["report.json"] ?? Data())
        #expect(report.scenes.map(\.state) == ["stand-in", "stand-in"])
        #expect(report.scenes.allSatisfy { $0.pictures.count == 1 })
    }

    /// A build that was interrupted after its rounds does not repeat them, and reports the same.
    @Test func anInterruptedBuildContinues() async throws {
        let place = try FailingApp.place(source: Self.source, scenes: ["Badge"])
        let first = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(first.errors.contains("App, round 1: "))
        let caches = try FileManager.default.contentsOfDirectory(atPath: place.path + "/cache")
        for cache in caches {
            try? FileManager.default.removeItem(atPath: "\(place.path)/cache/\(cache)/render/outcome.json")
        }
        let second = try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        #expect(second.errors.contains("Compiling App ") && !second.errors.contains("App, round "))
        #expect(second.errors.contains("`OddText`, 1 use") && second.output == first.output)
    }

    /// Code that did not compile is left out of the next build from the start, unless a change may affect it.
    @Test func afterAChangeOnlyWhatItMayAffectIsTriedAgain() async throws {
        let place = try FailingApp.place(
            source: """
                import UIKit
                final class DoorController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        oddTurn()
                        oddLock()
                    }
                }

                """, scenes: ["Door"])
        func run(_ key: String) async throws -> Tool.Run {
            try place.make("App/Key.swift", .text("import UIKit\n\(key)\n"))
            return try await FailingApp.run(["render", "App", "-o", "out"], in: place)
        }
        let first = try await run("func count() { print(1) }")
        #expect(
            first.errors.contains(
                "App, round 1: 1 of 2 files compile whole; leaving out what does not at 2 places"))
        let body = try await run("func count() { print(2) }")
        #expect(
            body.errors.contains("Compiling App ") && !body.errors.contains("App, round "), "\(body.errors)")
        #expect(body.output == first.output && body.errors.contains("`oddTurn`, 1 use"), "\(body.errors)")
        let turn = try await run("func count() { print(2) }\nfunc oddTurn() {}")
        #expect(turn.errors.contains("leaving out what does not at 1 places"), "\(turn.errors)")
        let lock = try await run("func oddTurn() {}\nfunc oddLock() {}")
        #expect(lock.output.hasSuffix("\n1 of 1 scene alive, 2 of 2 files whole\n"), "\(lock.output)")
    }

    @Test func aTreeIsThatOfTheAppWithoutWhatFails() async throws {
        let place = try FailingApp.place(source: Self.source, scenes: ["Card", "Badge"])
        // The app of a document is that of the package around it.
        try place.make(
            "App/Package.swift",
            .text(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "App", targets: [.target(name: "App", path: ".")])

                """))
        let run = try await FailingApp.run(["tree", "App/Main.storyboard"], in: place)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("The app fails at 1 place; building it without, round 1 …"))
        #expect(!run.errors.contains("is drawn without the app"))
    }

    @Test func snapshotsAreDrawnByTheAppWithoutWhatFails() async throws {
        let place = try FailingApp.place(source: Self.source, scenes: ["Card", "Badge"])
        let run = try await FailingApp.run(["snapshot", "App"], in: place)
        #expect(run.status == 0 && run.output.contains("2 new"), "\(run.output)\(run.errors)")
        #expect(run.errors.contains("The app fails at 1 place; building it without, round 1 …"))
        let again = try await FailingApp.run(["snapshot", "App", "--check"], in: place)
        #expect(again.status == 0 && again.output.contains("2 same"), "\(again.output)\(again.errors)")
        #expect(!again.errors.contains("The app fails"))
    }
}
