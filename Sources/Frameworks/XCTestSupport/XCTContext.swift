import Foundation
import UIKit
import XCTest

/// A named part of a test, which may have attachments.
public protocol XCTActivity: NSObjectProtocol {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

/// Runs parts of tests as activities.
open class XCTContext: NSObject {
    /// Runs a named part of the current test.
    @preconcurrency @MainActor
    public class func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name))
    }
}

private final class Activity: NSObject, XCTActivity {
    let name: String

    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {
        if let test = CurrentTest.shared.test { AttachmentFolder.add(attachment, of: test) }
    }
}

/// The current test.
final class CurrentTest: XCTestObservation {
    static let shared = CurrentTest()

    private(set) var test: XCTestCase?
    /// The parts of the test that have begun and whose failures do not count, the innermost last.
    var expectedFailures: [ExpectedFailures] = []

    func testBundleWillStart(_ testBundle: Bundle) {
        MainActor.assumeIsolated { TestHost.launch() }
        Examples.prepare()
    }
    func testCaseWillStart(_ testCase: XCTestCase) {
        test = testCase
        if let module = String(reflecting: type(of: testCase)).split(separator: ".").first {
            TestHost.testWillStart(in: String(module))
        }
    }
    func testCaseDidFinish(_ testCase: XCTestCase) {
        test = nil
        expectedFailures = []
        MainActor.assumeIsolated { TestHost.testDidEnd() }
    }
}

/// Observes tests from the start of the program.
@section(".init_array") @used private let observeTests: @convention(c) () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(CurrentTest.shared)
}
