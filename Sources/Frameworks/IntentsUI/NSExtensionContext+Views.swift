import CoreGraphics
import FoundationExtras

extension NSExtensionContext {
    /// The size in points that a view of the extension can have at least.
    public var hostedViewMinimumAllowedSize: CGSize { CGSize(width: 320, height: 0) }
    /// The size in points that a view of the extension can have at most.
    public var hostedViewMaximumAllowedSize: CGSize { CGSize(width: 320, height: 480) }
}
