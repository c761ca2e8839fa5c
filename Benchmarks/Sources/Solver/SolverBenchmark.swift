/// Our solver compared with kiwi, a Cassowary solver in C++.
struct SolverBenchmark {
    private struct Subject {
        let name: String
        let work: Workload
        /// Whether kiwi takes minutes to remove and add constraints.
        var isSlowToChurn = false
    }

    private enum Step: String, CaseIterable {
        case build, edit, churn
    }

    private struct Result {
        let step: Step
        /// Medians in microseconds; the peer's is nil where it was not timed.
        let ours: Double
        let peer: Double?

        init(_ step: Step, _ contest: Contest) {
            self.step = step
            ours = contest.ours
            peer = contest.peer
        }

        init(_ step: Step, ours: Double) {
            self.step = step
            self.ours = ours
            peer = nil
        }

        var ratio: Double? { peer.map { $0 / ours } }
    }

    private let peer: String
    private let kiwi: KiwiProgram
    private let budget: Double
    /// The name of the only workload.
    private let only: String?
    /// Whether kiwi also runs operations that take it minutes.
    private let isFull: Bool

    init(_ options: Options) throws {
        guard let path = options["--peer"] else { throw Failure(Benchmarks.usage) }
        peer = path
        kiwi = try KiwiProgram(path: path)
        only = options["--workload"]
        isFull = options["--full"] == "yes"
        budget = Double(options.count("--budget", default: 400)) * 1000
    }

    private static let subjects = [
        Subject(name: "chain10", work: .chain(10)),
        Subject(name: "chain100", work: .chain(100)),
        Subject(name: "chain1000", work: .chain(1000)),
        Subject(name: "chain5000", work: .chain(5000), isSlowToChurn: true),
        Subject(name: "limits100", work: .limits(100)),
        Subject(name: "limits1000", work: .limits(1000)),
        Subject(name: "stack3x3", work: .stacks(depth: 3, fanOut: 3)),
        Subject(name: "stack4x3", work: .stacks(depth: 4, fanOut: 3)),
        Subject(name: "stack4x4", work: .stacks(depth: 4, fanOut: 4)),
        Subject(name: "stack8x2", work: .stacks(depth: 8, fanOut: 2)),
    ]

    func run() throws {
        var report = Report(
            "solver", columns: ["workload", "constraints", "step", "kumiki ms", "kiwi ms", "ratio"])
        var ratios: [Step: [Double]] = [:]
        var times: [Step: [String: Double]] = [:]
        for subject in Self.subjects where only == nil || only == subject.name {
            for result in try results(subject) {
                report.row(
                    subject.name, "\(subject.work.rows.count)", result.step.rawValue,
                    Report.milliseconds(result.ours), result.peer.map(Report.milliseconds) ?? "–",
                    result.ratio.map { Report.plain($0, 2) } ?? "–")
                times[result.step, default: [:]][subject.name] = result.ours
                guard let ratio = result.ratio else { continue }
                report.ratio("\(subject.name).\(result.step.rawValue)", ratio)
                ratios[result.step, default: []].append(ratio)
            }
        }
        for step in Step.allCases {
            report.ratio("mean.\(step.rawValue)", (ratios[step] ?? []).geometricMean)
        }
        report.ratio("least", ratios.values.joined().min() ?? 0)
        report.value("sums", "equal")
        if only == nil {
            reportGrowth(times, &report)
            try reportMemory(&report)
        }
        report.print()
    }

    /// Reports the growth of the times from a chain of 100 views to one of 5,000.
    private func reportGrowth(_ times: [Step: [String: Double]], _ report: inout Report) {
        for step in Step.allCases {
            let ends = ["chain100", "chain5000"].compactMap { times[step]?[$0] }
            guard ends.count == 2 else { continue }
            let growth = Report.plain(Report.exponent(of: ends, over: [100, 5000]), 2)
            report.row("chain, 100 to 5000", "", step.rawValue, "exponent", growth, "")
            report.value("exponent.\(step.rawValue)", growth)
        }
    }

    /// Reports the peak memory of processes that only build a chain.
    private func reportMemory(_ report: inout Report) throws {
        var ours: [Double] = []
        for count in [1000, 5000] {
            let own = try MemoryProbe.ours(chain: count)
            ours.append(own)
            let other = try MemoryProbe.kiwi(peer, chain: count)
            report.row(
                "chain\(count)", "", "peak MB", Report.plain(own, 1), Report.plain(other, 1),
                Report.plain(other / own, 2))
            report.ratio("chain\(count).memory", other / own)
        }
        report.value("exponent.memory", Report.plain(Report.exponent(of: ours, over: [1000, 5000]), 2))
    }

    private func results(_ subject: Subject) throws -> [Result] {
        let work = subject.work
        kiwi.load(work)
        let build = try Contest(budget: budget) {
            let run = KumikiRun(work)
            return try Stopwatch.time(run.build)
        } peer: {
            try kiwi.build()
        }
        let ours = KumikiRun(work)
        try ours.build()
        try compare(subject, ours)
        let edit = try contestOfEdits(ours)
        try compare(subject, ours)
        let churn = try churn(subject, ours)
        try compare(subject, ours)
        return [Result(.build, build), Result(.edit, edit), churn]
    }

    private func contestOfEdits(_ ours: KumikiRun) throws -> Contest {
        var (turn, peerTurn) = (0, 0)
        return try Contest(budget: budget) {
            turn += 1
            return try Stopwatch.time { try ours.edit(turn.isMultiple(of: 2) ? 390 : 430) }
        } peer: {
            peerTurn += 1
            return try kiwi.edit(peerTurn.isMultiple(of: 2) ? 390 : 430)
        }
    }

    private func churn(_ subject: Subject, _ ours: KumikiRun) throws -> Result {
        guard subject.isSlowToChurn else {
            let contest = try Contest(budget: budget) {
                try Stopwatch.time(ours.churn)
            } peer: {
                try kiwi.churn()
            }
            return Result(.churn, contest)
        }
        let own = try (0..<9).map { _ in try Stopwatch.time(ours.churn) }.median
        guard isFull else { return Result(.churn, ours: own) }
        return Result(.churn, Contest(ours: own, peer: try kiwi.churn()))
    }

    /// Checks that both have found the same solution.
    private func compare(_ subject: Subject, _ ours: KumikiRun) throws {
        let (own, other) = (ours.sum, try kiwi.sum())
        guard abs(own - other) <= 1e-6 * max(1, abs(other)) else {
            throw Failure("\(subject.name): the sums of all values differ: ours \(own), kiwi's \(other)")
        }
    }
}
