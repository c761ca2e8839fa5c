import KumikiDifference
import Foundation

/// Our staged differences compared with a textbook implementation of Heckel's algorithm, which finds only the changes.
struct DifferenceBenchmark {
    private struct Workload {
        let name: String
        let source: [UUID]
        let target: [UUID]
    }

    private let budget: Double

    init(_ options: Options) { budget = Double(options.count("--budget", default: 2000)) * 1000 }

    func run() throws {
        var report = Report("diff", columns: ["elements", "kumiki µs", "heckel µs", "ratio", "µs each"])
        for workload in Self.workloads {
            let contest = try contest(workload)
            report.row(
                workload.name, Report.plain(contest.ours, 1), Report.plain(contest.peer, 1),
                Report.plain(contest.ratio, 2), Report.plain(contest.ours / Double(workload.source.count), 4))
            report.value("\(workload.name)_us", Report.plain(contest.ours, 1))
            report.ratio(workload.name, contest.ratio)
        }
        report.print()
    }

    private func contest(_ workload: Workload) throws -> Contest {
        var ours = (0, 0)
        var peers = (0, 0)
        let contest = Contest(budget: budget / Double(Self.workloads.count)) {
            Stopwatch.time {
                let stages = ListDifference(from: workload.source, to: workload.target).stages
                ours = (stages.last?.changes.deletions.count ?? 0, stages.last?.changes.insertions.count ?? 0)
            }
        } peer: {
            Stopwatch.time {
                let result = TextbookHeckel.difference(from: workload.source, to: workload.target)
                peers = (result.deletions.count, result.insertions.count)
            }
        }
        guard ours == peers else { throw Failure("\(workload.name): \(ours) and \(peers) changes") }
        return contest
    }

    /// 5,000 elements of which 1,000 are deleted, 1,000 inserted and 200 moved, twenty times as many,
    /// and 5,000 unchanged elements.
    private static let workloads: [Workload] = [
        changed("5000", count: 5_000), changed("100000", count: 100_000),
        Workload(name: "unchanged5000", source: identifiers(5_000, 1), target: identifiers(5_000, 1)),
    ]

    private static func changed(_ name: String, count: Int) -> Workload {
        var random = Numbers(state: 5)
        let source = identifiers(count, 1)
        var target = source
        for _ in 0..<count / 5 { target.remove(at: random.place(in: target.count)) }
        for new in identifiers(count / 5, 2) { target.insert(new, at: random.place(in: target.count)) }
        for _ in 0..<count / 25 {
            target.swapAt(random.place(in: target.count), random.place(in: target.count))
        }
        return Workload(name: name, source: source, target: target)
    }

    private static func identifiers(_ count: Int, _ seed: UInt64) -> [UUID] {
        var random = Numbers(state: seed)
        return (0..<count).map { _ in
            withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
        }
    }
}

/// Pseudorandom numbers that are the same in every run (a linear congruential generator with Knuth's factor).
private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    mutating func place(in count: Int) -> Int { Int((next() >> 20) % UInt64(count)) }
}
