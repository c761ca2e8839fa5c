import Testing

@testable import Workers

@Suite struct WorkTimeTests {
    @Test(arguments: [(100, 30, 30), (100, 180, 100), (0, 0, 0)])
    func theShorterOfBothTimesCounts(clock: Int, work: Int, elapsed: Int) {
        var times = (clock: Duration.seconds(5), work: Duration.seconds(70))
        let time = WorkTime(clock: { times.clock }, work: { times.work })
        times = (times.clock + .seconds(clock), times.work + .seconds(work))
        #expect(time.elapsed == .seconds(elapsed))
    }

    @Test func childrenUseProcessors() throws {
        let time = WorkTime()
        let child = ChildProgram(
            path: "/bin/sh", arguments: ["-c", "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"])
        _ = ChildProgram.wait(for: try child.start([]))
        #expect(time.elapsed > .milliseconds(10))
    }
}
