import Foundation
import InterfaceBuilder

/// Reading documents, into trees and then to a typed value for every attribute, compared with a bare pass of libxml2's
/// events over the same bytes, which is the minimum for any reader based on that parser.
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
        // A small set is read several times a round, so that a round is long compared with the clock's resolution.
        let repeats = max(1, 2_000_000 / size)
        let typed = try contest(files, repeats) { AttributeValues($0).count }
        let tree = try contest(files, repeats) { _ in 0 }
        report(typed, tree, count: files.count * repeats, bytes: size * repeats, refused)
    }

    /// IBDecodable's time for a document in microseconds, as measured on a similar machine with similar documents
    /// (https://github.com/IBDecodable/IBDecodable). It is not run here.
    private static let publishedPeer = 237.0

    private func contest(
        _ files: [File], _ repeats: Int, _ decode: (Document) -> Int
    ) throws -> Contest {
        var sum = 0
        let contest = try Contest(budget: budget / 2) {
            try Stopwatch.time {
                for _ in 0..<repeats {
                    for file in files { sum &+= decode(try Document(bytes: file.bytes, path: file.path)) }
                }
            }
        } peer: {
            Stopwatch.time {
                for _ in 0..<repeats {
                    for file in files { sum &+= BareParser.elements(in: file.bytes) ?? 0 }
                }
            }
        }
        guard sum > 0 else { throw Failure("nothing was read") }
        return contest
    }

    private func report(_ typed: Contest, _ tree: Contest, count: Int, bytes: Int, _ refused: Int) {
        var report = Report("documents", columns: ["reader", "µs a document", "MB/s", "times the floor"])
        let rows = [
            ("libxml2, events alone (the floor)", typed.peer, typed.peer),
            ("kumiki, tree", tree.ours, tree.peer),
            ("kumiki, every value typed", typed.ours, typed.peer),
        ]
        for (name, time, floor) in rows {
            report.row(
                name, Report.plain(time / Double(count), 1), Report.plain(Double(bytes) / time, 0),
                Report.plain(time / floor, 2))
        }
        report.row("IBDecodable (published, not run here)", Report.plain(Self.publishedPeer, 1), "", "")
        report.value("documents", "\(count)")
        report.value("refused", "\(refused)")
        report.value("bytes", "\(bytes)")
        report.value("rounds", "\(typed.rounds + tree.rounds)")
        report.value("times_floor", Report.plain(typed.ours / typed.peer, 2))
        report.ratio("ratio", typed.ratio)
        report.ratio("ibdecodable", Self.publishedPeer / (typed.ours / Double(count)))
        report.print()
    }
}
