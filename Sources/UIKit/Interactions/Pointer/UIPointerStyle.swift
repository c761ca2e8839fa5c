import CoreGraphics
import Foundation

/// The pointer's appearance in a region, and its effect on the view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// The effect on the view; nil if only the shape changes.
    package let effect: UIPointerEffect?
    /// The pointer's shape; nil for that of the effect.
    package let shape: UIPointerShape?
    /// The axes along which the pointer stays in the middle of the region.
    package let constrainedAxes: UIAxis
    /// Whether the pointer is hidden.
    package let isHidden: Bool

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis, isHidden: Bool) {
        (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
        super.init()
    }

    /// Creates a style with an effect on a view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape, [], isHidden: false)
    }

    /// Creates a style that changes the pointer's shape alone.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(nil, shape, constrainedAxes, isHidden: false)
    }

    /// Returns a style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIPointerStyle(effect, shape, constrainedAxes, isHidden: isHidden)
    }
}
