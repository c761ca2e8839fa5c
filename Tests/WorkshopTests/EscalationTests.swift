import Testing

@testable import Workshop

struct EscalationTests {
    @Test func asLongAsErrorsBecomeFewerStatementsGo() {
        var escalation = Escalation(files: 40)
        let reaches = [1000, 500, 250, 120, 60, 30, 15, 7, 3, 2, 1].map { escalation.reach(for: $0) }
        #expect(Set(reaches) == [.statement])
    }

    @Test func withoutProgressMoreGoesEachTime() {
        var escalation = Escalation(files: 40)
        let reaches = (0..<24).map { _ in escalation.reach(for: 1) }
        #expect(reaches.first == .statement)
        #expect(reaches.last == .file)
        #expect(Set(reaches) == Set(Reach.ofErrors))
    }

    @Test func aQuarterFewerIsProgress() {
        var escalation = Escalation(files: 40)
        let reaches = [400, 300, 225, 168, 126, 94, 70].map { escalation.reach(for: $0) }
        #expect(Set(reaches) == [.statement])
        var idle = Escalation(files: 40)
        let others = [400, 301, 301, 301, 301].map { idle.reach(for: $0) }
        #expect(others.last == .body)
    }

    @Test func afterManyRoundsMoreGoesDespiteProgress() {
        var escalation = Escalation(files: 40)
        let reaches = (0..<29).map { escalation.reach(for: 1 << (40 - $0)) }
        #expect(reaches.prefix(12).allSatisfy { $0 == .statement })
        #expect(reaches[12] == .body && reaches[16] == .declaration && reaches[20] == .type)
        #expect(reaches.last == .file)
    }

    /// Each round of a large module takes long.
    @Test func ofALargeModuleMoreGoesSooner() {
        var escalation = Escalation(files: 500)
        let reaches = (0..<11).map { escalation.reach(for: 1 << (40 - $0)) }
        #expect(reaches.prefix(6).allSatisfy { $0 == .statement })
        #expect(reaches[6] == .body && reaches[10] == .declaration)
    }

    @Test func noNumberOfErrorsIsTooLarge() {
        var escalation = Escalation(files: 40)
        #expect(escalation.reach(for: .max) == .statement)
        #expect(escalation.reach(for: .max) == .statement)
        #expect(escalation.reach(for: 0) == .statement)
    }

    @Test func anotherKindOfCheckBeginsAnew() {
        var escalation = Escalation(files: 40)
        for _ in 0..<20 { _ = escalation.reach(for: 1) }
        escalation.restart()
        #expect(escalation.reach(for: 9) == .statement)
    }
}
