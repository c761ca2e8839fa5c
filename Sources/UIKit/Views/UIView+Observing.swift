import CoreGraphics

/// A view's geometry for observers by key.
struct ObservedGeometry {
    let frame: CGRect
    let bounds: CGRect
    let center: CGPoint

    @MainActor
    init(_ view: UIView) {
        frame = view.frame
        bounds = view.bounds
        center = view.center
    }

    /// Reports the changes since then.
    @MainActor
    func tellChanges(of view: UIView) {
        let now = ObservedGeometry(view)
        if now.frame != frame { KeyValueObserving.changed("frame", of: view, from: frame, to: now.frame) }
        if now.center != center {
            KeyValueObserving.changed("center", of: view, from: center, to: now.center)
        }
        guard now.bounds != bounds else { return }
        KeyValueObserving.changed("bounds", of: view, from: bounds, to: now.bounds)
        if view is UIScrollView, now.bounds.origin != bounds.origin {
            KeyValueObserving.changed(
                "contentOffset", of: view, from: bounds.origin, to: now.bounds.origin)
        }
    }
}
