import Staging
import Workers

/// The view tree of a document's scenes as an app shows them.
@MainActor
struct AppTree {
    private let path: String
    private let scenes: [StoryboardLoader.SceneInfo]
    private let jobs: [SceneJob]
    private let program: WorkerProgram
    private let limits: WorkerLimits

    init(_ document: Document, _ insets: InsetTable, _ program: WorkerProgram, _ limits: WorkerLimits) {
        (path, self.program, self.limits) = (document.path, program, limits)
        scenes = StoryboardLoader(document: document).scenes.filter { !$0.isReference }
        let folder = ResourceLibrary.folder(around: document.path)
        jobs = scenes.map {
            SceneJob(document: document.path, resources: folder, scene: $0.id, goal: .tree(insets))
        }
    }

    /// Prints the tree on standard output, and diagnostics and the app's output on standard error. Scenes whose
    /// code fails are shown without the app. Returns the exit status.
    func print(asJSON: Bool) -> Int32 {
        var entries = jobs.map { _ in [SceneTree.Entry]() }
        var diagnostics: [Diagnostic] = []
        var failed: [Int] = []
        SceneWorkers(program, limits: limits).run(jobs) { index, result in
            switch result {
            case .done(let reply, let output):
                if !output.isEmpty { Console.error(output) }
                entries[index] = reply.tree
                for finding in reply.findings where !diagnostics.contains(finding.diagnostic) {
                    diagnostics.append(finding.diagnostic)
                }
            case .failed(let failure):
                if !failure.output.isEmpty { Console.error(failure.output) }
                let scene = scenes[index]
                diagnostics.append(
                    AppFailure(failure, except: program.packageFolder).diagnostic(
                        scene: scene.displayName, document: path, line: scene.line))
                failed.append(index)
            }
        }
        SceneWorkers(.documents, limits: limits.forDocuments).run(failed.map { jobs[$0] }) { number, result in
            if case .done(let reply, _) = result { entries[failed[number]] = reply.tree }
        }
        var tree = SceneTree(document: path)
        entries.forEach { tree.add($0) }
        Console.print(asJSON ? tree.json : tree.text)
        diagnostics.forEach { Console.error($0.description) }
        return failed.isEmpty ? 0 : 1
    }
}
