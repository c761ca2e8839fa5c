/// Our solver against kiwi, a Cassowary solver in C++.
struct SolverBenchmark {
    private struct Subject {
        let name: String
        let work: Workload
        /// Whether constraints are taken away and added anew, which takes kiwi seconds in large workloads.
        let isChurned: Bool
    }

    private let kiwi: KiwiProgram
    private let budget: Double
    /// Only the workload of this name.
    private let only: String?

    init(_ options: Options) throws {
        guard let path = options["--peer"] else { throw Failure(Benchmarks.usage) }
        kiwi = try KiwiProgram(path: path)
        only = options["--workload"]
        budget = Double(options.count("--budget", default: 400)) * 1000
    }

    private static let subjects = [
        Subject(name: "chain10", work: .chain(10), isChurned: true),
        Subject(name: "chain100", work: .chain(100), isChurned: true),
        Subject(name: "chain1000", work: .chain(1000), isChurned: true),
        Subject(name: "chain5000", work: .chain(5000), isChurned: false),
        Subject(name: "stack3x3", work: .stacks(depth: 3, fanOut: 3), isChurned: true),
        Subject(name: "stack4x3", work: .stacks(depth: 4, fanOut: 3), isChurned: true),
        Subject(name: "stack4x4", work: .stacks(depth: 4, fanOut: 4), isChurned: false),
        Subject(name: "stack8x2", work: .stacks(depth: 8, fanOut: 2), isChurned: false),
    ]

    func run() throws {
        var report = Report(
            "solver", columns: ["workload", "constraints", "step", "kumiki ms", "kiwi ms", "ratio"])
        var ratios: [String: [Double]] = [:]
        for subject in Self.subjects where only == nil || only == subject.name {
            for (step, contest) in try contests(subject) {
                report.row(
                    subject.name, "\(subject.work.rows.count)", step, Report.milliseconds(contest.ours),
                    Report.milliseconds(contest.peer), Report.plain(contest.ratio, 2))
                report.ratio("\(subject.name).\(step)", contest.ratio)
                ratios[step, default: []].append(contest.ratio)
            }
        }
        for step in ["build", "edit", "churn"] {
            report.ratio("mean.\(step)", (ratios[step] ?? []).geometricMean)
        }
        report.ratio("least", ratios.values.joined().min() ?? 0)
        report.value("sums", "equal")
        report.print()
    }

    private func contests(_ subject: Subject) throws -> [(String, Contest)] {
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
        var (turn, peerTurn) = (0, 0)
        let edit = try Contest(budget: budget) {
            turn += 1
            return try Stopwatch.time { try ours.edit(turn.isMultiple(of: 2) ? 390 : 430) }
        } peer: {
            peerTurn += 1
            return try kiwi.edit(peerTurn.isMultiple(of: 2) ? 390 : 430)
        }
        try compare(subject, ours)
        guard subject.isChurned else { return [("build", build), ("edit", edit)] }
        let churn = try Contest(budget: budget) {
            try Stopwatch.time(ours.churn)
        } peer: {
            try kiwi.churn()
        }
        try compare(subject, ours)
        return [("build", build), ("edit", edit), ("churn", churn)]
    }

    /// Both must have found the same.
    private func compare(_ subject: Subject, _ ours: KumikiRun) throws {
        let (own, other) = (ours.sum, try kiwi.sum())
        guard abs(own - other) <= 1e-6 * max(1, abs(other)) else {
            throw Failure("\(subject.name): the sums of all values differ: ours \(own), kiwi's \(other)")
        }
    }
}
