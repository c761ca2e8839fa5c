import Foundation
import InterfaceBuilder
import Staging
import UIKit

/// Random UI exploration of the storyboards in a folder, with the memory that it uses.
@MainActor
struct ExplorationProgram {
    private let steps: Int
    private let folder: String
    private let seed: UInt64
    /// The maximum number of documents; the selection depends on the seed.
    private static let most = 50

    init(_ options: Options) {
        steps = options.count("--steps", default: 10_000)
        folder = options["--folder"] ?? "Examples/Okinawa"
        seed = options["--seed"].flatMap(UInt64.init) ?? 1
    }

    func run() throws {
        let documents = try pick()
        let resources = try ResourceLibrary(folder: folder)
        let trace = FileManager.default.temporaryDirectory.appendingPathComponent("kumiki-exploration.txt")
        print(
            "explore: \(documents.count) documents of \(folder), seed \(seed); the step under way: \(trace.path)"
        )
        let exploration = RandomExploration(documents: documents, resources: resources, seed: seed) { step in
            try? Data((step + "\n").utf8).write(to: trace)
        }
        var marks: [(steps: Int, memory: Int)] = []
        for part in 1...10 {
            exploration.go(until: steps * part / 10)
            marks.append((exploration.steps, Self.memory))
            print("  \(exploration.steps) steps, \(exploration.walks) scenes, \(Self.memory / 1024) MB")
        }
        // Data that is loaded for the first time is not growth: the first half is left out.
        let (half, end) = (marks[4], marks[9])
        let growth = Double(end.memory - half.memory) / Double(max(end.steps - half.steps, 1))
        print(
            "  slowest step: \(String(format: "%.2f", exploration.slowest.seconds)) s, \(exploration.slowest.step)"
        )
        print(
            "explore: steps=\(exploration.steps) scenes=\(exploration.walks) memory_kb=\(end.memory) "
                + "growth_kb_per_step=\(String(format: "%.3f", growth)) "
                + "slowest_s=\(String(format: "%.2f", exploration.slowest.seconds))")
    }

    /// Returns documents of the folder that can be read, at most fifty.
    private func pick() throws -> [Document] {
        var numbers = SeededNumbers(seed: seed)
        let paths = try ProjectFiles(root: folder).documents.map(\.path)
            .filter { $0.hasSuffix(".storyboard") }.shuffled(using: &numbers)
        let documents = paths.lazy.compactMap { try? Document(contentsOf: $0) }.prefix(Self.most)
        guard !documents.isEmpty else { throw Failure("no storyboards in \(folder)") }
        return Array(documents)
    }

    /// The resident memory of the process, in KB (Linux: proc(5), statm).
    private static var memory: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4
    }
}
