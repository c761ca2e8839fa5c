// XCTest, as far as the test kit uses it.
@_exported import Foundation

/// https://developer.apple.com/documentation/xctest/xctattachment
open class XCTAttachment: NSObject {
    /// https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.enum
    public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
    public init(data: Data, uniformTypeIdentifier: String) { fatalError() }
    open var name: String?
    open var lifetime: Lifetime
}
/// https://developer.apple.com/documentation/xctest/xctactivity
@MainActor public protocol XCTActivity: NSObjectProtocol {
    func add(_ attachment: XCTAttachment)
}
/// https://developer.apple.com/documentation/xctest/xctcontext
open class XCTContext: NSObject {
    @MainActor open class func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result { fatalError() }
}
