import CoreGraphics
import Foundation

/// A view whose background is an effect on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view for content.
    open private(set) var contentView: UIView

    open var effect: UIVisualEffect? {
        didSet {
            setNeedsDisplay()
            updateVibrancy()
        }
    }

    public init(effect: UIVisualEffect?) {
        contentView = UIView()
        super.init(frame: .zero)
        self.effect = effect
        setUp()
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        contentView = UIView()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        let made = (coder as? NibDecoder)?.effectContentView()
        contentView = made ?? UIView()
        super.init(coder: coder)
        setUp()
        (coder as? NibDecoder)?.configure(self)
    }

    private func setUp() {
        isOpaque = false
        updateVibrancy()
        guard contentView.superview !== self else { return }
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateVibrancy()
    }

    /// Content in a vibrant effect has one color, which goes with the material behind it.
    private func updateVibrancy() {
        contentView.layer.vibrantColor = (effect as? UIVibrancyEffect)?.color(traitCollection)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let glass = effect as? UIGlassEffect {
            let radius = layer.cornerRadii?.topLeft ?? layer.cornerRadius
            return context.drawGlass(
                glass.style == .clear ? .clear : .regular, in: bounds, radius: radius, color: glass.tintColor,
                traits: traitCollection)
        }
        guard let blur = effect as? UIBlurEffect else { return }
        context.drawBlur(blur, in: bounds, traits: traitCollection)
    }
}

extension CGContext {
    /// Draws the content below blurred, under the effect's material.
    @MainActor
    func drawBlur(_ effect: UIBlurEffect, in rect: CGRect, traits: UITraitCollection) {
        drawBackdrop(effect.style.material(traits), in: rect)
    }
}

extension UIVibrancyEffect {
    /// The color of what lies in the effect: that of labels, fills and separators over the material. Apple blends it
    /// with the blur, so that it takes a little of the colors behind.
    func color(_ traits: UITraitCollection) -> CGColor {
        let isDark = blurEffect.style.isDark(traits)
        let style = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        return plainColor.resolvedCGColor(with: UITraitCollection(traitsFrom: [traits, style]))
    }

    private var plainColor: UIColor {
        switch style {
        case .label: .label.withAlphaComponent(0.85)
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}
