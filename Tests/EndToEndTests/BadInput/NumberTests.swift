import Foundation
import Staging
import Testing

/// Every number in a document replaced by invalid, infinite and excessive ones.
@Suite struct NumberTests {
    private static let groups = stride(from: 0, to: NumberCases.all.count, by: 12).map { $0 }

    /// In separate processes, which leave the case behind if one traps.
    @Test(.timeLimit(.minutes(40)), arguments: groups)
    func areTakenOrReplaced(from first: Int) async {
        let trace = Trace()
        let result = await #expect(processExitsWith: .success) {
            [first = first as Int, trace = trace as Trace] in
            for template in NumberCases.all.dropFirst(first).prefix(12) {
                await NumberTests.check(template, trace)
            }
        }
        let last = trace.take()
        if result == nil { Issue.record("\(last)") }
    }

    @MainActor
    private static func check(_ template: String, _ trace: Trace) {
        for number in HostileValues.numbers {
            trace.note("\(number) in " + template.replacing("\n", with: ""))
            let start = ContinuousClock.now
            let outcome = Pipeline.run(template.replacing("§", with: number), drawsDocuments: true)
            precondition(
                outcome.shown > 0 || !outcome.diagnostics.isEmpty, "no scene and no word about it")
            precondition(!outcome.hasBadNumbers, "the drawing has a number that is none")
            precondition(ContinuousClock.now - start < .seconds(60), "it takes too long")
        }
    }
}
