import CommandArguments
import Foundation
import Staging
import Workers
import Workshop

/// Builds the app whose scenes are requested.
@MainActor
struct AppBuild {
    static let option = Option(
        "--documents-only",
        help: "Do not build the Swift sources; custom classes are drawn as their superclass.")

    static let strict = Option(
        "--strict",
        help: "Do not leave out code that does not compile; the exit status is 1 if there is any.")

    static let project = Option(
        "--project", value: "NAME", help: "The workspace, project or package to build.")

    static let target = Option("--target", value: "NAME", help: "The target to build.")

    /// Returns the project and target that the arguments specify.
    static func choice(_ arguments: Arguments) -> ProjectChoice {
        ProjectChoice(project: arguments.value(project.name), target: arguments.value(target.name))
    }

    /// The outcome of the build.
    enum Outcome {
        /// There is no app, or it is not requested; the text is the reason.
        case none(String)
        case built(WorkerProgram, BuildSummary)
        /// The build failed; the text is the reason.
        case failed(BuildSummary, String)
    }

    /// The folder of the app's sources; nil if there is none or the app is not requested.
    let folder: String?
    /// The resolved path of the app's folder, with which its sources' paths begin; empty if there is none.
    var root: String { folder.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path } ?? "" }
    private let isWanted: Bool
    private let isStrict: Bool
    private let choice: ProjectChoice
    private let network: AppProgram.Network
    private let session = BuildSession()

    /// Finds the app in the given folder, or in the project that contains the given document.
    init(for paths: [String], _ arguments: Arguments) throws(UsageError) {
        network = try AppProgram.Network(arguments)
        isWanted = !arguments.has(Self.option.name)
        isStrict = arguments.has(Self.strict.name)
        choice = Self.choice(arguments)
        folder = isWanted ? Self.folder(of: paths) : nil
    }

    /// Builds the app unless its last build is up to date, and reports diagnostics on standard error.
    /// `announce` is called before anything is built that takes time.
    func run(beforeBuilding announce: () -> Void = {}) -> Outcome {
        guard let folder else { return .none(isWanted ? "there is no app around it" : "documents only") }
        do {
            return outcome(try build(folder).run(beforeBuilding: announce), folder)
        } catch {
            return fallBack(folder, BuildSummary(), "\(error)")
        }
    }

    /// Builds the app without the statements at which it failed. Returns nil if that is not possible; an error is reported.
    func leavingOut(_ places: [FailedPlace], after summary: BuildSummary) -> (WorkerProgram, BuildSummary)? {
        guard let folder, !isStrict else { return nil }
        do {
            guard
                case .built(let program, let summary)? = try build(folder).leavingOut(places, after: summary)
            else { return nil }
            return (AppProgram.worker(path: program, network: network), summary)
        } catch {
            Console.error("\(folder):1: warning: the app is not built without what failed: \(error)")
            return nil
        }
    }

    private func build(_ folder: String) -> SourceBuild {
        SourceBuild(
            root: folder, goal: .program, choice: choice, isStrict: isStrict, session: session,
            progress: Console.buildProgress)
    }

    private func outcome(_ outcome: SourceBuild.Outcome, _ folder: String) -> Outcome {
        switch outcome {
        case .nothing: return .none("there are no Swift sources")
        case .built(let program, let summary):
            summary.lines.forEach(Console.error)
            return .built(AppProgram.worker(path: program, network: network), summary)
        case .failed(let summary):
            summary.lines.forEach(Console.error)
            return fallBack(folder, summary, "the sources do not compile")
        }
    }

    private func fallBack(_ folder: String, _ summary: BuildSummary, _ reason: String) -> Outcome {
        Console.error("\(folder):1: error: \(reason); only the documents are shown")
        return .failed(summary, reason)
    }

    private static func folder(of paths: [String]) -> String? {
        guard let path = paths.first, paths.count == 1 else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        return isFolder.boolValue ? path : SourceBuild.projectFolder(around: path)
    }
}

extension WorkerProgram {
    /// The worker program that shows documents without an app's code, which is this program.
    static var documents: WorkerProgram {
        WorkerProgram(path: "/proc/self/exe", arguments: [CommandLineTool.workerWord])
    }
}

extension SceneWorkers {
    /// Workers that show documents without an app's code.
    static func documents(_ limits: WorkerLimits) -> SceneWorkers {
        SceneWorkers(.documents, limits: limits.forDocuments, launchesApp: false)
    }
}

extension WorkerLimits {
    private static let timeOption = Option(
        "--time-limit", value: "SECONDS", help: "The time limit for a scene; 10 by default.")
    private static let memoryOption = Option(
        "--memory-limit", value: "MB", help: "The memory limit of the app's processes; 4096 by default.")
    static let options = [timeOption, memoryOption]

    /// Parses the limits in the arguments.
    init(_ arguments: Arguments) throws(UsageError) {
        self.init()
        if let text = arguments.value(Self.timeOption.name) {
            guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
                throw UsageError("--time-limit is a number of seconds, not \(text)")
            }
            time = .seconds(seconds)
        }
        if let text = arguments.value(Self.memoryOption.name) {
            guard let megabytes = Int(text), (64...(1 << 20)).contains(megabytes) else {
                throw UsageError("--memory-limit is a number of megabytes from 64, not \(text)")
            }
            memory = megabytes << 20
        }
    }

    /// The limits for documents without an app's code, which are higher: documents may be large, but drawing them cannot hang.
    var forDocuments: WorkerLimits { WorkerLimits(time: time * 6, memory: memory) }
}
