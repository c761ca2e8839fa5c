import Testing

@testable import Workshop

struct EscalationTests {
    @Test func asLongAsErrorsBecomeFewerStatementsGo() {
        var escalation = Escalation()
        let reaches = [1000, 500, 250, 120, 60, 30, 15, 7, 3, 2, 1].map { escalation.reach(for: $0) }
        #expect(Set(reaches) == [.statement])
    }

    @Test func withoutProgressMoreGoesEachTime() {
        var escalation = Escalation()
        let reaches = (0..<24).map { _ in escalation.reach(for: 1) }
        #expect(reaches.first == .statement)
        #expect(reaches.last == .file)
        #expect(Set(reaches) == Set(Reach.ofErrors))
    }

    @Test func aQuarterFewerIsProgress() {
        var escalation = Escalation()
        let reaches = [400, 300, 225, 168, 126, 94, 70].map { escalation.reach(for: $0) }
        #expect(Set(reaches) == [.statement])
        var idle = Escalation()
        let others = [400, 301, 301, 301, 301].map { idle.reach(for: $0) }
        #expect(others.last == .body)
    }

    @Test func afterManyRoundsMoreGoesDespiteProgress() {
        var escalation = Escalation()
        let reaches = (0..<29).map { escalation.reach(for: 1 << (40 - $0)) }
        #expect(reaches.prefix(12).allSatisfy { $0 == .statement })
        #expect(reaches[12] == .body && reaches[16] == .declaration && reaches[20] == .type)
        #expect(reaches.last == .file)
    }

    @Test func noNumberOfErrorsIsTooLarge() {
        var escalation = Escalation()
        #expect(escalation.reach(for: .max) == .statement)
        #expect(escalation.reach(for: .max) == .statement)
        #expect(escalation.reach(for: 0) == .statement)
    }

    /// Pictures of what remains are better than none.
    @Test func afterManyCompilationsMoreGoesEachTime() {
        var escalation = Escalation()
        #expect(escalation.reach(for: 800, after: 1_000) == .statement)
        let late = [400, 200, 100, 50].map { escalation.reach(for: $0, after: 1_001) }
        #expect(late == [.body, .declaration, .type, .file])
    }

    /// Such rounds compile as many files as those with many errors.
    @Test func inTheTailOfManyErrorsOneRoundWithoutProgressIsEnough() {
        var escalation = Escalation()
        let reaches = [675, 2_329, 340, 60, 22, 12, 9, 6, 7, 4, 11, 6].map { escalation.reach(for: $0) }
        #expect(reaches.prefix(8).allSatisfy { $0 == .statement })
        #expect(reaches.suffix(4) == [.body, .statement, .body, .declaration])
        var few = Escalation()
        #expect([60, 22, 12, 9, 6, 7, 4].allSatisfy { few.reach(for: $0) == .statement })
    }

    @Test func errorsInOtherFilesAreNoLackOfProgress() {
        var escalation = Escalation()
        for errors in [8, 4, 1] { _ = escalation.reach(for: errors) }
        escalation.beginOthers()
        #expect([90, 60, 40, 20, 9].allSatisfy { escalation.reach(for: $0) == .statement })
    }
}
