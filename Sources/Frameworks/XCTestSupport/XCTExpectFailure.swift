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

/// A part of a test whose failures do not count. Linux's XCTest records every failure; lines in the output mark those
/// that whoever reads it is to pass over.
final class ExpectedFailures {
    private let reason: String
    private let isStrict: Bool
    private let matcher: ((XCTIssue) -> Bool)?
    private let place: (file: StaticString, line: UInt)
    private var hasFailed = false

    /// Nil where failures count: where none are expected.
    init?(
        _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt
    ) {
        guard options.isEnabled else { return nil }
        place = (file, line)
        (self.reason, isStrict, matcher) = (reason ?? "", options.isStrict, options.issueMatcher)
        CurrentTest.shared.expectedFailures.append(self)
    }

    /// Whether the failure is an expected one.
    func includes(_ issue: XCTIssue) -> Bool {
        guard matcher?(issue) ?? true else { return false }
        hasFailed = true
        return true
    }

    func end() {
        CurrentTest.shared.expectedFailures.removeAll { $0 === self }
        guard isStrict, !hasFailed else { return }
        XCTFail(
            "Expected failure, but none was recorded" + (reason.isEmpty ? "" : ": \(reason)"),
            file: place.file, line: place.line)
    }
}

extension CurrentTest {
    /// Part of the message of a function whose body was left out, which no test expects.
    private static let leftOut = "does not compile here: "

    /// Marks an expected failure in the output, before or after XCTest prints it. The innermost part of the test that
    /// expects it includes it.
    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        guard !expectedFailures.isEmpty, !description.contains(Self.leftOut) else { return }
        let location = filePath.map { XCTSourceCodeLocation(filePath: $0, lineNumber: lineNumber) }
        let issue = XCTIssue(
            type: description.hasPrefix("threw error") ? .thrownError : .assertionFailure,
            compactDescription: description, sourceCodeContext: XCTSourceCodeContext(location: location))
        guard expectedFailures.reversed().contains(where: { $0.includes(issue) }) else { return }
        let line = description.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        print("\nKUMIKI EXPECTED \(filePath ?? "<unknown>"):\(lineNumber): \(line)")
        fflush(stdout)
    }
}
