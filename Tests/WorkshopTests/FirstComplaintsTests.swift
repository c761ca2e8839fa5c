import Testing

@testable import SourceProjects
@testable import Workshop

struct FirstComplaintsTests {
    @Test func everyModuleIsHeardOnce() {
        let modules = [
            SourceModule(name: "A", kind: .library, sources: ["/a.swift", "/b.swift"]),
            SourceModule(name: "C", kind: .library, sources: ["/c.swift"]),
        ]
        var complaints = FirstComplaints(modules: modules)
        complaints.add(
            "/a.swift:1:2: error: cannot find 'X' in scope\n/b.swift:1:2: error: cannot find 'X' in scope")
        complaints.add("/b.swift:3:2: error: missing return\n/c.swift:1:2: error: cannot find 'Y' in scope")
        #expect(
            complaints.report.lines == [
                "3 errors in 3 files:", "  `X`, 2 uses, first at /a.swift:1",
                "  `Y`, 1 use, first at /c.swift:1",
            ])
    }

    @Test func errorsInFilesThatAreWholeAfterwardsAreNotReported() {
        let module = SourceModule(name: "A", kind: .library, sources: ["/a.swift", "/b.swift"])
        var complaints = FirstComplaints(modules: [module])
        complaints.add(
            "/a.swift:1:2: error: cannot find 'X' in scope\n/b.swift:1:2: error: cannot find 'Y' in scope")
        let left = complaints.unrepaired(["/b.swift:1:1: warning: left out: a statement of share"])
        #expect(left.report.lines == ["1 error in 1 file:", "  `Y`, 1 use, first at /b.swift:1"])
        #expect(complaints.unrepaired([]).isEmpty)
    }
}
