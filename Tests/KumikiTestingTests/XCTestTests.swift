import KumikiTesting
import XCTest

/// The kit throws where a user would be stuck, and so serves XCTest as it serves Swift Testing.
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
}
