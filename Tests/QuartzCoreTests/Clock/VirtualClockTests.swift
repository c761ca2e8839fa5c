import QuartzCore
import Testing

@MainActor
@Suite struct VirtualClockTests {
    private let clock = VirtualClock()
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private func note(_ line: String, after delay: Double) {
        clock.schedule(after: delay) { [log] in log.lines.append(line) }
    }

    @Test func runsEventsInOrderOfTimeThenOfScheduling() {
        note("c", after: 0.2)
        note("a", after: 0.1)
        note("b", after: 0.1)
        clock.advance(by: 0.15)
        #expect(log.lines == ["a", "b"])
        #expect(clock.now == VirtualClock.start + 0.15)
        clock.advance(by: 0.05)
        #expect(log.lines == ["a", "b", "c"])
    }

    @Test func manySmallStepsAreOneLargeOne() {
        note("x", after: 1)
        for _ in 0..<10 { clock.advance(by: 0.1) }
        #expect(log.lines == ["x"])
    }

    @Test func anEventSeesItsOwnTime() {
        var seen = 0.0
        clock.schedule(after: 0.25) { [clock] in seen = clock.now }
        clock.advance(by: 1)
        #expect(seen == VirtualClock.start + 0.25)
    }

    @Test func whatIsCancelledDoesNotRun() {
        let event = clock.schedule(after: 0) { Issue.record("ran") }
        clock.cancel(event)
        #expect(clock.isIdle)
        #expect(clock.runUntilIdle())
    }

    @Test func eventsOfEventsRunInTheSameInstant() {
        clock.schedule(after: 0) { [clock, log] in
            clock.schedule(after: 0) { log.lines.append("inner") }
            log.lines.append("outer")
        }
        clock.advance(by: 0)
        #expect(log.lines == ["outer", "inner"])
    }

    @Test func runningUntilIdleEndsWithTheLastEventOrAtTheLimit() {
        note("x", after: 3)
        #expect(clock.runUntilIdle())
        #expect(clock.now == VirtualClock.start + 3)
        @MainActor func again() { clock.schedule(after: 1) { again() } }
        again()
        #expect(!clock.runUntilIdle(within: 5.5))
        #expect(clock.now == VirtualClock.start + 8)
    }

    @Test func anInstantThatNeverEndsIsCutOff() {
        @MainActor func again() { clock.schedule(after: 0) { again() } }
        again()
        let report = LayerDiagnostics.report
        defer { LayerDiagnostics.report = report }
        LayerDiagnostics.report = { [log] in log.lines.append($0) }
        clock.advance(by: 0)
        #expect(log.lines.count == 1)
        #expect(clock.now == VirtualClock.start)
    }

    @Test func figuresThatAreNoTimesAreNow() {
        note("x", after: .nan)
        note("y", after: -5)
        clock.advance(by: -.infinity)
        #expect(log.lines == ["x", "y"])
        #expect(clock.now == VirtualClock.start)
    }

    @Test func framesBeginAtSixtiethsOfSeconds() {
        #expect(abs(clock.nextFrameTime - VirtualClock.start - 1.0 / 60) < 1e-9)
        clock.advance(by: clock.nextFrameTime - clock.now)
        #expect(abs(clock.nextFrameTime - VirtualClock.start - 2.0 / 60) < 1e-8)
    }

    @Test func aClockOfItsOwnHasNoPartInOthers() {
        let outside = CACurrentMediaTime()
        VirtualClock.withFresh { clock in
            clock.advance(by: 7)
            #expect(CACurrentMediaTime() == VirtualClock.start + 7)
        }
        #expect(CACurrentMediaTime() == outside)
    }

    @Test func tasksRunBetweenInstants() async {
        note("first", after: 0.1)
        let task = Task { [clock, log] in
            await withCheckedContinuation { go in clock.schedule(after: 0.2) { go.resume() } }
            log.lines.append("task")
        }
        await clock.run(for: 0.5)
        #expect(log.lines == ["first", "task"])
        await task.value
    }
}
