import Foundation
import UIKit
import XCTest

// Tests are Objective-C objects on Apple's platforms, so that they can conform to delegate protocols.

extension XCTest: @retroactive NSObjectProtocol {
    public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public func `self`() -> Self { self }
    public func isProxy() -> Bool { false }
    public var description: String { name }
    public var debugDescription: String { name }
    /// The name of the class, with its module.
    public static func description() -> String { String(reflecting: self) }
    /// The class of the test.
    public var classForCoder: AnyClass { type(of: self) }
}

extension XCTestCase: XCTActivity {
    /// Stores an attachment: always or if the test fails.
    public func add(_ attachment: XCTAttachment) { AttachmentFolder.add(attachment, of: self) }

    /// The time limit of the test, in seconds. Here the limit is an option of the tool.
    public var executionTimeAllowance: TimeInterval {
        get { 600 }
        set {}
    }
}
