import CoreGraphics
import QuartzCore

/// The look of what presents a sheet that is as high as can be: a smaller card on black, whose top shows above the sheet.
///
/// It is drawn so by animations that stay at their end, so that the view's frame and its safe area remain those of the
/// whole window, as they do on iOS.
@MainActor
struct StackedCard {
    let view: UIView
    let window: UIWindow
    /// Whether the view clips its content where it is no card.
    let clips: Bool

    /// The radius of the card's corners in points (measured on pictures of iOS 13 and later).
    private static let radius: CGFloat = 10
    /// The distance of the card from the window's sides in points: that of a navigation bar's content (measured on pictures of
    /// iPhones 11, 14 Pro Max and 15).
    private var side: CGFloat { UIView.barMargin(in: window.bounds.width) }
    private static let key = "kumiki.stackedCard"

    /// Makes the view a card; in a time in seconds, or at once.
    func place(duration: CFTimeInterval) {
        let width = window.bounds.width
        guard width > 2 * side else { return }
        let scale = (width - 2 * side) / width
        let height = view.bounds.height
        let top = view.convert(CGPoint.zero, to: window).y + height * (1 - scale) / 2
        let transform = CATransform3DScale(
            CATransform3DMakeTranslation(0, window.safeAreaInsets.top - top, 0), scale, scale, 1)
        animate(view.layer, "transform", transform, duration)
        animate(view.layer, "cornerRadius", Self.radius, duration)
        animate(window.layer, "backgroundColor", UIColor.black.cgColor, 0)
        view.layer.masksToBounds = true
    }

    /// Shows the view as it is.
    func remove() {
        for layer in [view.layer, window.layer] {
            for path in ["transform", "cornerRadius", "backgroundColor"] {
                layer.removeAnimation(forKey: "\(Self.key).\(path)")
            }
        }
        view.layer.masksToBounds = clips
    }

    private func animate(_ layer: CALayer, _ path: String, _ value: Any, _ duration: CFTimeInterval) {
        let animation = CABasicAnimation(keyPath: path)
        animation.toValue = value
        animation.fromValue = duration > 0 ? nil : value
        animation.duration = max(duration, 0.001)
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        layer.add(animation, forKey: "\(Self.key).\(path)")
    }
}
