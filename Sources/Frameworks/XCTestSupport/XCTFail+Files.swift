import Foundation
import XCTest

/// Fails the current test at a line of a file whose path is determined at run time, which Apple's test libraries pass to
/// Objective-C. Nimble does so.
public func XCTFail(_ message: String, file: String, line: UInt) {
    guard let test = CurrentTest.shared.test else { return XCTFail("\(file):\(line): \(message)") }
    test.recordFailure(
        withDescription: "failed - \(message)", inFile: file, atLine: Int(line), expected: true)
}
