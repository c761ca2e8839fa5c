import XCTest

// What tests create and wait for as on Apple's platforms, where defaults differ from those of XCTest for Linux.

extension XCTestCase {
    /// Creates an expectation that fails the test when it is fulfilled once too often, unlike those that tests create by
    /// their initializer.
    public func expectation(description: String) -> XCTestExpectation {
        // An issue without a file is reported at the test.
        let expectation = expectation(description: description, file: "<unknown>", line: 0)
        expectation.assertForOverFulfill = true
        return expectation
    }

    // The methods with the parameters of Apple's, which protocols that tests adopt require. Calls prefer those of XCTest for Linux,
    // which know their place.

    @_disfavoredOverload
    public func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler?) {
        waitForExpectations(timeout: timeout, file: "<unknown>", line: 0, handler: handler)
    }

    @_disfavoredOverload
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {
        wait(for: expectations, timeout: timeout, enforceOrder: false, file: "<unknown>", line: 0)
    }

    @_disfavoredOverload
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool) {
        wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: "<unknown>", line: 0)
    }

    /// Waits without a time limit.
    public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
        wait(for: expectations, timeout: longestWait, enforceOrder: enforceOrder)
    }

    /// Waits without a time limit.
    public func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false) async {
        await fulfillment(of: expectations, timeout: longestWait, enforceOrder: enforceOrder)
    }
}

/// The wait in seconds without a time limit. The time limit of a test is shorter.
private let longestWait = 600.0
