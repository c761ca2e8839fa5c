import Foundation
import XCTest

/// A failure that is known and does not count.
open class XCTExpectedFailure: NSObject {
    /// The choice of expected failures, and a Boolean value that requires one of them.
    open class Options: NSObject {
        /// Decides whether an issue is the expected one.
        open var issueMatcher: ((XCTIssue) -> Bool)?
        /// Whether failures are expected at all.
        open var isEnabled = true
        /// Whether it is a failure if none occurs.
        open var isStrict = true

        public override init() {}

        /// Options with which no failure has to occur.
        open class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// Expects the rest of the test to fail.
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let failures = ExpectedFailures(failureReason, options, file, line) else { return }
    CurrentTest.shared.test?.addTeardownBlock { failures.end() }
}

/// Expects the rest of the test to fail.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    file: StaticString = #filePath, line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    XCTExpectFailure(
        failureReason, options: .with(enabled, strict, issueMatcher), file: file, line: line)
}

/// Expects the block to fail.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
    let failures = ExpectedFailures(failureReason, options, file, line)
    defer { failures?.end() }
    return try failingBlock()
}

/// Expects the block to fail.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> R,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    try XCTExpectFailure(
        failureReason, options: .with(enabled, strict, issueMatcher), file: file, line: line,
        failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
    fileprivate static func with(
        _ isEnabled: Bool?, _ isStrict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
    ) -> XCTExpectedFailure.Options {
        let options = XCTExpectedFailure.Options()
        options.isEnabled = isEnabled ?? true
        options.isStrict = isStrict ?? true
        options.issueMatcher = matcher
        return options
    }
}

/// A part of a test whose failures do not count. Linux's XCTest records every failure; lines in the output enclose those
/// that whoever reads it is to pass over.
private final class ExpectedFailures {
    private let reason: String
    private let isStrict: Bool
    private let before: Int
    private let place: (file: StaticString, line: UInt)

    /// Nil where failures count: where none are expected, and where a matcher would have to see each.
    init?(
        _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt
    ) {
        guard options.isEnabled, options.issueMatcher == nil else { return nil }
        place = (file, line)
        (self.reason, isStrict, before) = (reason ?? "", options.isStrict, Self.count)
        Self.write("KUMIKI EXPECTS FAILURES")
    }

    func end() {
        Self.write("KUMIKI EXPECTS NO FAILURES")
        guard isStrict, Self.count == before else { return }
        XCTFail(
            "Expected failure, but none was recorded" + (reason.isEmpty ? "" : ": \(reason)"),
            file: place.file, line: place.line)
    }

    private static var count: Int { CurrentTest.shared.test?.testRun?.totalFailureCount ?? 0 }

    private static func write(_ line: String) {
        print("\n" + line)
        fflush(stdout)
    }
}
