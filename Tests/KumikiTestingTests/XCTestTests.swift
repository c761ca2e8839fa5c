import KumikiTesting
import XCTest

/// The kit throws where a user could not continue, and so works with XCTest as with Swift Testing.
final class XCTestTests: XCTestCase {
    @MainActor func testAScreenIsUsed() async throws {
        let harness = try Harness { Counter() }
        try harness.tap("Count")
        XCTAssertEqual(harness.root.label.text, "1")
        harness.perform { harness.root.countInTask() }
        await harness.run()
        XCTAssertTrue(harness.shows("2"))
        XCTAssertThrowsError(try harness.tap("Nothing"))
    }

    @MainActor func testScreensAreCompared() async throws {
        let (one, other) = (try Harness { Counter() }, try Harness { Counter() })
        XCTAssertEqual(one.layout.differences(from: other.layout), [])
        XCTAssertEqual(one.picture(), other.picture())
        try other.tap("Count")
        XCTAssertFalse(one.layout.differences(from: other.layout).isEmpty)
    }

    @MainActor func testASnapshotIsCompared() async throws {
        let folder = SnapshotFolder()
        defer { folder.remove() }
        let counter = try Harness { Counter() }
        try expectSnapshot(of: counter, file: folder.file)
        XCTAssertTrue(folder.text("kumiki-snapshots/recording.json").contains("testASnapshotIsCompared"))
        try counter.tap("Count")
        XCTAssertThrowsError(try expectSnapshot(of: counter, file: folder.file)) {
            XCTAssertTrue("\($0)".contains("*0* reads *1*"), "\($0)")
        }
    }

    @MainActor func testAListIsRecorded() async throws {
        let harness = try Harness { IslandsScreen() }
        let table = RecordingTableView(frame: harness.window.bounds)
        harness.perform {
            harness.window.addSubview(table)
            harness.root.dataSource.attach(to: table, asDelegate: true)
        }
        table.recorder.clear()
        harness.perform { harness.root.dataSource.apply((1..<100).map(Island.init)) }
        XCTAssertEqual(table.recorder.calls.first, "{")
        XCTAssertTrue(table.recorder.calls.contains("delete 0.0"))
    }

    @MainActor func testLeaksAndThreadsAreTold() async throws {
        let kept = Counter()
        XCTAssertThrowsError(try expectFreed { kept })
        let check = IsolationCheck()
        do {
            try await check.expectMainActor(calls: 1)
            XCTFail("no call was made")
        } catch { XCTAssertEqual(error.description, "expected 1 calls, found 0") }
    }

    @MainActor func testAnAppIsKilledAndLaunchedAgain() async throws {
        final class Delegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Counter()
                window?.makeKeyAndVisible()
                return true
            }
        }
        let app = try LaunchedApp(Delegate())
        try app.screen.tap("Count")
        XCTAssertTrue(app.screen.shows("1"))
        try app.relaunch()
        XCTAssertTrue(app.screen.shows("0"))
        app.terminate()
    }
}
