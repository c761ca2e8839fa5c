import Foundation
import XCTest

/// A location in sources.
public struct XCTSourceCodeLocation: Hashable, Sendable {
    public var fileURL: URL
    public var lineNumber: Int

    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }

    public init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    public init(filePath: StaticString, lineNumber: UInt) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }
}

/// The context of an issue.
public struct XCTSourceCodeContext: Hashable, Sendable {
    public var location: XCTSourceCodeLocation?

    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// An issue in a test.
public struct XCTIssue {
    /// The type of an issue.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system
        case unmatchedExpectedFailure
    }

    public var type: IssueType
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext
    public var associatedError: (any Error)?
    public var attachments: [XCTAttachment]

    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        (self.type, self.compactDescription) = (type, compactDescription)
        (self.detailedDescription, self.sourceCodeContext) = (detailedDescription, sourceCodeContext)
        (self.associatedError, self.attachments) = (associatedError, attachments)
    }

    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTestCase {
    /// Records an issue.
    public func record(_ issue: XCTIssue) {
        issue.attachments.forEach(add)
        let location = issue.sourceCodeContext.location
        let isExpected = issue.type == .assertionFailure
        recordFailure(
            withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "<unknown>",
            atLine: location?.lineNumber ?? 0, expected: isExpected)
    }
}
