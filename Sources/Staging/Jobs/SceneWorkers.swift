import Foundation
import Workers

/// Performs jobs in worker processes, so that a failure affects only its own scene.
public struct SceneWorkers {
    /// The outcome of a job.
    public enum Result: Sendable {
        /// The reply, and the output of the app's code.
        case done(SceneReply, output: String)
        case failed(WorkerFailure)
    }

    /// The most scenes in one process: an app's state is shared between its scenes, but starting a process takes
    /// time.
    public static let batchSize = 12
    /// The most scenes in one process without an app, which limits its memory.
    private static let documentScenes = 240

    private let program: WorkerProgram
    private let limits: WorkerLimits
    private let launchesApp: Bool

    /// Workers that run a program whose `main` ends in `SceneWorker.main()`. Without an app that it launches, nothing that a
    /// process keeps decides about a scene, so that all scenes may share it.
    public init(_ program: WorkerProgram, limits: WorkerLimits, launchesApp: Bool = true) {
        (self.program, self.limits, self.launchesApp) = (program, limits, launchesApp)
    }

    /// Performs all jobs, and reports each result with the job's index, in order.
    public func run(_ jobs: [SceneJob], batchSize: Int? = nil, _ report: (Int, Result) -> Void) {
        let surroundings = jobs.map { launchesApp ? $0.surroundings : [] }
        let size = batchSize ?? usualSize(for: jobs.count)
        let batches = Self.batches(of: surroundings, size: size)
        var results = [Result?](repeating: nil, count: jobs.count)
        var next = 0
        let pool = WorkerPool(
            program, limits: limits,
            batchesPerProcess: launchesApp ? 1 : max(Self.documentScenes / max(size, 1), 1))
        pool.run(batches.map { $0.map { jobs[$0] } }, of: SceneReply.self) { batch, job, outcome in
            results[batches[batch][job]] = Result(outcome)
            while next < results.count, let result = results[next] {
                report(next, result)
                next += 1
            }
        }
    }

    /// The size of batches for a number of jobs. Small batches of few documents occupy all processors to the end.
    private func usualSize(for count: Int) -> Int {
        launchesApp ? Self.batchSize : min(max(count / 64, 1), Self.batchSize)
    }

    /// Returns the indices of jobs with equal environments in batches of about the same length.
    static func batches(of surroundings: [[String]], size: Int) -> [[Int]] {
        let groups = Dictionary(grouping: surroundings.indices) { surroundings[$0] }.values
        return groups.sorted { $0[0] < $1[0] }.flatMap { group in
            let number = (group.count + size - 1) / size
            return (0..<number).map {
                Array(group[$0 * group.count / number..<($0 + 1) * group.count / number])
            }
        }
    }
}

extension SceneWorkers.Result {
    package init(_ outcome: WorkerPool.Outcome<SceneReply>) {
        switch outcome {
        case .done(let reply, let output): self = .done(reply, output: output)
        case .failed(let failure): self = .failed(failure)
        }
    }
}
