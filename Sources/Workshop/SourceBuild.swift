import Foundation
import InterfaceBuilder
import SourceProjects
import Workers

/// Builds the Swift sources of a folder, once for each state of their content.
public struct SourceBuild {
    /// What is built.
    public enum Goal: String, Sendable {
        /// A program that holds the app's classes and shows its scenes.
        case program = "render"
        /// The tests.
        case tests = "test"
    }

    /// What has come of it.
    public enum Outcome: Sendable, Hashable, Codable {
        /// There are no sources to build.
        case nothing
        /// The program or the package to test is built.
        case built(path: String, BuildSummary)
        /// The sources do not compile.
        case failed(BuildSummary)
    }

    private let root: String
    private let goal: Goal
    private let choice: ProjectChoice
    private let isStrict: Bool
    private let progress: BuildProgress
    private let cache: BuildCache

    /// A build of the sources in a folder. Unless it is strict, what does not compile is left out.
    public init(
        root: String, goal: Goal, choice: ProjectChoice = ProjectChoice(), isStrict: Bool = false,
        progress: BuildProgress
    ) {
        self.choice = choice
        self.isStrict = isStrict
        self.root = FolderListing.resolved(root) ?? root
        self.goal = goal
        self.progress = progress
        cache = BuildCache(root: root, purpose: goal.rawValue)
    }

    /// Builds what has changed since the last time; returns at once if nothing has. `announce` is called before
    /// anything is built that takes time.
    public func run(beforeBuilding announce: () -> Void = {}) throws(WorkshopError) -> Outcome {
        guard hasSources else { return .nothing }
        let runtime = try KumikiRuntime()
        try cache.prepare()
        defer { progress.finish() }
        if runtime.isReady, let known = try knownOutcome(runtime) { return known }
        announce()
        try runtime.prepare(progress)
        return try cache.lock.held { () throws(WorkshopError) in
            // Whoever held the lock may have built it.
            if let known = cache.outcome(for: fingerprint(runtime)) { return known }
            let preparation = try prepare(runtime)
            let outcome = if let preparation { try compile(preparation, after: nil) } else { Outcome.nothing }
            // Folders that packages came from are known only now.
            cache.setOutcome(outcome, for: fingerprint(runtime))
            return outcome
        }
    }

    /// Leaves out the places at which the app failed and builds again, if they are new and nothing else has changed since
    /// the build with the summary. Answers nil if there is nothing to build.
    public func leavingOut(_ places: [FailedPlace], after summary: BuildSummary) throws(WorkshopError)
        -> Outcome?
    {
        guard !isStrict, !places.isEmpty else { return nil }
        let runtime = try KumikiRuntime()
        defer { progress.finish() }
        return try cache.lock.held { () throws(WorkshopError) in
            guard case .built(_, summary)? = cache.outcome(for: fingerprint(runtime)) else { return nil }
            guard var preparation = try prepare(runtime), preparation.failed.add(places) else { return nil }
            let outcome = try compile(preparation, after: summary)
            cache.setOutcome(outcome, for: fingerprint(runtime))
            return outcome
        }
    }

    private func knownOutcome(_ runtime: KumikiRuntime) throws(WorkshopError) -> Outcome? {
        try cache.lock.held { () throws(WorkshopError) in cache.outcome(for: fingerprint(runtime)) }
    }

    private func fingerprint(_ runtime: KumikiRuntime) -> String {
        cache.fingerprint(
            runtime,
            options: [goal.rawValue, "\(isStrict)", choice.identity, FrameworkBuild.identity(runtime)])
    }

    /// Whether there is anything to compile, asked before the runtime is built for it.
    private var hasSources: Bool {
        let names = FileManager.default.enumerator(atPath: root)
        while let name = names?.nextObject() as? String {
            if name.hasSuffix(".swift") { return true }
        }
        return false
    }

    /// What there is to compile, written out.
    private struct Preparation {
        let writer: PackageWriter
        let adaptation: Adaptation
        /// The places at which the app failed in earlier builds.
        var failed: FailedPlaces
    }

    /// Finds the modules and writes the package that holds them. Nil if there are none.
    private func prepare(_ runtime: KumikiRuntime) throws(WorkshopError) -> Preparation? {
        let settings = FolderSettings(folder: root)
        let collector = ModuleCollector(
            root: root, goal: goal, choice: choice, settings: settings,
            describer: PackageDescriber(scratch: cache.folder + "/packages"),
            scratch: cache.folder)
        let collection = try collector.collect()
        for diagnostic in collection.diagnostics { progress.say(diagnostic.description) }
        cache.setOtherFolders(collection.folders)
        cache.setMissing(collection.missing)
        guard !collection.modules.isEmpty else { return nil }
        let generation = SourceGeneration(folder: cache.folder + "/generated", root: root)
        var modules: [SourceModule] = []
        for module in collection.modules { modules.append(try generation.complete(module, progress)) }
        let frameworks = FrameworkBuild(for: modules, runtime: runtime)
        try frameworks.prepare(progress)
        let writer = PackageWriter(
            folder: cache.folder + "/package", modules: modules, hasProgram: goal == .program,
            compilerFlags: try runtime.compilerFlags() + frameworks.compilerFlags,
            linkerFlags: runtime.linkerFlags + frameworks.linkerFlags)
        try writer.write()
        let adaptation = Adaptation(
            runtime: runtime, writer: writer, settings: settings, goal: goal, root: root,
            frameworks: frameworks.modules, broughtFrameworks: frameworks.brought)
        let context = context(of: modules, collection.missing, runtime)
        return Preparation(writer: writer, adaptation: adaptation, failed: cache.failedPlaces(in: context))
    }

    /// Compiles what is prepared. After a build of the same sources, what that one left out is left out from the start.
    private func compile(_ preparation: Preparation, after former: BuildSummary?) throws(WorkshopError)
        -> Outcome
    {
        cache.setFailedPlaces(preparation.failed)
        let compilation = Compilation(
            goal: goal, isStrict: isStrict, writer: preparation.writer, adaptation: preparation.adaptation,
            progress: progress, failed: isStrict ? FailedPlaces(context: "") : preparation.failed,
            former: former)
        return try compilation.run()
    }

    /// What decides, besides its own sources, whether an app fails.
    private func context(
        of modules: [SourceModule], _ missing: [String], _ runtime: KumikiRuntime
    ) -> String {
        var hash = ContentHash()
        hash.add(runtime.identity)
        for name in modules.map(\.name) + [""] + missing.sorted() { hash.add(name) }
        return hash.digits
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

    // MARK: Tests

    /// The program of tests in a package that was built for them.
    public static func testProgram(in package: String) -> String {
        "\(package)/.build/debug/\(PackageWriter.program)PackageTests.xctest"
    }

    /// The folder where what concerns the build is kept beside it, such as logs.
    public var logFolder: String { cache.folder }
}

extension SourceBuild.Goal {
    /// What a module has to be to be built for its own sake.
    var wantedKind: SourceModule.Kind { self == .tests ? .tests : .application }
}
