import Testing

@testable import Staging

@Suite struct SceneWorkersTests {
    @Test func jobsShareAProcessOnlyInTheSameSurroundings() {
        let batches = SceneWorkers.batches(of: [["en"], ["ja"], ["en"], ["ja"], ["en"]], size: 2)
        #expect(batches == [[0], [2, 4], [1, 3]])
    }

    @Test func batchesAreOfNearlyTheSameLength() {
        let batches = SceneWorkers.batches(of: Array(repeating: [], count: 7), size: 3)
        #expect(batches.map(\.count) == [2, 2, 3])
    }
}
