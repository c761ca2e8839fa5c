import Foundation
import Testing

@testable import SourceProjects
@testable import Workshop

@Suite struct BuildSummaryTests {
    /// A document belongs to the app that contains it, else to the one whose sources are nearest, else to the first.
    @Test(arguments: [
        ("/all/Shared/Card.xib", "Quay"), ("/all/Quay/Views/A.xib", "Quay"),
        ("/all/Pier/Main.storyboard", "Pier"),
        ("/all/Pier/Inner/Main.storyboard", "Inner"), ("/elsewhere/A.xib", "Pier"),
    ])
    func documentsBelongToApps(_ document: String, _ app: String) {
        var summary = BuildSummary()
        summary.apps = [
            .init(module: "Pier", program: "/p", folder: "/all/Pier"),
            .init(module: "Quay", program: "/q", folder: "/all/Quay", resources: ["/all/Shared/Card.xib"]),
            .init(module: "Inner", program: "/i", folder: "/all/Pier/Inner"),
        ]
        #expect(summary.app(of: document)?.module == app)
    }

    private let modules = [
        SourceModule(name: "Kit", kind: .library, sources: ["/kit/K.swift"]),
        SourceModule(name: "App", kind: .application, sources: ["/app/A.swift", "/app/B.swift"]),
    ]

    private func message(_ file: String, _ line: Int, _ text: String) -> CompilerMessages.Message {
        CompilerMessages.Message(file: file, line: line, column: 1, text: text)
    }

    private var summary: BuildSummary {
        let errors = [
            message("/app/A.swift", 9, "cannot find type 'MKMapView' in scope"),
            message("/app/A.swift", 3, "cannot find 'MKMapView' in scope"),
            message("/app/A.swift", 5, "cannot find 'frobnicate' in scope"),
            message("/app/A.swift", 1, "no such module 'MapKit'"),
            message("/app/A.swift", 7, "value of type 'UIView' has no member 'sparkle'"),
        ]
        let notes = [
            "/app/A.swift:2:1: warning: left out: a statement of show",
            "/app/A.swift:8:5: warning: something else",
        ]
        return BuildSummary(
            modules: modules, notes: notes, errors: errors, firstErrors: errors, lines: ["said"])
    }

    @Test func aFileIsWholeIfNothingWasLeftOutOfIt() {
        let app = summary.modules.last
        #expect(app?.files == 2)
        #expect(app?.whole == 1)
        #expect(summary.modules.first?.whole == 1)
        #expect(summary.leavesOut)
    }

    @Test func whatIsLeftOutHasTheNearestErrorAsItsReason() {
        #expect(
            summary.modules.last?.leftOut == [
                .init(
                    file: "/app/A.swift", line: 2, what: "a statement of show",
                    why: "cannot find 'MKMapView' in scope")
            ])
    }

    @Test func missingNamesAreCountedByKind() {
        let expected: [BuildSummary.Missing] = [
            .init(name: "MKMapView", kind: .type, uses: 2), .init(name: "MapKit", kind: .module, uses: 1),
            .init(name: "UIView.sparkle", kind: .member, uses: 1),
            .init(name: "frobnicate", kind: .value, uses: 1),
        ]
        #expect(summary.missing == expected)
    }

    @Test func noFileOfAFailedBuildIsWhole() {
        let summary = BuildSummary(failed: modules, firstErrors: [], lines: [])
        #expect(summary.modules.map(\.whole) == [0, 0])
    }

    @Test func theCacheKeepsOutcomesWhole() throws {
        let folder = NSTemporaryDirectory() + "kumiki-cache-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cache = BuildCache(root: "/app", purpose: "render", environment: ["KUMIKI_CACHE": folder])
        try cache.prepare()
        cache.setOutcome(.failed(summary), for: "one")
        #expect(cache.outcome(for: "one") == .failed(summary))
        #expect(cache.outcome(for: "other") == nil)
    }
}
