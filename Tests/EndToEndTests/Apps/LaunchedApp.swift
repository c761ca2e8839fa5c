import Foundation

/// An app with a configurable launch, and the output of `kumiki render`. It is built once for all tests.
struct LaunchedApp: Sendable {
    private static let place = Task { try LaunchedApp.makePlace() }

    let run: Tool.Run
    let scenes: [FailingApp.Report.Scene]
    /// The paths of the pictures and pages.
    let files: Set<String>

    var launch: FailingApp.Report.Scene? { scenes.first }
    var scene: FailingApp.Report.Scene? { scenes.last }

    /// Renders the app with a kind of launch.
    init(_ launch: String, _ arguments: [String] = []) async throws {
        let place = try await Self.place.value
        let environment = try Self.environment(for: launch, in: place)
        let folder = ([launch] + arguments).joined().filter(\.isLetter)
        run = try await Tool.run(
            ["render", "App", "-o", folder, "--time-limit", "8"] + arguments, in: place,
            environment: environment, limit: 900)
        let output = place.files(below: folder)
        files = Set(output.keys)
        let report = try JSONDecoder().decode(
            FailingApp.Report.self, from: output["report.json"] ?? Data())
        scenes = report.scenes
    }

    private static func environment(for launch: String, in place: Workplace) throws -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        // The products that are built with the tests.
        environment["KUMIKI_RUNTIME"] = (try Tool.path() as NSString).deletingLastPathComponent
        environment["HARBOR_LAUNCH"] = launch
        return environment
    }

    /// Interrupts a run during a launch that does not end. Returns the run's exit status, and the processes of the app
    /// that exist three seconds later.
    static func interrupted() async throws -> (status: Int32, remaining: [String]) {
        let place = try await Self.place.value
        let mark = place.path + "/launched"
        var environment = try environment(for: "endless", in: place)
        environment["HARBOR_MARK"] = mark
        let run = try await Tool.run(
            ["render", "App", "-o", "interrupted", "--time-limit", "60"], in: place, environment: environment,
            limit: 900, interruptedAt: mark)
        var remaining = processes(with: mark)
        for _ in 0..<30 where !remaining.isEmpty {
            try await Task.sleep(for: .milliseconds(100))
            remaining = processes(with: mark)
        }
        return (run.status, remaining)
    }

    /// Returns the numbers of the processes with a text in their environment.
    private static func processes(with text: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.filter { name in
            guard Int(name) != nil,
                let environment = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/environ"))
            else { return false }
            return environment.range(of: Data(text.utf8)) != nil
        }
    }

    /// Adds a file with the body of a response, below the folder `responses`.
    static func addResponse(_ file: String, _ text: String) async throws {
        try await place.value.make("responses/" + file, .text(text))
    }

    /// Returns the number of the source's line with a text.
    static func line(of text: String) -> Int {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
    }

    private static func makePlace() throws -> Workplace {
        let place = try Workplace()
        try place.make("App/App.swift", .text(source))
        try place.make("App/Main.storyboard", .text(storyboard))
        return place
    }

    private static let source = """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var store: [String]?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let names: [String] = []
                switch ProcessInfo.processInfo.environment["HARBOR_LAUNCH"] {
                case "trap": print(names[2])
                case "exit": exit(3)
                case "loop": while true {}
                case "endless":
                    let mark = ProcessInfo.processInfo.environment["HARBOR_MARK"] ?? ""
                    try? Data().write(to: URL(fileURLWithPath: mark))
                    while true {}
                case "nothing": return true
                default: store = ["Naha"]
                }
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UINavigationController(rootViewController: StartController())
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        final class StartController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(type: .system)
                button.setTitle("Show", for: .normal)
                button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
                button.addTarget(self, action: #selector(showPlace), for: .touchUpInside)
                view.addSubview(button)
            }

            @objc func showPlace() {
                navigationController?.pushViewController(PlaceController(), animated: true)
            }
        }

        final class PlaceController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                print("the place has appeared")
            }
        }

        final class SceneController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let delegate = UIApplication.shared.delegate as? AppDelegate
                print("store: \\(delegate?.store ?? [])")
                let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                let files = try? FileManager.default.contentsOfDirectory(atPath: documents.path)
                print("documents: \\(files ?? ["missing"])")
                let formatter = DateFormatter()
                formatter.dateFormat = "EEEE H:mm"
                print("now: \\(formatter.string(from: Date()))")
                load("places")
                load("harbors")
            }

            private func load(_ name: String) {
                guard let url = URL(string: "https://harbor.example/\\(name)") else { return }
                URLSession.shared.dataTask(with: url) { data, response, error in
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                    let isOffline = (error as? URLError)?.code == .notConnectedToInternet
                    let text = String(decoding: data ?? Data(), as: UTF8.self)
                    print("\\(name): \\(isOffline ? "offline" : "status \\(status) \\(text)")")
                }.resume()
            }
        }

        """

    private static let storyboard = sceneStoryboard(customModule: "Elsewhere")

    /// Returns a storyboard of one scene, whose class is in the target's own module unless another is given.
    static func sceneStoryboard(customModule: String? = nil) -> String {
        let module = customModule.map { "customModule=\"\($0)\" " } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="Scene">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="s-Scene"><objects>
            <viewController storyboardIdentifier="Scene" id="Scene" customClass="SceneController" \
            \(module)customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" width="393" height="852"/></view>
            </viewController></objects></scene></scenes>
            </document>

            """
    }
}
