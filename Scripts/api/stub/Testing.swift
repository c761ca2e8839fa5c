// Swift Testing, as far as the test kit uses it.

/// https://developer.apple.com/documentation/testing/test
public struct Test: Sendable {
    public static var current: Test? { fatalError() }
}
/// https://developer.apple.com/documentation/testing/attachable
public protocol Attachable: ~Copyable {}
extension Array: Attachable where Element == UInt8 {}
/// https://developer.apple.com/documentation/testing/attachment
public struct Attachment<AttachableValue: Attachable> {
    public static func record(
        _ attachableValue: consuming AttachableValue, named preferredName: String? = nil
    ) {
        fatalError()
    }
}
