import Foundation
import Testing

/// Frameworks are compiled when sources first import them, and again after a change.
@Suite struct FrameworkCacheTests {
    @Test(.timeLimit(.minutes(40)))
    func aFrameworkIsCompiledAgainWhenOneThatItImportsChanges() async throws {
        let place = try Self.place()
        #expect(try await Self.compiled(in: place) == ["Pearl", "Oyster"])
        #expect(try await Self.compiled(in: place) == [])
        try place.make("Kumiki/Sources/Frameworks/Pearl/Pearl.swift", .text(Self.pearl(4)))
        #expect(try await Self.compiled(in: place) == ["Pearl", "Oyster"])
    }

    /// Returns the frameworks that are compiled when the app is drawn, in their order.
    private static func compiled(in place: Workplace) async throws -> [String] {
        var environment = ProcessInfo.processInfo.environment
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        environment["KUMIKI_RUNTIME"] = place.path + "/Kumiki/.build/debug"
        let run = try await Tool.run(
            ["render", "App", "-o", "out"], in: place, environment: environment, limit: 900)
        #expect(run.status == 0, "\(run.errors)")
        return run.errors.matches(of: /Compiling Kumiki's (\w+)/).map { String($0.1) }
    }

    /// An app, and a package of Kumiki with the products of this build and two frameworks.
    private static func place() throws -> Workplace {
        let source = """
            import Oyster
            import UIKit
            final class ShellController: UIViewController {
                override func viewDidLoad() { title = String(Oyster.size) }
            }

            """
        let place = try FailingApp.place(source: source, scenes: ["Shell"])
        try place.make("Kumiki/Package.swift", .text(""))
        try place.make("Kumiki/Sources/Frameworks/Pearl/Pearl.swift", .text(pearl(3)))
        try place.make(
            "Kumiki/Sources/Frameworks/Oyster/Oyster.swift",
            .text("import Pearl\npublic enum Oyster { public static var size: Int { Pearl.size + 1 } }\n"))
        let root = ReadmeCommands.root + "/Sources"
        for module in try FileManager.default.contentsOfDirectory(atPath: root)
        where !["Frameworks", "Libraries"].contains(module) {
            try place.make("Kumiki/Sources/" + module, .link(root + "/" + module))
        }
        let products = (try Tool.path() as NSString).deletingLastPathComponent
        for product in ["Modules", "libKumikiRuntime.so", "kumiki-adapt"] {
            try place.make("Kumiki/.build/debug/" + product, .link(products + "/" + product))
        }
        return place
    }

    private static func pearl(_ size: Int) -> String {
        "public enum Pearl { @inlinable public static var size: Int { \(size) } }\n"
    }
}
