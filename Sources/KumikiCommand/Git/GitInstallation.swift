import CommandArguments
import Foundation
import Staging

/// The drivers in git's configuration and the lines in its attributes.
struct GitInstallation {
    private let repository: GitRepository
    private let isGlobal: Bool
    /// The files with attributes: the one that is committed, and the one of this clone, which also applies while commits
    /// are checked out that precede the first.
    private let files: [String]

    init(isGlobal: Bool, folder: String = ".") throws {
        repository = GitRepository(folder)
        self.isGlobal = isGlobal
        if isGlobal {
            let home =
                ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
            files = [
                repository.text(["config", "--global", "--path", "core.attributesFile"]) ?? home
                    + "/git/attributes"
            ]
        } else {
            guard let root = repository.text(["rev-parse", "--show-toplevel"]),
                let own = repository.text([
                    "rev-parse", "--path-format=absolute", "--git-path", "info/attributes",
                ])
            else {
                throw UsageError("this folder is in no git repository; use --global for all repositories")
            }
            files = [root + "/.gitattributes", own]
        }
    }

    private static let begin = "# kumiki: documents are merged and compared by their objects"
    private static let end = "# kumiki end"
    private static let lines = [
        "*.storyboard merge=kumiki diff=kumiki", "*.xib merge=kumiki diff=kumiki", "*.strings merge=kumiki",
        "**/*.xcassets/**/Contents.json merge=kumiki", "*.xcstrings merge=kumiki",
    ]

    private var settings: [(name: String, value: String)] {
        let program = "'" + Self.program.replacing("'", with: "'\\''") + "'"
        return [
            ("merge.kumiki.name", "Kumiki: object-based document driver"),
            ("merge.kumiki.driver", "\(program) merge --driver --path %P -o %A -- %O %A %B"),
            ("diff.kumiki.command", "\(program) diff --git"),
            ("diff.kumiki.textconv", "\(program) diff --text"),
            ("diff.kumiki.cachetextconv", "true"),
            ("difftool.kumiki.cmd", "\(program) diff \"$LOCAL\" \"$REMOTE\""),
        ]
    }

    /// The path of the running program.
    private static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments[0]
    }

    func install() throws {
        for setting in settings { try repository.run(["config", scope, setting.name, setting.value]) }
        for file in files {
            let text = try withoutLines(file)
            let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
            try write(
                text + separator + ([Self.begin] + Self.lines + [Self.end]).joined(separator: "\n") + "\n",
                to: file)
        }
        Console.print("git merges and compares documents by their objects; attributes are in \(files[0])")
    }

    func uninstall() throws {
        for section in ["merge.kumiki", "diff.kumiki", "difftool.kumiki"] {
            // It is no error if the section does not exist.
            _ = try? repository.run(["config", scope, "--remove-section", section])
        }
        for file in files where FileManager.default.fileExists(atPath: file) {
            let text = try withoutLines(file)
            if text.isEmpty {
                try FileManager.default.removeItem(atPath: file)
            } else {
                try write(text, to: file)
            }
        }
        Console.print("git merges and compares documents by lines again")
    }

    private var scope: String { isGlobal ? "--global" : "--local" }

    /// Returns the attributes without Kumiki's lines.
    private func withoutLines(_ file: String) throws -> String {
        guard FileManager.default.fileExists(atPath: file) else { return "" }
        let text = String(decoding: try FileContent.read(file), as: UTF8.self)
        var isOurs = false
        var kept: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == Self.begin { isOurs = true }
            if !isOurs { kept.append(line) }
            if line == Self.end { isOurs = false }
        }
        return kept.joined(separator: "\n")
    }

    private func write(_ text: String, to file: String) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try OutputFile.write(Data(text.utf8), to: file)
    }
}
