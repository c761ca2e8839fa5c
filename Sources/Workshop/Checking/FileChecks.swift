import Foundation
import SourceProjects
import Synchronization

/// Compiles the files of a module that are not known to compile, in small groups, as many at the same time as there are
/// processors.
///
/// A group of files without errors is also checked for those that the compiler finds only in code whose types are
/// correct, such as a missing `return`. Files that compile are not compiled again until a change may affect them.
struct FileChecks {
    /// The outcome of one check.
    struct Result {
        /// Whether all files compile.
        let isSuccess: Bool
        /// The output of the compiler, with the paths of the original files.
        let text: String
    }

    private let module: SourceModule
    private let writer: PackageWriter
    /// The paths of adapted files that compile.
    private(set) var compiling: Set<String> = []
    /// The paths of those that had errors in the last check.
    private var failing: Set<String> = []
    private var command: FrontendCommand?
    /// Identifies what the files are compiled with.
    private var surroundings: String

    /// Creates the checks of a module's files. What was found in an earlier build counts if they are compiled with the same modules
    /// and settings, which a text identifies.
    init(_ module: SourceModule, writer: PackageWriter, with surroundings: String) {
        (self.module, self.writer, self.surroundings) = (module, writer, surroundings)
        let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n") ?? []
        if lines.first.map(String.init) == surroundings {
            compiling = Set(lines.dropFirst().map(String.init))
        }
    }

    /// The file of what is known.
    private var file: String { writer.listFolder + "/\(module.name).checked.txt" }

    /// Removes what is stored while files are adapted, which may be interrupted.
    func removeStored() { try? FileManager.default.removeItem(atPath: file) }

    /// Keeps those of the files that compile which changes do not affect; none if they are compiled with something else.
    mutating func keep(_ files: Set<String>, with surroundings: String) throws(WorkshopError) {
        compiling.formIntersection(surroundings == self.surroundings ? files : [])
        self.surroundings = surroundings
        try store()
    }

    private func store() throws(WorkshopError) {
        try FileMirror.write(([surroundings] + compiling.sorted()).joined(separator: "\n"), to: file)
    }

    /// Compiles the files that are not known to compile.
    mutating func run() throws(WorkshopError) -> Result {
        let check = ModuleCheck(writer: writer, module: module)
        let files = try check.files()
        compiling.formIntersection(files)
        let drafts = writer.draftFolder(of: module) + "/"
        let groups = groups(of: files.filter { $0.hasPrefix(drafts) && !compiling.contains($0) })
        guard !groups.isEmpty else { return Result(isSuccess: true, text: "") }
        let command =
            if let command { command } else {
                try FrontendCommand(
                    driverArguments: check.arguments, probe: "\(check.products)/\(module.name)+Probe.swift")
            }
        self.command = command
        var calls: [ChildProcess] = []
        for (number, group) in groups.enumerated() {
            calls.append(
                try command.checking(group, of: files, lists: "\(check.products)/\(module.name).\(number)"))
        }
        let results = try Self.run(calls)
        let text = results.map(\.text).joined(separator: "\n")
        note(results, of: groups, CompilerMessages(output: text))
        try store()
        return Result(
            isSuccess: results.allSatisfy { $0.status == 0 }, text: AdaptedPaths(writer).named(text))
    }

    /// Notes which files compile, and which have errors.
    private mutating func note(
        _ results: [ChildProcess.Result], of groups: [[String]], _ messages: CompilerMessages
    ) {
        for (group, result) in zip(groups, results) where result.status == 0 { compiling.formUnion(group) }
        let paths = AdaptedPaths(writer)
        failing = Set((messages.errors + messages.crashes).map { paths.adapted($0.file) })
    }

    /// The bytes of source of a group: the time to start a compiler is small against that of its files.
    private static let size = 100_000

    /// Returns the files in groups. Files with errors are apart from others, whose check their errors would end.
    private func groups(of files: [String]) -> [[String]] {
        let failed = files.filter(failing.contains)
        let others = files.filter { !failing.contains($0) }
        return [failed, others].flatMap(Self.groups)
    }

    private static func groups(of files: [String]) -> [[String]] {
        var groups: [[String]] = []
        var left = 0
        for file in files {
            let bytes = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
            if left <= 0 {
                groups.append([])
                left = size
            }
            groups[groups.count - 1].append(file)
            left -= bytes
        }
        return groups
    }

    /// Runs the calls, as many at the same time as there are processors, and returns their results in the same order.
    private static func run(_ calls: [ChildProcess]) throws(WorkshopError) -> [ChildProcess.Result] {
        let results = Mutex(
            [Swift.Result<ChildProcess.Result, WorkshopError>?](repeating: nil, count: calls.count))
        DispatchQueue.concurrentPerform(iterations: calls.count) { index in
            let result = Swift.Result { () throws(WorkshopError) in try calls[index].run() }
            results.withLock { $0[index] = result }
        }
        var found: [ChildProcess.Result] = []
        for result in results.withLock({ $0.compactMap(\.self) }) { found.append(try result.get()) }
        return found
    }
}
