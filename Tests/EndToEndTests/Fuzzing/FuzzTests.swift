import Foundation
import InterfaceBuilder
import Staging
import Testing

/// Documents of the example, damaged at random by a fixed seed: each is shown as far as it goes, without a trap.
///
/// `KUMIKI_FUZZ_SEED`, `KUMIKI_FUZZ_COUNT` and `KUMIKI_FUZZ_FOLDER` in the environment ask for other seeds, more of
/// them, and other documents than the example's.
@Suite struct FuzzTests {
    /// Each batch runs in a process of its own, so that a trap names its seeds and leaves the others alone.
    @Test(.timeLimit(.minutes(10)), arguments: Batch.all)
    func damagedDocumentsAreShownOrReported(_ batch: Batch) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            [batch = batch as Batch] in
            try await batch.run()
        }
        let last = String(decoding: result?.standardErrorContent.suffix(4_000) ?? [], as: UTF8.self)
        #expect(last.isEmpty || result?.exitStatus == .exitCode(0), "\(batch): \(last)")
    }
}

/// Some seeds in a row.
struct Batch: Codable, Sendable, CustomTestStringConvertible {
    var seeds: Range<UInt64>

    var testDescription: String { "seeds \(seeds)" }

    static let all: [Batch] = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["KUMIKI_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        let count = environment["KUMIKI_FUZZ_COUNT"].flatMap(UInt64.init) ?? 300
        let size = max(1, min(50, count))
        return stride(from: first, to: first + count, by: Int(size)).map {
            Batch(seeds: $0..<min($0 + size, first + count))
        }
    }()

    @MainActor
    func run() throws {
        let folder = ProcessInfo.processInfo.environment["KUMIKI_FUZZ_FOLDER"] ?? Okinawa.folder
        let documents = try Okinawa.documents(in: folder)
        let resources = try ResourceLibrary(folder: folder)
        for seed in seeds where !documents.isEmpty {
            let document = documents[Int(seed % UInt64(documents.count))]
            var mutator = Mutator(Markup(document), seed: seed)
            mutator.mutate()
            let start = ContinuousClock.now
            Trace.tell("seed \(seed) of \(document.path)")
            _ = Pipeline.run(mutator.markup.xml, path: document.path, resources: resources, sceneLimit: 4)
            let time = ContinuousClock.now - start
            if time > .seconds(5) { Trace.tell("slow: \(time)") }
        }
    }
}
