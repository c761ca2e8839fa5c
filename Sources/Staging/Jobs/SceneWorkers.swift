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

    private let program: WorkerProgram
    private let limits: WorkerLimits

    /// Creates workers that run a program whose `main` calls `SceneWorker.main()`.
    public init(_ program: WorkerProgram, limits: WorkerLimits) {
        (self.program, self.limits) = (program, limits)
    }

    /// Performs all jobs, and reports each result with the job's index, in order.
    public func run(_ jobs: [SceneJob], batchSize: Int = Self.batchSize, _ report: (Int, Result) -> Void) {
        let batches = Self.batches(of: jobs.map(\.surroundings), size: batchSize)
        var results = [Result?](repeating: nil, count: jobs.count)
        var next = 0
        let pool = WorkerPool(program, limits: limits)
        pool.run(batches.map { $0.map { jobs[$0] } }, of: SceneReply.self) { batch, job, outcome in
            results[batches[batch][job]] = Result(outcome)
            while next < results.count, let result = results[next] {
                report(next, result)
                next += 1
            }
        }
    }

    /// Returns the indices of jobs with equal environments in batches of about the same length.
    static func batches(of surroundings: [[String]], size: Int = batchSize) -> [[Int]] {
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
