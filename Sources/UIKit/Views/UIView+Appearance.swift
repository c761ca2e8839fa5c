import CoreGraphics
import QuartzCore

/// The appearance values that a view inherits or passes on.
struct ViewAppearance {
    var tintColor: UIColor?
    var traits: UITraitCollection?
    weak var announcedWindow: UIWindow?
    /// The view's trait overrides, and the observers of its traits; nil for most views.
    var traitOverrides: TraitValues?
    var traitObservers: TraitObservers?
    var contentSizeLimits: ContentSizeLimits?
}

extension UIView {
    /// The tint set nearest above, or blue.
    var inheritedTintColor: UIColor {
        let set = sequence(first: self, next: { $0.superview }).lazy.compactMap { $0.appearance.tintColor }
            .first
        let color = set ?? .tintColor
        return isTintDimmed ? color.dimmed(for: traitCollection) : color
    }

    /// Whether a tint was set here or above.
    var inheritsTint: Bool {
        sequence(first: self, next: { $0.superview }).contains { $0.appearance.tintColor != nil }
    }

    private var isTintDimmed: Bool {
        sequence(first: self, next: { $0.superview }).lazy.map(\.tintAdjustmentMode)
            .first { $0 != .automatic } == .dimmed
    }

    func propagateTintColorChange() {
        var stack = [self]
        while let view = stack.popLast() {
            view.tintColorDidChange()
            view.setNeedsAppearance()
            stack.append(contentsOf: view.subviews.reversed().filter { $0.appearance.tintColor == nil })
        }
    }

    /// Resolves the colors and draws the view again in the next frame.
    func setNeedsAppearance() {
        layer.backgroundColor =
            drawsBackground ? nil : backgroundColor?.resolvedCGColor(with: traitCollection)
        layer.setNeedsDisplay()
    }

    /// Calls `draw(_:)` with the view's traits as the current ones, as UIKit does.
    func drawUnderTraits() {
        traitCollection.performAsCurrent { draw(bounds) }
    }
}

extension UIColor {
    /// Returns the gray that replaces a tint color behind an alert.
    func dimmed(for traits: UITraitCollection) -> UIColor {
        let color = resolvedCGColor(with: traits).srgb
        let gray = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        return UIColor(white: gray, alpha: color.alpha * 0.8)
    }
}
