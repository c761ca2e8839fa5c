import Foundation
import UIKit

/// The button with which a user signs in with Apple: Apple's logo and a text, black or white.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }

    public enum Style: Int, Sendable { case white, whiteOutline, black }

    /// The radius of the corners in points; 6 by default.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let label = UILabel()
    private let type: ButtonType
    private let style: Style

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        (self.type, self.style) = (type, style)
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        prepare()
    }

    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        (type, style) = (.signIn, .black)
        super.init(coder: coder)
        prepare()
    }

    private var text: String {
        switch type {
        case .signIn: "Sign in with Apple"
        case .continue: "Continue with Apple"
        case .signUp: "Sign up with Apple"
        }
    }

    private func prepare() {
        let isBlack = style == .black
        backgroundColor = isBlack ? .black : .white
        clipsToBounds = true
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        label.textAlignment = .center
        label.textColor = isBlack ? .white : .black
        label.isUserInteractionEnabled = false
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        (isAccessibilityElement, accessibilityLabel, accessibilityTraits) = (true, text, .button)
    }

    /// The font size of the current text.
    private var fontSize: CGFloat = 0

    /// The font size is 43 % of the height, as in Apple's guidelines for buttons of apps.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = (bounds.height * 0.43).rounded()
        if size != fontSize { showText(size) }
        label.frame = bounds.insetBy(dx: bounds.width * 0.08, dy: 0)
    }

    private func showText(_ size: CGFloat) {
        fontSize = size
        let font = UIFont.systemFont(ofSize: size, weight: .medium)
        let whole = NSMutableAttributedString(string: " " + text, attributes: [.font: font])
        let logo = NSTextAttachment(image: AppleOutline.image(height: size, color: label.textColor))
        logo.bounds = CGRect(x: 0, y: -size * 0.12, width: size, height: size)
        whole.insert(NSAttributedString(attachment: logo), at: 0)
        label.attributedText = whole
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.5 : 1 } }
}
