@_exported import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformColor = UIColor
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformView = UIView
public typealias KFCrossPlatformButton = UIButton

/// The members that the library adds to a type.
public struct KingfisherWrapper<Base> {
    public let base: Base

    public init(_ base: Base) { self.base = base }
}

/// An object with members of the library.
public protocol KingfisherCompatible: AnyObject {}

/// A value with members of the library.
public protocol KingfisherCompatibleValue {}

extension KingfisherCompatible {
    /// The members that the library adds.
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

extension KingfisherCompatibleValue {
    /// The members that the library adds.
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

extension UIImage: KingfisherCompatible {}
extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
extension NSTextAttachment: KingfisherCompatible {}
extension Data: KingfisherCompatibleValue {}
extension CGSize: KingfisherCompatibleValue {}
