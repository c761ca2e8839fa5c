import CoreGraphics
import QuartzCore

/// The animatable position and appearance of a view in a list.
struct ViewPose: Equatable {
    var center: CGPoint
    var size: CGSize
    var alpha: CGFloat
    var transform = CATransform3DIdentity

    @MainActor
    init(_ view: UIView) {
        (center, size, alpha) = (view.center, view.bounds.size, view.alpha)
        transform = view.layer.transform
    }

    /// Creates a pose from a layout's attributes, in a superview whose origin is at the position.
    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
        (size, alpha) = (attributes.size, attributes.isHidden ? 0 : attributes.alpha)
        transform = attributes.transform3D
    }

    static func == (a: ViewPose, b: ViewPose) -> Bool {
        a.center == b.center && a.size == b.size && a.alpha == b.alpha
            && CATransform3DEqualToTransform(a.transform, b.transform)
    }

    /// Returns the pose in other content: moved by a distance.
    func moved(by distance: CGPoint) -> ViewPose {
        var moved = self
        moved.center = CGPoint(x: center.x + distance.x, y: center.y + distance.y)
        return moved
    }

    /// The pose with a transparent view.
    var faded: ViewPose {
        var faded = self
        faded.alpha = 0
        return faded
    }

    /// Applies the pose to a view. Subviews are laid out if the size changes.
    @MainActor
    func pose(_ view: UIView) {
        let isResized = view.bounds.size != size
        if isResized { view.bounds.size = size }
        if view.center != center { view.center = center }
        if view.alpha != alpha { view.alpha = alpha }
        if !CATransform3DEqualToTransform(view.layer.transform, transform) { view.transform3D = transform }
        if isResized { view.layoutIfNeeded() }
    }
}
