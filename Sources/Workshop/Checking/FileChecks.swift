import Foundation
import SourceProjects
import Synchronization

/// Compiles the files of a module that are not known to compile, in small groups, as many at the same time as there are
/// processors.
///
/// A group of files without errors is also checked for those that the compiler finds only in code whose types are
/// correct, such as a missing `return`. Files that compile are not compiled again until a change may affect them, and not before
/// those compile that have changed or had errors: mostly a change affects files without effect, and rounds with few files are short.
struct FileChecks {
    /// The outcome of one check.
    struct Result {
        /// Whether all files compile.
        let isSuccess: Bool
        /// Whether all files compile that had errors or have changed, so that the errors are a change's effects on others.
        let isOfOthers: Bool
        /// The output of the compiler, with the paths of the original files.
        let text: String
    }

    private let module: SourceModule
    private let writer: PackageWriter
    /// The paths of adapted files that compile.
    private(set) var compiling: Set<String> = []
    /// The paths of others that had no errors when they were compiled last, by the dates of their content: a change may affect them, or
    /// errors in other files ended their check.
    private var probable: [String: Date] = [:]
    /// The paths of files that had no errors of any kind when they were compiled last, by the dates of their content. Changes in other
    /// files mostly cause errors of types, for which they are checked in half of the time; the build finds those that are left.
    private var complete: [String: Date] = [:]
    /// The number of files that were compiled again, each as often as it was.
    private(set) var effort = 0
    /// The files that have been compiled.
    private var compiled: Set<String> = []
    private var command: FrontendCommand?
    /// Whether expressions whose types are not inferred early are left to a later check.
    private let isLimited: Bool
    /// Identifies what the files are compiled with.
    private var surroundings: String

    /// Creates the checks of a module's files. What was found in an earlier build counts if they are compiled with the same modules
    /// and settings, which a text identifies.
    init(
        _ module: SourceModule, writer: PackageWriter, with surroundings: String, isLimited: Bool = false
    ) {
        self.isLimited = isLimited
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
        let kept = surroundings == self.surroundings ? files : []
        for file in compiling.subtracting(kept) { probable[file] = Self.date(of: file) }
        compiling.formIntersection(kept)
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
        let drafts = writer.draftFolder(of: module) + "/"
        compiling.formIntersection(files)
        let pending = files.filter { $0.hasPrefix(drafts) && !compiling.contains($0) }
        let first = pending.filter { !Self.isUnchanged($0, since: probable) }
        let results = try compile(first, of: files, check)
        guard results.allSatisfy({ $0.status == 0 }) else { return result(results, isOfOthers: false) }
        let others = try compile(pending.filter { !first.contains($0) }, of: files, check)
        return result(others, isOfOthers: true)
    }

    private func result(_ results: [ChildProcess.Result], isOfOthers: Bool) -> Result {
        Result(
            isSuccess: results.allSatisfy { $0.status == 0 }, isOfOthers: isOfOthers,
            text: AdaptedPaths(writer).named(results.map(\.text).joined(separator: "\n")))
    }

    /// Compiles some of a module's files.
    private mutating func compile(
        _ some: [String], of files: [String], _ check: ModuleCheck
    ) throws(WorkshopError) -> [ChildProcess.Result] {
        guard !some.isEmpty else { return [] }
        effort += compiled.intersection(some).count
        compiled.formUnion(some)
        let command =
            if let command { command } else {
                try FrontendCommand(
                    driverArguments: check.arguments, probe: "\(check.products)/\(module.name)+Probe.swift")
            }
        self.command = command
        let known = Set(some.filter { Self.isUnchanged($0, since: complete) })
        let whole = Self.groups(of: some.filter { !known.contains($0) })
        let groups = whole + Self.groups(of: some.filter(known.contains))
        func run(_ numbers: [Int], _ limit: SolverLimit?) throws(WorkshopError) -> [ChildProcess.Result] {
            var calls: [ChildProcess] = []
            for number in numbers {
                let lists = "\(check.products)/\(module.name).\(number)"
                calls.append(
                    try command.checking(
                        groups[number], of: files, lists: lists, limit: limit,
                        onlyTypes: number >= whole.count))
            }
            return try Self.run(calls)
        }
        var results = try run(Array(groups.indices), isLimited ? .early : nil)
        let stopped = results.indices.filter { isLimited && Self.onlyStops(results[$0]) }
        for (number, result) in zip(stopped, try run(stopped, .wide)) { results[number] = result }
        let paths = AdaptedPaths(writer)
        for (group, result) in zip(groups, results) { note(result, of: group, paths) }
        for (group, result) in zip(whole, results) where result.status == 0 {
            for file in group { complete[file] = Self.date(of: file) }
        }
        try store()
        return isLimited ? results.map(Self.withoutStops) : results
    }

    /// Returns whether all errors are places at which the compiler stopped early.
    private static func onlyStops(_ result: ChildProcess.Result) -> Bool {
        guard result.status != 0 else { return false }
        let errors = CompilerMessages(output: result.text).errors
        return !errors.isEmpty && errors.allSatisfy(\.isLimit)
    }

    /// Returns the result without the places at which the compiler stopped in files without other errors, which are compiled again
    /// when the others are free of errors.
    private static func withoutStops(_ result: ChildProcess.Result) -> ChildProcess.Result {
        let errors = CompilerMessages(output: result.text).errors
        let certain = Set(errors.filter { !$0.isLimit }.map(\.file))
        let left = errors.filter { $0.isLimit && !certain.contains($0.file) }
        guard !certain.isEmpty, !left.isEmpty else { return result }
        let lines = Set(left.map(\.description))
        let kept = result.text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !lines.contains(String($0)) }
        return ChildProcess.Result(status: result.status, output: Array(kept.joined(separator: "\n").utf8))
    }

    /// Notes which files of a group compile. Without a crash of the compiler all have been read for errors of types.
    private mutating func note(_ result: ChildProcess.Result, of group: [String], _ paths: AdaptedPaths) {
        for file in group { probable[file] = nil }
        guard result.status != 0 else { return compiling.formUnion(group) }
        let messages = CompilerMessages(output: result.text)
        guard !messages.errors.isEmpty, !result.text.contains("Stack dump:") else { return }
        let failing = Set(messages.errors.map { paths.adapted($0.file) })
        for file in group where !failing.contains(file) { probable[file] = Self.date(of: file) }
    }

    /// Whether the file has its content since the date in a list; false if it is not in the list.
    private static func isUnchanged(_ file: String, since dates: [String: Date]) -> Bool {
        dates[file].map { $0 == date(of: file) } ?? false
    }

    private static func date(of file: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }

    /// The bytes of source of a group: the time to start a compiler is small against that of its files.
    private static let size = 100_000

    /// Returns the files in groups of about the same size.
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
