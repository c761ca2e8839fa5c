@_exported import Foundation
import UIKit

/// The content of the view.
public enum MBProgressHUDMode: Int, Sendable {
    case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}

public enum MBProgressHUDAnimation: Int, Sendable { case fade, zoom, zoomOut, zoomIn }
public enum MBProgressHUDBackgroundStyle: Int, Sendable { case solidColor, blur }

public protocol MBProgressHUDDelegate: NSObjectProtocol {
    func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
    public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// The box of the view, or the background around it.
open class MBBackgroundView: UIView {
    open var style = MBProgressHUDBackgroundStyle.blur { didSet { update() } }
    open var blurEffectStyle = UIBlurEffect.Style.light
    /// The color over what is behind.
    open var color: UIColor = UIColor(white: 0.8, alpha: 0.6) { didSet { update() } }

    private func update() { backgroundColor = color }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        update()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A box with an activity indicator, a bar, a view or texts in the middle of another view.
open class MBProgressHUD: UIView {
    /// Shows the box in a view.
    @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> Self {
        let hud = self.init(view: view)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
    }

    /// Hides the topmost box of a view; returns whether there was one.
    @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
    }

    /// Returns the topmost box of a view that is not being hidden.
    open class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.lazy.reversed().compactMap { $0 as? MBProgressHUD }.first { !$0.isFinished }
    }
    open class func hudForView(_ view: UIView) -> MBProgressHUD? { forView(view) }

    public required init(view: UIView) {
        super.init(frame: view.bounds)
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

    open weak var delegate: (any MBProgressHUDDelegate)?
    open var completionBlock: (() -> Void)?
    open var graceTime: TimeInterval = 0
    open var minShowTime: TimeInterval = 0
    open var removeFromSuperViewOnHide = false
    open var mode = MBProgressHUDMode.indeterminate { didSet { setNeedsContent() } }
    open var contentColor: UIColor? = UIColor(white: 0, alpha: 0.7) { didSet { setNeedsContent() } }
    open var animationType = MBProgressHUDAnimation.fade
    open var offset = CGPoint.zero { didSet { setNeedsLayout() } }
    open var margin: CGFloat = 20 { didSet { setNeedsLayout() } }
    open var minSize = CGSize.zero { didSet { setNeedsLayout() } }
    open var isSquare = false { didSet { setNeedsLayout() } }
    open var areDefaultMotionEffectsEnabled = false
    open var progress: Float = 0 { didSet { bar.progress = progress } }
    open var progressObject: Progress?
    open var customView: UIView? { didSet { setNeedsContent() } }
    public let bezelView = MBBackgroundView()
    public let backgroundView = MBBackgroundView()
    public let label = UILabel()
    public let detailsLabel = UILabel()
    public let button = UIButton(type: .custom)

    private let indicator = UIActivityIndicatorView(style: .large)
    private let bar = UIProgressView(progressViewStyle: .default)
    private var isFinished = false
    private var hiding: Timer?

    private func setUp() {
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isOpaque = false
        alpha = 0
        backgroundView.style = .solidColor
        backgroundView.color = .clear
        bezelView.layer.cornerRadius = 5
        label.font = .boldSystemFont(ofSize: 16)
        detailsLabel.font = .boldSystemFont(ofSize: 12)
        detailsLabel.numberOfLines = 0
        button.titleLabel?.font = .boldSystemFont(ofSize: 12)
        for part in [label, detailsLabel] { part.textAlignment = .center }
        addSubview(backgroundView)
        addSubview(bezelView)
        setNeedsContent()
    }

    /// The view of the mode.
    private var content: UIView? {
        switch mode {
        case .indeterminate: indicator
        case .determinate, .determinateHorizontalBar, .annularDeterminate: bar
        case .customView: customView
        case .text: nil
        }
    }

    private func setNeedsContent() {
        for part in bezelView.subviews { part.removeFromSuperview() }
        for part in [content, label, detailsLabel, button].compactMap({ $0 }) { bezelView.addSubview(part) }
        indicator.color = contentColor
        bar.progressTintColor = contentColor
        customView?.tintColor = contentColor
        for part in [label, detailsLabel] { part.textColor = contentColor }
        button.setTitleColor(contentColor, for: .normal)
        if mode == .indeterminate { indicator.startAnimating() }
        setNeedsLayout()
    }

    /// The space between the parts of the box.
    private static let spacing: CGFloat = 4

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        let width = max(0, bounds.width - 4 * margin)
        var parts: [(view: UIView, size: CGSize)] = []
        if let content {
            let size = content === bar ? CGSize(width: 120, height: 10) : content.sizeThatFits(bounds.size)
            parts.append((content, size))
        }
        for text in [label, detailsLabel] where text.text?.isEmpty == false {
            let fitting = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            parts.append((text, CGSize(width: min(width, fitting.width), height: fitting.height)))
        }
        if button.title(for: .normal)?.isEmpty == false {
            parts.append((button, button.sizeThatFits(bounds.size)))
        }
        for part in [label, detailsLabel, button] { part.isHidden = !parts.contains { $0.view === part } }
        let inner = parts.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.size.width), height: $0.height + $1.size.height)
        }
        let gaps = Self.spacing * CGFloat(max(0, parts.count - 1))
        var size = CGSize(
            width: max(minSize.width, inner.width + 2 * margin),
            height: max(minSize.height, inner.height + gaps + 2 * margin))
        if isSquare {
            size = CGSize(width: max(size.width, size.height), height: max(size.width, size.height))
        }
        bezelView.bounds.size = size
        bezelView.center = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
        var y = (size.height - inner.height - gaps) / 2
        for part in parts {
            part.view.frame = CGRect(
                x: (size.width - part.size.width) / 2, y: y, width: part.size.width, height: part.size.height)
            y += part.size.height + Self.spacing
        }
    }

    open func show(animated: Bool) {
        hiding?.invalidate()
        isFinished = false
        if let superview { frame = superview.bounds }
        setNeedsLayout()
        UIView.animate(withDuration: animated ? 0.3 : 0) { self.alpha = 1 }
    }

    open func hide(animated: Bool) {
        hiding?.invalidate()
        isFinished = true
        guard animated else { return finish() }
        UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }) { _ in self.finish() }
    }

    open func hide(animated: Bool, afterDelay delay: TimeInterval) {
        hiding?.invalidate()
        hiding = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.hide(animated: animated) }
        }
    }

    private func finish() {
        alpha = 0
        if removeFromSuperViewOnHide { removeFromSuperview() }
        completionBlock?()
        delegate?.hudWasHidden(self)
    }
}
