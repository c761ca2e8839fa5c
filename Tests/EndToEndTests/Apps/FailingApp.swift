import Foundation

/// An app each of whose screens fails in a different way, and the output of `kumiki render`.
struct FailingApp: Sendable {
    /// Built and rendered once for all tests.
    static let rendered = Task { try await FailingApp() }

    let run: Tool.Run
    let report: Report
    /// The paths of the pictures and pages.
    let files: Set<String>

    /// The parts of `report.json` that the tests read.
    struct Report: Decodable {
        struct Scene: Decodable {
            var scene: String
            var state: String
            var why: String
            var pictures: [String]
            var output: String?
        }

        struct Module: Decodable {
            struct LeftOut: Decodable {
                var file: String
                var line: Int
                var what: String
                var why: String
            }

            var name: String
            var files: Int
            var whole: Int
            var leftOut: [LeftOut]
        }

        struct Missing: Decodable {
            var name: String
            var kind: String
            var uses: Int
        }

        var version: Int
        var scenes: [Scene]
        var modules: [Module]
        var missing: [Missing]
    }

    func scene(_ name: String) -> Report.Scene? { report.scenes.first { $0.scene == name } }

    private init() async throws { try await self.init(source: Self.source, scenes: Self.scenes) }

    /// Creates an app with a source file and one scene for each name, whose class is the name with `Controller`.
    init(source: String, scenes: [String]) async throws {
        let place = try Self.place(source: source, scenes: scenes)
        run = try await Self.run(
            ["render", "App", "-o", "out", "--time-limit", "15", "--memory-limit", "1024"], in: place)
        let output = place.files(below: "out")
        files = Set(output.keys)
        report = try JSONDecoder().decode(Report.self, from: output["report.json"] ?? Data())
    }

    /// A folder with the app's files.
    static func place(source: String, scenes: [String]) throws -> Workplace {
        let place = try Workplace()
        try place.make("App/App.swift", .text(source))
        try place.make("App/Main.storyboard", .text(storyboard(scenes)))
        return place
    }

    /// Runs a command, which builds the app in a cache of the place.
    static func run(_ arguments: [String], in place: Workplace) async throws -> Tool.Run {
        var environment = ProcessInfo.processInfo.environment
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        // The products that are built with the tests.
        environment["KUMIKI_RUNTIME"] = (try Tool.path() as NSString).deletingLastPathComponent
        return try await Tool.run(arguments, in: place, environment: environment, limit: 900)
    }

    /// Returns the number of the source's line with a text.
    static func line(of text: String) -> Int {
        (source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
            ?? -1) + 1
    }

    private static let scenes = [
        "First", "Trap", "Force", "Loop", "Deadlock", "Exit", "Stack", "Memory", "Absent", "None", "Last",
    ]

    private static let source = """
        import UIKit

        class FirstController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("hello from First")
            }
        }

        final class TrapController: FirstController {
            override func viewDidLoad() {
                super.viewDidLoad()
                show([])
            }

            private func show(_ names: [String]) {
                title = names[2]
            }
        }

        final class ForceController: UIViewController {
            @IBOutlet var label: UILabel!

            override func viewDidLoad() {
                label.text = "no label"
            }
        }

        final class LoopController: UIViewController {
            override func viewDidLoad() {
                var number = 0
                while true { number &+= 1 }
            }
        }

        final class DeadlockController: UIViewController {
            override func viewDidLoad() {
                DispatchSemaphore(value: 0).wait()
            }
        }

        final class ExitController: UIViewController {
            override func viewDidLoad() {
                exit(3)
            }
        }

        final class StackController: UIViewController {
            override func viewDidLoad() { title = "\\(depth(of: 1))" }

            private func depth(of number: Int) -> Int { number == 0 ? 0 : depth(of: number + 1) + 1 }
        }

        final class MemoryController: UIViewController {
            override func viewDidLoad() {
                var blocks: [[UInt8]] = []
                while blocks.count < 100 { blocks.append([UInt8](repeating: 1, count: 100 << 20)) }
                title = "\\(blocks.count)"
            }
        }

        final class NoneController: UIViewController {
            required init?(coder: NSCoder) { nil }
        }

        final class LastController: FirstController {}

        """

    private static func storyboard(_ names: [String]) -> String {
        let scenes = names.map { name in
            """
            <scene sceneID="s-\(name)"><objects>
            <viewController storyboardIdentifier="\(name)" id="\(name)" customClass="\(name)Controller" \
            customModule="App" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v-\(name)"><rect key="frame" width="393" height="852"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
            </viewController></objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(names.first ?? "")">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>

            """
    }
}
