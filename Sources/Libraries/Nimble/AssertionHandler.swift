import Foundation
import Testing
import XCTest
import XCTestSupport

/// Receives the result of each expectation.
public protocol AssertionHandler {
    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}

/// Fails the test that runs.
public final class NimbleXCTestHandler: AssertionHandler {
    public init() {}

    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        guard !assertion else { return }
        guard Testing.Test.current == nil else { return record(message, at: location) }
        XCTFail(message.stringValue, file: location.file, line: location.line)
    }

    private func record(_ message: FailureMessage, at location: SourceLocation) {
        let name = (location.file as NSString).lastPathComponent
        let place = Testing.SourceLocation(
            fileID: location.fileID.isEmpty ? "Tests/\(name)" : location.fileID, filePath: location.file,
            line: max(Int(location.line), 1), column: max(Int(location.column), 1))
        Issue.record(Comment(rawValue: message.stringValue), sourceLocation: place)
    }
}

/// The receiver of the results of expectations.
enum NimbleEnvironment {
    // Only tests replace it, which run one after the other; a handler belongs to no thread.
    nonisolated(unsafe) static var handler: any AssertionHandler = NimbleXCTestHandler()

    /// Reports the result of an expectation, nil for one that is met. Returns whether it is.
    @discardableResult static func report(_ failure: FailureMessage?, at location: SourceLocation) -> Bool {
        let message = failure ?? FailureMessage(stringValue: "")
        handler.assert(failure == nil, message: message, location: location)
        return failure == nil
    }
}

/// The receiver of the results of expectations.
public var NimbleAssertionHandler: any AssertionHandler {
    get { NimbleEnvironment.handler }
    set { NimbleEnvironment.handler = newValue }
}

/// The result of an expectation.
public struct AssertionRecord: CustomStringConvertible {
    public let success: Bool
    public let message: FailureMessage
    public let location: SourceLocation

    public var description: String {
        "AssertionRecord { success=\(success), message='\(message.stringValue)' }"
    }
}

/// Stores the results of expectations.
public final class AssertionRecorder: AssertionHandler {
    public var assertions: [AssertionRecord] = []

    public init() {}

    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        assertions.append(AssertionRecord(success: assertion, message: message, location: location))
    }
}

/// Performs a closure whose expectations have another handler.
public func withAssertionHandler(
    _ tempAssertionHandler: any AssertionHandler, file: FileString = #filePath, line: UInt = #line,
    closure: () throws -> Void
) {
    let former = NimbleEnvironment.handler
    NimbleEnvironment.handler = tempAssertionHandler
    defer { NimbleEnvironment.handler = former }
    do { try closure() } catch {
        let message = FailureMessage(stringValue: "unexpected error thrown: <\(error)>")
        let location = SourceLocation(file: file, line: line)
        tempAssertionHandler.assert(false, message: message, location: location)
    }
}

/// Returns the results of a closure's expectations, which do not fail the test.
public func gatherExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    let former = NimbleEnvironment.handler
    let recorder = AssertionRecorder()
    withAssertionHandler(recorder, closure: closure)
    if !silently {
        for record in recorder.assertions {
            former.assert(record.success, message: record.message, location: record.location)
        }
    }
    return recorder.assertions
}

/// Returns the failures of a closure's expectations.
public func gatherFailingExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}
