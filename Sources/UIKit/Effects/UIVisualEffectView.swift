import CoreGraphics
import Foundation

/// A view whose background is an effect on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view for content.
    open private(set) var contentView: UIView

    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

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
        guard contentView.superview !== self else { return }
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let blur = effect as? UIBlurEffect else { return }
        context.blurBackdrop(in: bounds, radius: UIBlurEffect.Style.radius, saturation: 1.8)
        context.setFillColor(blur.style.tint(traitCollection))
        context.fill(bounds)
    }
}

extension UIBlurEffect.Style {
    /// The radius of the blur under every material, in points.
    static let radius: CGFloat = 20

    /// Returns the color of the material over the blurred content.
    func tint(_ traits: UITraitCollection) -> CGColor {
        let isDark = isAlwaysDark || (!isAlwaysLight && traits.userInterfaceStyle == .dark)
        let gray: CGFloat = isDark ? 0.145 : 0.97
        return CGColor(gray: gray, alpha: thickness)
    }

    private var isAlwaysDark: Bool { self == .dark || rawValue >= Self.systemUltraThinMaterialDark.rawValue }

    private var isAlwaysLight: Bool {
        self == .light || self == .extraLight
            || (Self.systemUltraThinMaterialLight.rawValue...Self.systemChromeMaterialLight.rawValue)
                .contains(rawValue)
    }

    /// The opacity of the material.
    private var thickness: CGFloat {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.62
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: 0.76
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: 0.86
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .extraLight: 0.9
        }
    }
}
