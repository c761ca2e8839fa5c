import Foundation
import KumikiGallery
import Staging
import Workers
import Workshop

/// The drawn images of a plan, with diagnostics.
@MainActor
struct Drawing {
    /// An image, or the reason why there is none.
    struct Result {
        var state = RenderReport.State.refused
        var why = ""
        var shown: SceneReply.Shown?
        /// The output of the app before it failed.
        var output: String?
        /// Whether there is no image because a step failed.
        var lacksStep = false
        /// Whether the picture was drawn inside the app.
        var isInApp = false
        /// The classes that were replaced in containers which the picture shows as well, by their ids.
        var replacedInContainers: [String: [String]] = [:]
    }

    let plan: RenderPlan
    /// The results by image of the plan; nil for an image that was not attempted.
    private(set) var results: [Result?]
    /// The findings by document of the plan.
    private var findings: [[Diagnostic]]
    private var subjects: [Set<String>]
    /// The failures of the app's code by image of the plan.
    private var failures: [Int: AppFailure] = [:]
    /// The reasons why the app creates no such scene, by image of the plan.
    private var refusals: [Int: String] = [:]
    /// The reasons why apps cannot be launched, by their modules.
    private var launches: [(app: String, failure: AppFailure)] = []

    init(_ plan: RenderPlan) {
        self.plan = plan
        results = plan.pictures.map { _ in nil }
        findings = plan.documents.map { _ in [] }
        subjects = plan.documents.map { _ in [] }
    }

    /// Draws everything without an app's code; `reason` explains why.
    mutating func drawDocuments(_ workers: SceneWorkers, because reason: String, _ report: (String) -> Void) {
        workers.run(plan.pictures.map(\.job)) { index, result in
            switch result {
            case .done(let reply, _):
                take(reply, index, isAlive: false)
                if results[index]?.shown != nil { results[index]?.why = reason }
            case .failed(let failure):
                // The failure is Kumiki's, not the app's.
                refuse(index, "the scene cannot be drawn: \(failure.description)")
            }
            report(documentName(of: index))
        }
    }

    /// Draws the first screens of the apps, each configuration in a separate process, and excludes apps that fail from being
    /// launched again. Returns the modules that contain no app, or of several apps those that show nothing, such as hosts of tests.
    mutating func drawLaunches(_ programs: inout AppPrograms, _ limits: WorkerLimits) -> Set<String> {
        var absent: Set<String> = []
        var empty: Set<String> = []
        for document in 0..<plan.launchCount {
            guard let app = plan.documents[document].source.app else { continue }
            let pictures = plan.pictures.indices.filter {
                plan.scenes[plan.pictures[$0].scene].document == document
            }
            let program = programs.program(for: plan.documents[document].source)
            SceneWorkers(program, limits: limits).run(pictures.map { plan.pictures[$0].job }, batchSize: 1) {
                number, result in
                switch result {
                case .done(let reply, _) where reply.refusal?.isAppMissing == true: absent.insert(app)
                case .done(let reply, let output):
                    if reply.refusal?.isStep == false { empty.insert(app) }
                    if !output.isEmpty { Console.error(output) }
                    take(reply, pictures[number], isAlive: true)
                case .failed(let failure):
                    if !failure.output.isEmpty { Console.error(failure.output) }
                    fail(
                        pictures[number], AppFailure(failure, except: program.packageFolder), failure.output)
                    programs.excludeFromLaunch(app)
                }
            }
        }
        return empty.count < plan.launchCount ? absent.union(empty) : absent
    }

    /// Draws the scenes in their apps, and those that fail without the app.
    mutating func drawApps(
        _ programs: AppPrograms, _ limits: WorkerLimits, documents: SceneWorkers, _ report: (String) -> Void
    ) {
        draw(scenes, programs, limits, documents: documents, report)
    }

    /// Draws the scenes that failed in their app again.
    mutating func drawFailed(_ programs: AppPrograms, _ limits: WorkerLimits, documents: SceneWorkers) {
        let failed = failures.keys.sorted()
        failures = [:]
        draw(failed, programs, limits, documents: documents) { _ in }
    }

    private mutating func draw(
        _ pictures: [Int], _ programs: AppPrograms, _ limits: WorkerLimits, documents: SceneWorkers,
        _ report: (String) -> Void
    ) {
        let unlaunched = drawScenes(pictures, programs, limits, report)
        // The app cannot be launched on these documents' devices.
        _ = drawScenes(unlaunched, programs.withoutLaunch, limits, report)
        drawAlone(programs, limits)
        let failed = failures.keys.sorted()
        documents.run(failed.map { plan.pictures[$0].job }) { number, result in
            if case .done(let reply, _) = result { results[failed[number]]?.shown = reply.shown }
        }
        drawRefused(documents)
    }

    /// Draws scenes from their documents that the app does not create, such as one whose initializer returns nil.
    private mutating func drawRefused(_ documents: SceneWorkers) {
        let reasons = refusals
        let refused = reasons.keys.sorted()
        refusals = [:]
        documents.run(refused.map { plan.pictures[$0].job }) { number, result in
            let index = refused[number]
            guard let reason = reasons[index] else { return }
            guard case .done(let reply, _) = result, reply.refusal == nil else {
                return refuse(index, reason)
            }
            take(reply, index, isAlive: false)
            results[index]?.state = .crashed
            results[index]?.why = "\(reason) in the app"
            let name = plan.scenes[plan.pictures[index].scene].info.displayName
            add(refusal(index, "scene \(name) is drawn without the app: \(reason) in the app"), index)
        }
    }

    /// Draws scenes that failed in the app once more without what presents them, since that may be what failed.
    private mutating func drawAlone(_ programs: AppPrograms, _ limits: WorkerLimits) {
        let former = failures
        let failed = former.keys.sorted().filter { plan.pictures[$0].job.isPresented }
        for index in failed { failures[index] = nil }
        for index in drawScenes(failed, programs, limits, standAlone: true, { _ in }) {
            failures[index] = former[index]
        }
        for index in failed where refusals[index] != nil {
            (failures[index], refusals[index]) = (former[index], nil)
        }
    }

    /// Draws scenes in their apps, and returns those for which these could not be launched.
    private mutating func drawScenes(
        _ pictures: [Int], _ programs: AppPrograms, _ limits: WorkerLimits, standAlone: Bool = false,
        _ report: (String) -> Void
    ) -> [Int] {
        let byApp = Dictionary(grouping: pictures) { programs.program(for: source(of: $0)).path }
        return byApp.values.sorted { $0[0] < $1[0] }.flatMap { group in
            drawScenes(
                group, programs.program(for: source(of: group[0])), limits, standAlone: standAlone, report)
        }
    }

    private func source(of picture: Int) -> SourceDocument {
        plan.documents[plan.scenes[plan.pictures[picture].scene].document].source
    }

    private mutating func drawScenes(
        _ pictures: [Int], _ program: WorkerProgram, _ limits: WorkerLimits, standAlone: Bool,
        _ report: (String) -> Void
    ) -> [Int] {
        var unlaunched: [Int] = []
        let jobs = pictures.map { index in
            var job = plan.pictures[index].job
            job.standsAlone = standAlone
            return job
        }
        SceneWorkers(program, limits: limits).run(jobs) { number, result in
            let index = pictures[number]
            switch result {
            case .done(let reply, let output):
                if !output.isEmpty { Console.error(output) }
                if let refusal = reply.refusal, !refusal.isStep { refusals[index] = refusal.reason }
                take(reply, index, isAlive: true)
            case .failed(let failure):
                let app = AppFailure(failure, except: program.packageFolder)
                if app.isInLaunch {
                    unlaunched.append(index)
                    noteLaunch(app, index)
                    return
                }
                if !failure.output.isEmpty { Console.error(failure.output) }
                fail(index, app, failure.output)
            }
            report(documentName(of: index))
        }
        return unlaunched
    }

    /// The indices of the scenes' images.
    private var scenes: [Int] { plan.pictures.indices.filter { !plan.pictures[$0].job.isLaunch } }

    /// Returns a copy with another reason for replaced images.
    func standingIn(because reason: String) -> Drawing {
        var result = self
        for index in results.indices where results[index]?.state == .standIn {
            result.results[index]?.why = reason
        }
        return result
    }

    private func documentName(of picture: Int) -> String { source(of: picture).name }

    // MARK: Results

    private mutating func take(_ reply: SceneReply, _ index: Int, isAlive: Bool) {
        let document = plan.scenes[plan.pictures[index].scene].document
        for finding in reply.findings where isNew(finding, in: document) {
            findings[document].append(finding.diagnostic)
        }
        if let refusal = reply.refusal {
            if refusals[index] == nil { refuse(index, refusal.reason, isStep: refusal.isStep) }
            return
        }
        let isWhole = isAlive && reply.replacedClasses.isEmpty
        let classes = reply.replacedClasses.joined(separator: ", ")
        results[index] = Result(
            state: isWhole ? .alive : .standIn, why: classes.isEmpty ? "" : "without \(classes)",
            shown: reply.shown)
        results[index]?.isInApp = isAlive
        results[index]?.replacedInContainers = reply.replacedInContainers
    }

    private mutating func isNew(_ finding: SceneReply.Finding, in document: Int) -> Bool {
        if let subject = finding.subject { return subjects[document].insert(subject).inserted }
        return !findings[document].contains(finding.diagnostic)
    }

    /// Records why there is no image. Steps apply to the scenes that contain the named views; it is no error if others are not drawn.
    private mutating func refuse(_ index: Int, _ reason: String, isStep: Bool = false) {
        results[index] = Result(why: reason, lacksStep: isStep)
        if !isStep { add(refusal(index, reason), index) }
    }

    /// Records a failure.
    private mutating func fail(_ index: Int, _ failure: AppFailure, _ output: String) {
        results[index] = Result(
            state: failure.isTimeOut ? .timedOut : .crashed, why: failure.reason,
            output: output.isEmpty ? nil : output)
        if !plan.pictures[index].job.isLaunch {
            failures[index] = failure
        } else {
            noteLaunch(failure, index)
        }
    }

    /// Records that the app of a picture cannot be launched, which is reported once for each app.
    private mutating func noteLaunch(_ failure: AppFailure, _ index: Int) {
        let app = source(of: index).app ?? ""
        if !launches.contains(where: { $0.app == app }) { launches.append((app, failure)) }
    }

    private mutating func add(_ diagnostic: Diagnostic, _ index: Int) {
        let document = plan.scenes[plan.pictures[index].scene].document
        if !findings[document].contains(diagnostic) { findings[document].append(diagnostic) }
    }

    // MARK: Failures

    /// The diagnostics of failed launches.
    var launchFailures: [Diagnostic] {
        launches.map { $0.failure.launchDiagnostic(app: plan.appFolder) }.reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    /// The findings and failures for each document of the plan, in addition to the document's own diagnostics.
    var diagnostics: [[Diagnostic]] {
        orderedFailures.reduce(into: findings) { lists, failed in
            let picture = plan.pictures[failed.picture]
            let scene = plan.scenes[picture.scene]
            let diagnostic = failed.failure.diagnostic(
                scene: scene.info.displayName, document: picture.job.document, line: scene.info.line)
            if !lists[scene.document].contains(diagnostic) { lists[scene.document].append(diagnostic) }
        }
    }

    /// The failures of the apps' code: those of launches, and those of scenes in the order of the plan.
    var appFailures: [AppFailure] { launches.map(\.failure) + orderedFailures.map(\.failure) }

    /// The failed scenes, in the order of the plan.
    private var orderedFailures: [(picture: Int, failure: AppFailure)] {
        failures.sorted { $0.key < $1.key }.map { (picture: $0.key, failure: $0.value) }
    }

    /// Whether no attempt to launch an app has failed.
    var isLaunched: Bool { launches.isEmpty }

    private func refusal(_ index: Int, _ reason: String) -> Diagnostic {
        let picture = plan.pictures[index]
        return Diagnostic(
            .error, file: picture.job.document, line: plan.scenes[picture.scene].info.line, message: reason)
    }

    /// The diagnostics of failed steps, if these are the reason why there is no image at all.
    var stepFailures: [Diagnostic] {
        guard !results.contains(where: { $0?.shown != nil }) else { return [] }
        return results.indices.compactMap { index in
            guard let result = results[index], result.lacksStep else { return nil }
            let name = plan.scenes[plan.pictures[index].scene].info.displayName
            return refusal(index, "\(name): \(result.why)")
        }
    }
}

extension WorkerProgram {
    /// The folder of the package in which the program was built: `PACKAGE/.build/CONFIGURATION/PROGRAM`, or for an
    /// app bundle `PACKAGE/APP.app/APP`.
    var packageFolder: String {
        if let build = path.range(of: "/.build/") { return path[..<build.lowerBound] + "/" }
        let bundle = (path as NSString).deletingLastPathComponent
        return bundle.hasSuffix(".app") ? (bundle as NSString).deletingLastPathComponent + "/" : path
    }
}
