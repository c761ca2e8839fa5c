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
    private(set) var missing: Set<String> = []
    private(set) var frameworks: Set<String> = []
    private(set) var brought: Set<String> = []
    private(set) var files: [String] = []

    init?(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--module": module = rest.popFirst() ?? ""
            case "--output": output = rest.popFirst() ?? ""
            case "--root": root = rest.popFirst() ?? ""
            case "--ending": ending = rest.popFirst() ?? ending
            case "--names-all": namesAll = true
            case "--brings-uikit": bringsUIKit = true
            case "--no-package": isOfPackage = false
            case "--snapshot-folder": snapshotFolder = rest.popFirst()
            case "--bundle": hasBundle = true
            case "--surroundings":
                guard let known = rest.popFirst().flatMap(SourceAdapter.Surroundings.init) else { return nil }
                surroundings = known
            case "--dependency": dependencies.append(rest.popFirst() ?? "")
            case "--dependent": dependents += Self.swiftFiles(at: rest.popFirst() ?? "")
            case "--broken": broken = rest.popFirst()
            case "--missing": missing.insert(rest.popFirst() ?? "")
            case "--framework": frameworks.insert(rest.popFirst() ?? "")
            case "--brought": brought.insert(rest.popFirst() ?? "")
            case "--summary": summary = rest.popFirst()
            case "--tests":
                tests = rest.popFirst()
                purpose = .tests
            case "--test-helpers":
                help = rest.popFirst()
                purpose = .tests
            case "--helped-by": helpers.append(rest.popFirst() ?? "")
            case "--tested": purpose = .testedCode
            case "--ios":
                let numbers = (rest.popFirst() ?? "").split(separator: ".").compactMap { Int($0) }
                guard let major = numbers.first else { return nil }
                version = SourceAdapter.SystemVersion(major, numbers.dropFirst().first ?? 0)
            default: files += Self.swiftFiles(at: argument)
            }
        }
        guard !module.isEmpty, !output.isEmpty, !files.isEmpty else { return nil }
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
        let name = relative.dropLast(".swift".count).map(Self.writable).joined()
        // The package manager treats a module with a `main.swift` as a program.
        return name + (file.isProgramEntry ? "_program" : "") + ending
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
        let names = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        return names.isEmpty && path.hasSuffix(".swift") ? [path] : names.sorted().map { "\(path)/\($0)" }
    }
}
