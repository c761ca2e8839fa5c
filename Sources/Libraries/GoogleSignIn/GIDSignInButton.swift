import UIKit

/// The layout of the button.
public enum GIDSignInButtonStyle: Int, Sendable { case standard, wide, iconOnly }

/// The colors of the button.
public enum GIDSignInButtonColorScheme: Int, Sendable { case dark, light }

/// A button with which users sign in, with a letter in the place of the logo.
open class GIDSignInButton: UIControl {
    open var style = GIDSignInButtonStyle.standard { didSet { show() } }
    open var colorScheme = GIDSignInButtonColorScheme.light { didSet { show() } }
    private let icon = UILabel()
    private let label = UILabel()
    private static let blue = UIColor(red: 66 / 255, green: 133 / 255, blue: 244 / 255, alpha: 1)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        layer.cornerRadius = 2
        (layer.shadowOpacity, layer.shadowRadius) = (0.3, 1)
        layer.shadowOffset = CGSize(width: 0, height: 1)
        icon.text = "G"
        icon.font = .boldSystemFont(ofSize: 18)
        icon.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 14)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        for part in [icon, label] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        (isAccessibilityElement, accessibilityTraits) = (true, .button)
        show()
    }

    private func show() {
        let isDark = colorScheme == .dark
        backgroundColor = isDark ? Self.blue : .white
        icon.textColor = isDark ? .white : Self.blue
        label.textColor = isDark ? .white : UIColor(white: 0.46, alpha: 1)
        label.text = style == .wide ? "Sign in with Google" : "Sign in"
        label.isHidden = style == .iconOnly
        accessibilityLabel = label.text
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The button is 48 points high, as Google's documentation says; an icon alone is as wide.
    open override var intrinsicContentSize: CGSize {
        switch style {
        case .standard: CGSize(width: 230, height: 48)
        case .wide: CGSize(width: 312, height: 48)
        case .iconOnly: CGSize(width: 48, height: 48)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = style == .iconOnly ? bounds.width : min(bounds.height, bounds.width)
        icon.frame = CGRect(x: 0, y: 0, width: side, height: bounds.height)
        label.frame = CGRect(x: side, y: 0, width: max(0, bounds.width - side - 8), height: bounds.height)
    }
}
