import Foundation
import InterfaceBuilder
import SourceProjects

/// Builds the Swift sources of a folder, once for each state of their content.
public struct SourceBuild {
    /// What is built.
    public enum Goal: String, Sendable {
        /// A program that holds the classes and runs the command.
        case program = "render"
        /// The tests.
        case tests = "test"
    }

    /// What has come of it.
    public enum Outcome: Sendable {
        /// There are no sources to build.
        case nothing
        /// All is built: the program or the package to test, and what there is to say about the sources.
        case built(path: String, notes: [String])
        /// The sources do not compile; why, in lines for people.
        case failed([String])
    }

    private let root: String
    private let goal: Goal
    private let isStrict: Bool
    private let progress: BuildProgress
    private let cache: BuildCache

    /// A build of the sources in a folder. Unless it is strict, what does not compile is left out.
    public init(root: String, goal: Goal, isStrict: Bool = false, progress: BuildProgress) {
        self.isStrict = isStrict
        self.root = FolderListing.resolved(root) ?? root
        self.goal = goal
        self.progress = progress
        cache = BuildCache(root: root, purpose: goal.rawValue)
    }

    /// Builds what has changed since the last time; answers at once if nothing has.
    public func run() throws(WorkshopError) -> Outcome {
        guard hasSources else { return .nothing }
        let runtime = try KumikiRuntime()
        try runtime.prepare(progress)
        try cache.prepare()
        defer { progress.finish() }
        return try cache.lock.held { () throws(WorkshopError) in
            let fingerprint = cache.fingerprint(runtime, options: [goal.rawValue, "\(isStrict)"])
            if let known = cache.outcome(for: fingerprint) { return known }
            let outcome = try build(runtime)
            // Folders that packages came from are known only now.
            cache.setOutcome(
                outcome, for: cache.fingerprint(runtime, options: [goal.rawValue, "\(isStrict)"]))
            return outcome
        }
    }

    /// Whether there is anything to compile, asked before the runtime is built for it.
    private var hasSources: Bool {
        let names = FileManager.default.enumerator(atPath: root)
        while let name = names?.nextObject() as? String {
            if name.hasSuffix(".swift") { return true }
        }
        return false
    }

    private func build(_ runtime: KumikiRuntime) throws(WorkshopError) -> Outcome {
        let settings = FolderSettings(folder: root)
        let collector = ModuleCollector(
            root: root, goal: goal, settings: settings,
            describer: PackageDescriber(scratch: cache.folder + "/packages"),
            scratch: cache.folder)
        let collection = try collector.collect()
        for diagnostic in collection.diagnostics { progress.say(diagnostic.description) }
        cache.setOtherFolders(collection.folders)
        guard !collection.modules.isEmpty else { return .nothing }
        let writer = PackageWriter(
            folder: cache.folder + "/package", modules: collection.modules, hasProgram: goal == .program,
            compilerFlags: try runtime.compilerFlags(), linkerFlags: runtime.linkerFlags)
        try writer.write()
        let adaptation = Adaptation(runtime: runtime, writer: writer, settings: settings, progress: progress)
        let compilation = Compilation(
            goal: goal, isStrict: isStrict, writer: writer, adaptation: adaptation, progress: progress)
        return try compilation.run()
    }

    /// The folder of the project or package that a file belongs to: the nearest around it that describes one.
    public static func projectFolder(around file: String) -> String? {
        var folder = FolderListing.resolved(file) ?? file
        for _ in 0..<12 {
            folder = (folder as NSString).deletingLastPathComponent
            guard folder.count > 1 else { return nil }
            if ProjectFinder.describes(folder) { return folder }
        }
        return nil
    }

    // MARK: Running

    /// Runs a program that was built, with this one's streams and an environment, this one's unless given. Returns its
    /// exit status, or nil if a signal ended it, which people's code can cause.
    public static func runProgram(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil
    ) throws(WorkshopError) -> Int32? {
        try ChildProcess.runWithStreams(path, arguments, environment: environment)
    }

    /// Runs the tests of a package that was built in the place of this program; comes back only if that cannot be done.
    public static func replaceThisProgram(withTestsOf package: String, _ arguments: [String]) -> WorkshopError
    {
        // Tests for devices wait for animations and timers by the host's clock.
        setenv("KUMIKI_CLOCK", "host", 0)
        let words = ["swift", "test", "--package-path", package, "--skip-build"]
        return ChildProcess.replaceThisOne(with: "/usr/bin/env", words + arguments)
    }
}

extension SourceBuild.Goal {
    /// What a module has to be to be built for its own sake.
    var wantedKind: SourceModule.Kind { self == .tests ? .tests : .application }
}
