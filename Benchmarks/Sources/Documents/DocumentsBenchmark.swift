import Foundation
import InterfaceBuilder

/// Our reading of documents into trees against a bare pass of libxml2's events over the same bytes.
struct DocumentsBenchmark {
    private struct File {
        let path: String
        let bytes: ContiguousArray<UInt8>
    }

    private let folder: String
    private let budget: Double

    init(_ options: Options) throws {
        folder = options["--folder"] ?? "Examples/Okinawa"
        budget = Double(options.count("--budget", default: 4000)) * 1000
    }

    func run() throws {
        var files: [File] = []
        var refused = 0
        for file in try ProjectFiles(root: folder).documents {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            let bytes = ContiguousArray(data)
            if (try? Document(bytes: bytes, path: file.path)) != nil, BareParser.elements(in: bytes) != nil {
                files.append(File(path: file.path, bytes: bytes))
            } else {
                refused += 1
            }
        }
        let size = files.reduce(0) { $0 + $1.bytes.count }
        guard size > 0 else { throw Failure("no documents in \(folder)") }
        // A small set is read several times a round, so that a round is long against the clock's steps.
        let repeats = max(1, 2_000_000 / size)
        let contest = try contest(files, repeats)
        report(contest, count: files.count, bytes: size * repeats, refused)
    }

    private func contest(_ files: [File], _ repeats: Int) throws -> Contest {
        try Contest(budget: budget) {
            try Stopwatch.time {
                for _ in 0..<repeats {
                    for file in files { _ = try Document(bytes: file.bytes, path: file.path) }
                }
            }
        } peer: {
            Stopwatch.time {
                for _ in 0..<repeats { for file in files { _ = BareParser.elements(in: file.bytes) } }
            }
        }
    }

    private func report(_ contest: Contest, count: Int, bytes: Int, _ refused: Int) {
        var report = Report("documents", columns: ["reader", "ms", "MB/s"])
        for (name, time) in [("kumiki", contest.ours), ("libxml2", contest.peer)] {
            report.row(name, Report.milliseconds(time), Report.plain(Double(bytes) / time, 0))
        }
        report.value("documents", "\(count)")
        report.value("refused", "\(refused)")
        report.value("bytes", "\(bytes)")
        report.value("rounds", "\(contest.rounds)")
        report.ratio("ratio", contest.ratio)
        report.print()
    }
}
