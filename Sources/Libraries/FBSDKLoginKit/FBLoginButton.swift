import UIKit

/// Receives the result of a button's sign-in.
@preconcurrency @MainActor
public protocol LoginButtonDelegate: AnyObject {
    func loginButton(
        _ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: (any Error)?)
    func loginButtonDidLogOut(_ loginButton: FBLoginButton)
    func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool
}

extension LoginButtonDelegate {
    public func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool { true }
}

/// A button in Facebook's colors, with a letter in the place of the logo.
open class FBButton: UIButton {
    private let icon = UILabel()
    private static let blue = UIColor(red: 24 / 255, green: 119 / 255, blue: 242 / 255, alpha: 1)

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
        backgroundColor = Self.blue
        layer.cornerRadius = 3
        icon.text = "f"
        icon.textColor = .white
        icon.font = .boldSystemFont(ofSize: 18)
        icon.textAlignment = .center
        addSubview(icon)
        setTitleColor(.white, for: .normal)
        titleLabel?.font = .boldSystemFont(ofSize: 14)
        titleLabel?.adjustsFontSizeToFitWidth = true
        setTitle("Continue with Facebook", for: .normal)
        addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    }

    /// The button is 28 points high, and as wide as the title with the logo.
    open override var intrinsicContentSize: CGSize {
        let title = titleLabel?.intrinsicContentSize.width ?? 0
        return CGSize(width: title.rounded(.up) + 28 + 16, height: 28)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(
            x: contentRect.minX + 28, y: contentRect.minY, width: max(0, contentRect.width - 36),
            height: contentRect.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 0, y: 0, width: 28, height: bounds.height)
    }

    /// Signs in as if the user cancelled it.
    private func logIn() {
        guard willLogIn else { return }
        LoginManager().logIn(permissions: [], from: nil) { [weak self] in self?.complete($0, $1) }
    }

    /// Whether the delegate lets the user sign in.
    var willLogIn: Bool { true }

    /// Passes the result to the delegate.
    func complete(_ result: LoginManagerLoginResult?, _ error: (any Error)?) {}
}

/// A button with which users sign in.
open class FBLoginButton: FBButton {
    public enum TooltipBehavior: UInt, Sendable { case automatic = 0, forceDisplay, disable }

    open weak var delegate: (any LoginButtonDelegate)?
    open var permissions: [String] = []
    open var defaultAudience = DefaultAudience.friends
    open var loginBehavior = LoginBehavior.browser
    open var loginTracking = LoginTracking.enabled
    open var tooltipBehavior = TooltipBehavior.automatic

    public convenience init(frame: CGRect = .zero, permissions: [Permission]) {
        self.init(frame: frame)
        self.permissions = permissions.map(\.name)
    }

    override var willLogIn: Bool { delegate?.loginButtonWillLogin(self) ?? true }

    override func complete(_ result: LoginManagerLoginResult?, _ error: (any Error)?) {
        delegate?.loginButton(self, didCompleteWith: result, error: error)
    }
}

/// Receives the result of a button's sign-in, before version 5.
@preconcurrency @MainActor
public protocol FBSDKLoginButtonDelegate: AnyObject {
    func loginButton(
        _ loginButton: FBSDKLoginButton!, didCompleteWith result: FBSDKLoginManagerLoginResult!,
        error: (any Error)!)
    func loginButtonDidLogOut(_ loginButton: FBSDKLoginButton!)
    func loginButtonWillLogin(_ loginButton: FBSDKLoginButton!) -> Bool
}

extension FBSDKLoginButtonDelegate {
    public func loginButtonWillLogin(_ loginButton: FBSDKLoginButton!) -> Bool { true }
}

/// A button with which users sign in, before version 5.
open class FBSDKLoginButton: FBButton {
    open weak var delegate: (any FBSDKLoginButtonDelegate)!
    open var readPermissions: [Any]! = []
    open var publishPermissions: [Any]! = []
    open var defaultAudience = DefaultAudience.friends
    open var loginBehavior = LoginBehavior.browser

    override var willLogIn: Bool { delegate?.loginButtonWillLogin(self) ?? true }

    override func complete(_ result: LoginManagerLoginResult?, _ error: (any Error)?) {
        delegate?.loginButton(self, didCompleteWith: result, error: error)
    }
}
