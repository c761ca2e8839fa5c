import CoreGraphics
import Foundation

/// An area of a view with its own pointer style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// The area in the view's coordinates.
    public let rect: CGRect
    /// The identifier that distinguishes the region from others of the view.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIPointerRegion(rect: rect, identifier: identifier) }

    func isSame(as other: UIPointerRegion?) -> Bool { rect == other?.rect && identifier == other?.identifier }
}

/// The pointer's location when a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The location in the view's coordinates.
    public let location: CGPoint
    /// The pressed modifier keys.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}
