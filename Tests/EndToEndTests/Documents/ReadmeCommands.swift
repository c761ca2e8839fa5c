import Foundation

/// The commands in the README and the guide for contributors, and a folder in which they work.
enum ReadmeCommands {
    /// The project's own folder.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// Returns every command of the tool in the indented lines of a document, without comments.
    static func commands(in file: String) -> [String] {
        guard let text = try? String(contentsOfFile: root + "/" + file, encoding: .utf8) else { return [] }
        let joined = text.replacing("\\\n", with: "")
        return joined.split(separator: "\n").filter { $0.hasPrefix("    ./kumiki ") }.map { line in
            let command = line.split(separator: "#", maxSplits: 1)[0]
            return command.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// Returns the scripts that a document mentions.
    static func scripts(in file: String) -> Set<String> {
        guard let text = try? String(contentsOfFile: root + "/" + file, encoding: .utf8) else { return [] }
        return Set(text.matches(of: #/`(Scripts/[a-z\/.-]+)/#).map { String($0.1) })
    }

    /// Returns a folder with the operands of the commands: the example, documents, an app, a package and a git repository.
    static func place() async throws -> Workplace {
        let place = try Workplace()
        try place.make("kumiki", .link(try Tool.path()))
        try FileManager.default.createDirectory(
            atPath: place.path + "/Examples", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: root + "/Examples/Okinawa", toPath: place.path + "/Examples/Okinawa")
        let board = BoatDocument().text.replacing(
            "title=\"Harbor\"", with: "storyboardIdentifier=\"LoginViewController\"")
        for file in ["Main.storyboard", "Sources/Main.storyboard", "home/MyApp/Main.storyboard"] {
            try place.make(file, .text(board))
        }
        try place.make("base.xib", .text(Sample.xib("<view tag=\"0\" id=\"a\"/>")))
        try place.make("ours.xib", .text(Sample.xib("<view tag=\"1\" id=\"a\"/>")))
        try place.make("theirs.xib", .text(Sample.xib("<view tag=\"0\" hidden=\"YES\" id=\"a\"/>")))
        try place.make("home/MyApp/Login.swift", .text("import UIKit\nclass Login: UIViewController {}\n"))
        try place.make("home/MyPackage/Package.swift", .text(manifest))
        try place.make("home/MyPackage/Sources/Boats/Boats.swift", .text("public let boats = 3\n"))
        try place.make("home/MyPackage/Tests/LayoutTests/LayoutTests.swift", .text(tests))
        let script = """
            git init -q -b main && git add Main.storyboard && git -c user.name=a -c user.email=a@example.com \
            commit -q -m base && sed -i s/Naha/Shuri/ Main.storyboard
            """
        _ = try await Tool.run(program: "/bin/sh", ["-c", script], in: place)
        return place
    }

    /// Runs a command as a user would. The example's sources are not built, which other tests do.
    static func run(_ command: String, in place: Workplace) async throws -> Tool.Run {
        var command = command
        if command.hasPrefix("./kumiki render Examples/") { command += " --documents-only" }
        // A preview serves until it is interrupted; its pages as files come from the same code.
        if command.hasPrefix("./kumiki preview ") { command += " --documents-only --once pages" }
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = place.path + "/home"
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        environment["KUMIKI_RUNTIME"] = (try Tool.path() as NSString).deletingLastPathComponent
        return try await Tool.run(
            program: "/bin/sh", ["-c", command], in: place, environment: environment, limit: 900)
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Boats", platforms: [.iOS(.v15)],
            targets: [.target(name: "Boats"), .testTarget(name: "LayoutTests", dependencies: ["Boats"])])
        """

    private static let tests = """
        import Boats
        import Testing
        @Suite struct LayoutTests { @Test func three() { #expect(boats == 3) } }
        """
}
