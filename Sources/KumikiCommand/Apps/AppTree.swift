import Staging
import Workers

/// The view tree of a document's scenes as an app shows them.
@MainActor
struct AppTree {
    private let path: String
    private let scenes: [StoryboardLoader.SceneInfo]
    private let jobs: [SceneJob]
    private let limits: WorkerLimits
    private var entries: [[SceneTree.Entry]]
    private var diagnostics: [Diagnostic] = []
    private var failures: [Int: AppFailure] = [:]

    init(_ document: Document, _ insets: InsetTable, _ limits: WorkerLimits) {
        (path, self.limits) = (document.path, limits)
        scenes = StoryboardLoader(document: document).scenes.filter { !$0.isReference }
        let folder = ResourceLibrary.folder(around: document.path)
        jobs = scenes.map {
            SceneJob(document: document.path, resources: folder, scene: $0.id, goal: .tree(insets))
        }
        entries = jobs.map { _ in [] }
    }

    /// Prints the tree on standard output, and diagnostics and the app's output on standard error. Scenes whose
    /// code fails are shown without the app. Returns the exit status.
    mutating func print(asJSON: Bool, _ repair: inout FailureRepair, _ app: AppBuild) -> Int32 {
        show(Array(jobs.indices), in: program(repair))
        while repair.rebuild(app, after: orderedFailures.map(\.failure)) {
            show(orderedFailures.map(\.scene), in: program(repair))
        }
        showFailedWithoutApp()
        var tree = SceneTree(document: path)
        entries.forEach { tree.add($0) }
        Console.print(asJSON ? tree.json : tree.text)
        diagnostics.forEach { Console.error($0.description) }
        return failures.isEmpty ? 0 : 1
    }

    /// Returns the program of the document's app.
    private func program(_ repair: FailureRepair) -> WorkerProgram {
        repair.programs.program(forDocument: path)
    }

    private var orderedFailures: [(scene: Int, failure: AppFailure)] {
        failures.sorted { $0.key < $1.key }.map { (scene: $0.key, failure: $0.value) }
    }

    private mutating func show(_ wanted: [Int], in program: WorkerProgram) {
        failures = [:]
        SceneWorkers(program, limits: limits).run(wanted.map { jobs[$0] }) { number, result in
            switch result {
            case .done(let reply, let output):
                if !output.isEmpty { Console.error(output) }
                entries[wanted[number]] = reply.tree
                for finding in reply.findings where !diagnostics.contains(finding.diagnostic) {
                    diagnostics.append(finding.diagnostic)
                }
            case .failed(let failure):
                if !failure.output.isEmpty { Console.error(failure.output) }
                failures[wanted[number]] = AppFailure(failure, except: program.packageFolder)
            }
        }
    }

    private mutating func showFailedWithoutApp() {
        let failed = orderedFailures
        for (index, failure) in failed {
            let scene = scenes[index]
            diagnostics.append(
                failure.diagnostic(scene: scene.displayName, document: path, line: scene.line))
        }
        SceneWorkers.documents(limits).run(failed.map { jobs[$0.scene] }) { number, result in
            if case .done(let reply, _) = result { entries[failed[number].scene] = reply.tree }
        }
    }
}
