import Foundation
import Staging
import Testing

/// Every number in a document replaced by what is none, by infinities, and by numbers beyond measure.
@Suite struct NumberTests {
    private static let groups = stride(from: 0, to: NumberCases.all.count, by: 12).map { $0 }

    /// In processes of their own, whose last line names the case if one traps.
    @Test(.timeLimit(.minutes(10)), arguments: groups)
    func areTakenOrReplaced(from first: Int) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            [first = first as Int] in
            for template in NumberCases.all.dropFirst(first).prefix(12) { await NumberTests.check(template) }
        }
        let told = String(decoding: result?.standardErrorContent.suffix(4_000) ?? [], as: UTF8.self)
        if result?.exitStatus != .exitCode(0) { Issue.record("\(told)") }
    }

    @MainActor
    private static func check(_ template: String) {
        for number in HostileValues.numbers {
            Trace.tell("\(number) in \(template.dropFirst(Sample.head.count).prefix(1_500))")
            let start = ContinuousClock.now
            let outcome = Pipeline.run(template.replacing("§", with: number), drawsDocuments: true)
            precondition(!outcome.hasBadNumbers, "the drawing has a number that is none")
            precondition(ContinuousClock.now - start < .seconds(20), "it takes too long")
        }
    }
}
