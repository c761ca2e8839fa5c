import CommandArguments
import Foundation
import SourceAdapter

/// The options of the command.
struct Options {
    private(set) var module = ""
    private(set) var version = SourceAdapter.SystemVersion.newest
    private(set) var output = ""
    private(set) var root = ""
    private(set) var namesAll = false
    private(set) var hasBundle = false
    private(set) var isOfPackage = true
    private(set) var bringsUIKit = false
    private(set) var snapshotFolder: String?
    private(set) var surroundings = SourceAdapter.Surroundings.host
    private(set) var ending = ".swift"
    private(set) var dependencies: [String] = []
    /// The sources of modules that import this one.
    private(set) var dependents: [String] = []
    private(set) var summary: String?
    /// The path of the list of the module's tests; nil if it has none.
    private(set) var tests: String?
    /// The file for the summary that tests need of this module; nil if it does not help them.
    private(set) var help: String?
    /// The summaries of the modules that help the tests.
    private(set) var helpers: [String] = []
    private(set) var purpose = CodeRemoval.Purpose.pictures
    private(set) var broken: String?
    /// The file for the module's interface, and the beginning of that for its digest.
    private(set) var interface: String?
    /// The file for what the adapted files see of each other.
    private(set) var drafts: String?
    private(set) var missing: Set<String> = []
    private(set) var frameworks: Set<String> = []
    private(set) var brought: Set<String> = []
    private(set) var files: [String] = []

    /// The options with the values that they take.
    static let all = [
        Option("--module", value: "NAME", help: "The module's name."),
        Option("--output", value: "FOLDER", help: "The folder that the adapted files are written to."),
        Option(
            "--ios", value: "VERSION",
            help: "The version of iOS that the sources run on; the newest unless given."),
        Option(
            "--root", value: "FOLDER",
            help: "The folder to which the paths in the output are relative; they are whole unless given."),
        Option("--ending", value: "TEXT", help: "The extension of adapted files, if it is not .swift."),
        Option("--names-all", help: "Names the original file in each one, not only in changed ones."),
        Option("--bundle", help: "The module has a bundle of resources."),
        Option("--no-package", help: "The module is not one of a package."),
        Option("--brings-uikit", help: "The module's files import UIKit without naming it."),
        Option("--snapshot-folder", value: "FOLDER", help: "The folder of recorded pictures."),
        Option(
            "--surroundings", value: "KIND",
            help: "What the module runs in: host, tests, module or application; host unless given."),
        Option(
            "--dependency", value: "FILE", repeats: true,
            help: "The summary of a module that this one imports."),
        Option(
            "--dependent", value: "PATH", repeats: true, help: "Sources of modules that import this one."),
        Option("--summary", value: "FILE", help: "The file for the module's summary."),
        Option(
            "--broken", value: "FILE",
            help:
                "Places that do not compile, to be left out: path, line, column, round, reach (condition, statement,"
                + " body, declaration, type or file) and message, separated by tabs."),
        Option(
            "--interface", value: "FILE",
            help: "The file for what the module's files see of each other, for --unaffected."),
        Option(
            "--drafts", value: "FILE",
            help:
                "The file for what the adapted files see of each other. The names of those that compile if they did"
                + " when the file was written are written to FILE.same."),
        Option("--missing", value: "NAME", repeats: true, help: "A missing module."),
        Option("--framework", value: "NAME", repeats: true, help: "An available framework of Apple's."),
        Option(
            "--brought", value: "NAME", repeats: true,
            help: "A module that UIKit and Foundation export on iOS."),
        Option("--tested", help: "A call of a function that was left out ends the process."),
        Option(
            "--tests", value: "FILE", help: "As --tested; writes the list of the module's tests to the file."),
        Option(
            "--test-helpers", value: "FILE",
            help: "As --tested; writes the summary that --helped-by reads to the file."),
        Option(
            "--helped-by", value: "FILE", repeats: true,
            help: "The summary of a module of helpers that the tests use."),
    ]

    init(_ words: [String]) throws(UsageError) {
        let arguments = try Arguments(words, options: Self.all)
        module = arguments.value("--module") ?? ""
        output = arguments.value("--output") ?? ""
        root = arguments.value("--root") ?? ""
        ending = arguments.value("--ending") ?? ending
        namesAll = arguments.has("--names-all")
        hasBundle = arguments.has("--bundle")
        isOfPackage = !arguments.has("--no-package")
        bringsUIKit = arguments.has("--brings-uikit")
        snapshotFolder = arguments.value("--snapshot-folder")
        dependencies = arguments.all("--dependency")
        dependents = arguments.all("--dependent").flatMap(Self.swiftFiles)
        summary = arguments.value("--summary")
        broken = arguments.value("--broken")
        interface = arguments.value("--interface")
        drafts = arguments.value("--drafts")
        missing = Set(arguments.all("--missing"))
        frameworks = Set(arguments.all("--framework"))
        brought = Set(arguments.all("--brought"))
        tests = arguments.value("--tests")
        help = arguments.value("--test-helpers")
        helpers = arguments.all("--helped-by")
        files = arguments.positionals.flatMap(Self.swiftFiles)
        if arguments.has("--tested") { purpose = .testedCode }
        if tests != nil || help != nil { purpose = .tests }
        if let kind = arguments.value("--surroundings") { surroundings = try Self.surroundings(kind) }
        if let text = arguments.value("--ios") { version = try Self.version(text) }
        if module.isEmpty || output.isEmpty || files.isEmpty {
            throw UsageError("a module, a folder for the output and sources are needed")
        }
    }

    private static func surroundings(_ text: String) throws(UsageError) -> SourceAdapter.Surroundings {
        guard let known = SourceAdapter.Surroundings(rawValue: text) else {
            throw UsageError("--surroundings is host, tests, module or application, not \(text)")
        }
        return known
    }

    private static func version(_ text: String) throws(UsageError) -> SourceAdapter.SystemVersion {
        let numbers = text.split(separator: ".").compactMap { Int($0) }
        guard let major = numbers.first else {
            throw UsageError("--ios is a version such as 17.2, not \(text)")
        }
        return SourceAdapter.SystemVersion(major, numbers.dropFirst().first ?? 0)
    }

    /// Returns the path below the output folder. With its own extension the file has another name than the original, and
    /// `#fileID` distinguishes the two.
    func name(of file: AdaptedSources.File) -> String {
        let path = file.source.path
        guard !root.isEmpty else { return path }
        // Other files were generated for the build.
        let relative =
            path.hasPrefix(root + "/")
            ? String(path.dropFirst(root.count + 1)) : "Generated/" + (path as NSString).lastPathComponent
        let folders = relative.lastIndex(of: "/").map { relative[...$0] } ?? ""
        let name =
            Self.plain(folders)
            + relative.dropFirst(folders.count).dropLast(".swift".count).map(Self.writable).joined()
        // The package manager treats a module with a `main.swift` as a program.
        return name + (file.isProgramEntry ? "_program" : "") + ending
    }

    /// Returns the path of a folder without the endings that would make it a resource, such as that of an asset catalog with a source in
    /// it.
    private static func plain(_ folders: Substring) -> String {
        folders.map { $0 == "." ? "%2e" : writable($0) }.joined()
    }

    /// Returns a character of a path, or the number of a control character, which the package manager's lists of files
    /// cannot have.
    private static func writable(_ character: Character) -> String {
        guard let value = character.asciiValue, value < 0x20 || value == 0x7F else {
            return String(character)
        }
        return "%" + String(value, radix: 16)
    }

    /// Returns the file, the Swift files of the folder in the order of their names, or the files in a list.
    static func swiftFiles(at path: String) -> [String] {
        if path.hasPrefix("@") {
            let list = FileManager.default.contents(atPath: String(path.dropFirst())) ?? Data()
            return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        guard let found = FileManager.default.enumerator(atPath: path) else { return [path] }
        // A folder may have the name of a file, as that of the library SQLite.swift.
        let names = found.compactMap { $0 as? String }.filter { name in
            var isFolder: ObjCBool = false
            return name.hasSuffix(".swift")
                && FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }
        return names.isEmpty && path.hasSuffix(".swift") ? [path] : names.sorted().map { "\(path)/\($0)" }
    }
}
