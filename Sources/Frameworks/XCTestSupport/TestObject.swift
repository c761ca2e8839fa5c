import Foundation
import UIKit
import XCTest

/// The object that represents a test where code needs an `NSObject`, such as an observer that is identified by itself: one
/// for each test, for as long as the test exists.
public final class TestObject: NSObject {
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private weak var test: XCTest?

    private init(_ test: XCTest) { self.test = test }

    /// Returns the object of a test.
    public static func of(_ test: XCTest) -> NSObject {
        if let object = objc_getAssociatedObject(test, key) as? TestObject { return object }
        let object = TestObject(test)
        objc_setAssociatedObject(test, key, object, .OBJC_ASSOCIATION_RETAIN)
        return object
    }

    public override var description: String { test?.name ?? super.description }
}
