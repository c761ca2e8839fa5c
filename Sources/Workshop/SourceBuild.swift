import Foundation
import InterfaceBuilder
import SourceProjects
import Workers

/// Builds the Swift sources of a folder, once for each state of their content.
public struct SourceBuild {
    /// The goal of a build.
    public enum Goal: String, Sendable {
        /// A program that contains the app's classes and displays its scenes.
        case program = "render"
        /// The tests.
        case tests = "test"
    }

    /// The outcome of a build.
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
    private let session: BuildSession
    private let progress: BuildProgress
    private let cache: BuildCache

    /// Creates a build of the sources in a folder. Unless it is strict, code that does not compile is left out.
    public init(
        root: String, goal: Goal, choice: ProjectChoice = ProjectChoice(), isStrict: Bool = false,
        session: BuildSession = BuildSession(), progress: BuildProgress
    ) {
        self.session = session
        self.choice = choice
        self.isStrict = isStrict
        self.root = FolderListing.resolved(root) ?? root
        self.goal = goal
        self.progress = progress
        cache = BuildCache(root: root, purpose: goal.rawValue)
    }

    /// Builds what has changed since the last time; returns immediately if nothing has. `announce` is called before
    /// a build that takes time.
    public func run(beforeBuilding announce: () -> Void = {}) throws(WorkshopError) -> Outcome {
        guard hasSources else { return .nothing }
        session.answers.removeAll()
        let runtime = try KumikiRuntime()
        try cache.prepare()
        defer { progress.finish() }
        if runtime.isReady, let known = try knownOutcome(runtime) { return known }
        announce()
        try runtime.prepare(progress)
        return try cache.lock.held { () throws(WorkshopError) in
            // The previous holder of the lock may have built it.
            if let known = cache.outcome(for: fingerprint(runtime)) { return known }
            let preparation = try prepare(runtime)
            let outcome = if let preparation { try compile(preparation, after: nil) } else { Outcome.nothing }
            // The folders of packages are known only now.
            cache.setOutcome(outcome, for: fingerprint(runtime))
            return outcome
        }
    }

    /// Leaves out the places at which the app failed and builds again, if they are new and nothing else has changed since
    /// the build with the summary. Returns nil if there is nothing to build.
    public func leavingOut(_ places: [FailedPlace], after summary: BuildSummary) throws(WorkshopError)
        -> Outcome?
    {
        guard !isStrict, !places.isEmpty else { return nil }
        let runtime = try KumikiRuntime()
        defer { progress.finish() }
        return try cache.lock.held { () throws(WorkshopError) in
            guard case .built(_, summary)? = cache.outcome(for: fingerprint(runtime)) else { return nil }
            guard var preparation = try prepare(runtime, isRepeated: true) else { return nil }
            let files = preparation.writer.modules.flatMap(\.sources)
            guard
                preparation.failed.add(
                    places + UnimplementedInitializers.places(like: places, in: files))
            else { return nil }
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
            options: [goal.rawValue, "\(isStrict)", choice.identity, FrameworkSources(runtime).identity])
    }

    /// Whether there are sources to compile, checked before the runtime is built for them.
    private var hasSources: Bool {
        let names = FileManager.default.enumerator(atPath: root)
        while let name = names?.nextObject() as? String {
            if name.hasSuffix(".swift") { return true }
        }
        return false
    }

    /// The modules to compile, after the package has been written.
    private struct Preparation {
        let writer: PackageWriter
        let adaptation: Adaptation
        /// The places at which the app failed in earlier builds.
        var failed: FailedPlaces
        let ownLibraries: [String]
    }

    /// Finds the modules and writes the package that contains them. Returns nil if there are none. When it is repeated for the
    /// same sources, it reports nothing again.
    private func prepare(_ runtime: KumikiRuntime, isRepeated: Bool = false) throws(WorkshopError)
        -> Preparation?
    {
        let settings = FolderSettings(folder: root)
        let collector = ModuleCollector(
            root: root, goal: goal, choice: choice, settings: settings,
            describer: PackageDescriber(scratch: cache.folder + "/packages", answers: session.answers),
            scratch: cache.folder, libraries: FrameworkSources(runtime).libraries)
        let collection = try collector.collect()
        if !isRepeated {
            for diagnostic in collection.diagnostics { progress.say(diagnostic.description) }
        }
        cache.setOtherFolders(collection.folders)
        cache.setMissing(collection.missing)
        let (modules, code) = try completed(collection.modules, runtime)
        guard !modules.isEmpty else { return nil }
        let frameworks = FrameworkBuild(for: modules, runtime: runtime)
        try frameworks.prepare(progress)
        let macros = MacroBuild(
            modules: collection.macros, others: collection.modules, folder: cache.folder + "/macros")
        let writer = PackageWriter(
            folder: cache.folder + "/package", modules: modules, hasProgram: goal == .program,
            compilerFlags: try runtime.compilerFlags() + frameworks.compilerFlags + macros.flags(progress)
                + code.flatMap(\.compilerFlags),
            linkerFlags: runtime.linkerFlags + frameworks.linkerFlags + code.flatMap(\.linkerFlags))
        try writer.write()
        let adaptation = Adaptation(
            runtime: runtime, adapter: session.adapter(for: runtime), writer: writer, settings: settings,
            goal: goal, root: root,
            frameworks: frameworks.modules, broughtFrameworks: frameworks.brought)
        let context = context(of: modules, collection.missing, runtime)
        return Preparation(
            writer: writer, adaptation: adaptation, failed: cache.failedPlaces(in: context),
            ownLibraries: frameworks.ownLibraries)
    }

    /// Compiles the C of the modules and generates what Xcode generates. A library in Objective-C whose headers declare nothing is left out.
    private func completed(
        _ modules: [SourceModule], _ runtime: KumikiRuntime
    ) throws(WorkshopError) -> ([SourceModule], [BridgedCode]) {
        let generation = SourceGeneration(
            for: modules, folder: cache.folder + "/generated", root: root, FrameworkSources(runtime), progress
        )
        var completed: [SourceModule] = []
        var code: [BridgedCode] = []
        var words = SourceNames.used(by: modules, withDocumentsIn: root)
        // What a module's headers name, those of its dependencies have to declare.
        for module in modules.reversed() {
            let bridged = try BridgedCode(
                module, in: cache.folder + "/c", root: module.headerFolder ?? root, progress)
            code.append(bridged)
            let complete = try generation.complete(module, bridged, naming: words, progress)
            for file in complete.generatedSources where !module.headers.isEmpty {
                words.formUnion(SourceNames.used(in: file))
            }
            completed.append(complete)
        }
        completed.reverse()
        return (completed.filter { !$0.sources.isEmpty }, code)
    }

    /// Compiles the prepared modules. After a build of the same sources, the code that it left out is left out from the start.
    private func compile(_ preparation: Preparation, after former: BuildSummary?) throws(WorkshopError)
        -> Outcome
    {
        cache.setFailedPlaces(preparation.failed)
        let compilation = Compilation(
            goal: goal, isStrict: isStrict, writer: preparation.writer, adaptation: preparation.adaptation,
            progress: progress, failed: isStrict ? FailedPlaces(context: "") : preparation.failed,
            former: former)
        let outcome = try compilation.run()
        guard case .built(let path, var summary) = outcome else { return outcome }
        summary.ownLibraries = preparation.ownLibraries
        return .built(path: path, summary)
    }

    /// Returns the inputs, besides its own sources, that determine whether an app fails.
    private func context(
        of modules: [SourceModule], _ missing: [String], _ runtime: KumikiRuntime
    ) -> String {
        var hash = ContentHash()
        hash.add(runtime.identity)
        for name in modules.map(\.name) + [""] + missing.sorted() { hash.add(name) }
        return hash.digits
    }

    /// Returns the folder of a file's project or package: the nearest enclosing one with a description.
    public static func projectFolder(around file: String) -> String? {
        var folder = FolderListing.resolved(file) ?? file
        for _ in 0..<12 {
            folder = (folder as NSString).deletingLastPathComponent
            guard folder.count > 1 else { return nil }
            if ProjectFinder.describes(folder) { return folder }
        }
        return nil
    }

    /// The folder of the build's other files, such as logs.
    public var logFolder: String { cache.folder }
}

extension SourceBuild.Goal {
    /// The kind of modules that the goal requires.
    var wantedKind: SourceModule.Kind { self == .tests ? .tests : .application }
}
