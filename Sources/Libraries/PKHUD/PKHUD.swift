@_exported import Foundation
import UIKit

/// The content of the box.
public enum HUDContentType {
    case success, error, progress
    case image(UIImage?), rotatingImage(UIImage?)
    case labeledSuccess(title: String?, subtitle: String?)
    case labeledError(title: String?, subtitle: String?)
    case labeledProgress(title: String?, subtitle: String?)
    case labeledImage(image: UIImage?, title: String?, subtitle: String?)
    case labeledRotatingImage(image: UIImage?, title: String?, subtitle: String?)
    case label(String?)
    case systemActivity
    case customView(view: UIView)
}

/// A box in the middle of the window, or of a view.
@MainActor public final class HUD {
    public static var dimsBackground: Bool {
        get { PKHUD.sharedHUD.dimsBackground }
        set { PKHUD.sharedHUD.dimsBackground = newValue }
    }
    public static var allowsInteraction: Bool {
        get { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled }
        set { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled = newValue }
    }
    public static var leadingMargin: CGFloat = 0
    public static var trailingMargin: CGFloat = 0
    public static var isVisible: Bool { PKHUD.sharedHUD.isVisible }

    public static func show(_ content: HUDContentType, onView view: UIView? = nil) {
        PKHUD.sharedHUD.contentView = self.view(of: content)
        PKHUD.sharedHUD.show(onView: view)
    }
    public static func hide(_ completion: ((Bool) -> Void)? = nil) {
        hide(animated: false, completion: completion)
    }
    public static func hide(animated: Bool, completion: ((Bool) -> Void)? = nil) {
        PKHUD.sharedHUD.hide(animated, completion: completion)
    }
    public static func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        PKHUD.sharedHUD.hide(afterDelay: delay, completion: completion)
    }
    public static func flash(_ content: HUDContentType, onView view: UIView? = nil) {
        flash(content, onView: view, delay: 1)
    }
    public static func flash(
        _ content: HUDContentType, onView view: UIView? = nil, delay: TimeInterval,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(content, onView: view)
        hide(afterDelay: delay, completion: completion)
    }
    public static func registerForKeyboardNotifications() {}
    public static func deregisterFromKeyboardNotifications() {}

    private static func view(of content: HUDContentType) -> UIView {
        switch content {
        case .success: PKHUDSuccessView()
        case .error: PKHUDErrorView()
        case .progress, .systemActivity: PKHUDProgressView()
        case .image(let image), .rotatingImage(let image): PKHUDSquareBaseView(image: image)
        case .labeledSuccess(let title, let subtitle): PKHUDSuccessView(title: title, subtitle: subtitle)
        case .labeledError(let title, let subtitle): PKHUDErrorView(title: title, subtitle: subtitle)
        case .labeledProgress(let title, let subtitle): PKHUDProgressView(title: title, subtitle: subtitle)
        case .labeledImage(let image, let title, let subtitle),
            .labeledRotatingImage(let image, let title, let subtitle):
            PKHUDSquareBaseView(image: image, title: title, subtitle: subtitle)
        case .label(let text): PKHUDTextView(text: text)
        case .customView(let view): view
        }
    }
}

/// The box and its settings.
@MainActor open class PKHUD: NSObject {
    public static let sharedHUD = PKHUD()

    open var dimsBackground = true
    open var userInteractionOnUnderlyingViewsEnabled = false
    open var gracePeriod: TimeInterval = 0
    open var effect: UIVisualEffect?
    /// The content, which a visible box shows at once.
    open var contentView = UIView() {
        didSet {
            oldValue.removeFromSuperview()
            container.content = contentView
        }
    }

    private let container = ContainerView()
    private var hiding: Timer?

    open var isVisible: Bool { container.superview != nil }

    open func show(onView view: UIView? = nil) {
        hiding?.invalidate()
        let application = UIApplication.shared
        guard let parent = view ?? application.windows.last(where: { !$0.isHidden }) ?? application.keyWindow
        else { return }
        container.frame = parent.bounds
        container.isUserInteractionEnabled = !userInteractionOnUnderlyingViewsEnabled
        container.backgroundColor = dimsBackground ? UIColor(white: 0, alpha: 0.25) : .clear
        parent.addSubview(container)
    }

    open func hide(_ animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        hiding?.invalidate()
        container.removeFromSuperview()
        completion?(true)
    }

    open func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        hiding?.invalidate()
        hiding = ClockTimer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.hide(true, completion: completion) }
        }
    }
}

/// The background around the box.
private final class ContainerView: UIView {
    private let box = UIView()

    var content: UIView? {
        didSet {
            if box.superview == nil {
                box.backgroundColor = UIColor(white: 0.8, alpha: 0.9)
                box.layer.cornerRadius = 9
                box.clipsToBounds = true
                autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(box)
            }
            if let content { box.addSubview(content) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = content?.bounds.size ?? .zero
        box.bounds.size = size
        box.center = CGPoint(x: bounds.midX, y: bounds.midY)
        content?.frame = CGRect(origin: .zero, size: size)
    }
}

/// A square with an image and two texts.
open class PKHUDSquareBaseView: UIView {
    public static let defaultSquareBaseViewFrame = CGRect(x: 0, y: 0, width: 156, height: 156)

    public let imageView = UIImageView()
    public let titleLabel = UILabel()
    public let subtitleLabel = UILabel()

    public init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) {
        super.init(frame: Self.defaultSquareBaseViewFrame)
        imageView.image = image
        titleLabel.text = title
        subtitleLabel.text = subtitle
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        imageView.contentMode = .center
        imageView.tintColor = UIColor(white: 0, alpha: 0.85)
        titleLabel.font = .boldSystemFont(ofSize: 17)
        subtitleLabel.font = .systemFont(ofSize: 14)
        subtitleLabel.numberOfLines = 2
        for label in [titleLabel, subtitleLabel] {
            label.textAlignment = .center
            label.textColor = UIColor(white: 0, alpha: 0.85)
            label.adjustsFontSizeToFitWidth = true
            addSubview(label)
        }
        addSubview(imageView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let quarter = (bounds.height / 4).rounded(.up)
        let hasText = titleLabel.text != nil || subtitleLabel.text != nil
        let image = hasText ? CGRect(x: 0, y: quarter, width: bounds.width, height: 2 * quarter) : bounds
        imageView.frame = image
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: quarter)
        subtitleLabel.frame = CGRect(x: 0, y: 3 * quarter, width: bounds.width, height: quarter)
    }
}

/// A square with an activity indicator.
open class PKHUDProgressView: PKHUDSquareBaseView {
    private let indicator = UIActivityIndicatorView(style: .large)

    public init(title: String? = nil, subtitle: String? = nil) {
        super.init(image: nil, title: title, subtitle: subtitle)
        indicator.startAnimating()
        addSubview(indicator)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = imageView.center
    }
}

/// A square with a check mark.
open class PKHUDSuccessView: PKHUDSquareBaseView {
    public init(title: String? = nil, subtitle: String? = nil) {
        super.init(image: symbol("checkmark"), title: title, subtitle: subtitle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A square with a cross.
open class PKHUDErrorView: PKHUDSquareBaseView {
    public init(title: String? = nil, subtitle: String? = nil) {
        super.init(image: symbol("xmark"), title: title, subtitle: subtitle)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor private func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
}

/// A wide box with a text.
open class PKHUDTextView: UIView {
    public let titleLabel = UILabel()

    public init(text: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 265, height: 90))
        titleLabel.text = text
        titleLabel.textAlignment = .center
        titleLabel.font = .boldSystemFont(ofSize: 17)
        titleLabel.textColor = UIColor(white: 0, alpha: 0.85)
        titleLabel.numberOfLines = 3
        titleLabel.adjustsFontSizeToFitWidth = true
        addSubview(titleLabel)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = bounds.insetBy(dx: 10, dy: 10)
    }
}
