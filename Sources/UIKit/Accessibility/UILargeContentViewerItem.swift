import CoreGraphics
import Foundation

/// An object that is displayed large while it is pressed, for users who cannot read its small text.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the object is shown large.
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged, as vector images can be.
    var scalesLargeContentImage: Bool { get }
    /// The space around the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
