import Foundation
import InterfaceBuilder
import Staging
import Testing

/// Documents of the example, damaged randomly with a fixed seed: each is displayed as far as possible, without a trap.
///
/// `KUMIKI_FUZZ_SEED`, `KUMIKI_FUZZ_COUNT` and `KUMIKI_FUZZ_FOLDER` in the environment select other seeds, more of
/// them, and other documents than the example's; `KUMIKI_FUZZ_KEEP` is the path of a file for the current document.
@Suite struct FuzzTests {
    /// Each batch runs in a separate process, so that a trap is attributed to its seed and does not affect the others.
    @Test(.timeLimit(.minutes(40)), arguments: Batch.all)
    func damagedDocumentsAreShownOrReported(_ batch: Batch) async {
        let trace = Trace()
        let result = await #expect(processExitsWith: .success) {
            [batch = batch as Batch, trace = trace as Trace] in
            try await batch.run(trace)
        }
        let last = trace.take()
        if result == nil { Issue.record("\(last)") }
    }
}

/// Consecutive seeds.
struct Batch: Codable, Sendable, CustomTestStringConvertible {
    var seeds: Range<UInt64>

    var testDescription: String { "seeds \(seeds)" }

    private static let environment = ProcessInfo.processInfo.environment

    static let all: [Batch] = {
        let first = environment["KUMIKI_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        let count = environment["KUMIKI_FUZZ_COUNT"].flatMap(UInt64.init) ?? 300
        let size = max(1, min(50, count))
        return stride(from: first, to: first + count, by: Int(size)).map {
            Batch(seeds: $0..<min($0 + size, first + count))
        }
    }()

    @MainActor
    func run(_ trace: Trace) throws {
        let folder = Self.environment["KUMIKI_FUZZ_FOLDER"] ?? Okinawa.folder
        let documents = try Okinawa.documents(in: folder)
        let resources = try ResourceLibrary(folder: folder)
        for seed in seeds where !documents.isEmpty {
            let document = documents[Int(seed % UInt64(documents.count))]
            var mutator = Mutator(Markup(document), seed: seed)
            mutator.mutate()
            try check(Self.withoutCode(mutator.markup.xml), document.path, resources, seed, trace)
        }
    }

    /// Removes custom classes: those of the example, which are linked with the tests, rely on their outlets as an app may.
    private static func withoutCode(_ xml: String) -> String {
        xml.replacing("customClass=\"", with: "customClass=\"Absent")
    }

    @MainActor
    private func check(
        _ xml: String, _ path: String, _ resources: ResourceLibrary, _ seed: UInt64, _ trace: Trace
    ) throws {
        trace.note("seed \(seed), \(path)")
        if let file = Self.environment["KUMIKI_FUZZ_KEEP"] {
            try Data(xml.utf8).write(to: URL(fileURLWithPath: file))
        }
        let start = ContinuousClock.now
        _ = Pipeline.run(xml, path: path, resources: resources, sceneLimit: 4)
        precondition(ContinuousClock.now - start < .seconds(60), "it takes too long")
    }
}
