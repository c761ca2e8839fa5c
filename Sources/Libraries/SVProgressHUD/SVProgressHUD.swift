@_exported import Foundation
import UIKit

public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom, automatic }
public enum SVProgressHUDMaskType: Int, Sendable { case none = 1, clear, black, gradient, custom }
public enum SVProgressHUDAnimationType: Int, Sendable { case flat, native }
public typealias SVProgressHUDDismissCompletion = () -> Void

/// A box in the middle of the app's window.
open class SVProgressHUD: UIView {
    /// The settings and the box of the app.
    private static let shared = SVProgressHUD(frame: .zero)

    private var style = SVProgressHUDStyle.automatic
    private var maskType = SVProgressHUDMaskType.none
    private var foreground: UIColor?
    private var boxColor: UIColor?
    private var maskColor = UIColor(white: 0, alpha: 0.4)
    private var font = UIFont.preferredFont(forTextStyle: .subheadline)
    private var radius: CGFloat = 14
    private var minimumSize = CGSize.zero
    private var minimumTime: TimeInterval = 5
    private var maximumTime: TimeInterval = .greatestFiniteMagnitude
    private var imageSize = CGSize(width: 28, height: 28)
    private var images: [Symbol: UIImage] = [:]
    private var offset = UIOffset.zero
    private weak var container: UIView?

    private let box = UIView()
    private let label = UILabel()
    private let indicator = UIActivityIndicatorView(style: .large)
    private let bar = UIProgressView(progressViewStyle: .default)
    private let symbol = UIImageView()
    private var content: UIView?
    private var dismissal: Timer?

    private enum Symbol: String { case info = "info.circle", success = "checkmark", error = "xmark" }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textAlignment = .center
        symbol.contentMode = .scaleAspectFit
        addSubview(box)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Showing

    open class func show() { shared.show(shared.indicator, nil) }
    open class func show(withStatus status: String?) { shared.show(shared.indicator, status) }
    open class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }
    open class func showProgress(_ progress: Float, status: String?) {
        shared.bar.progress = progress
        shared.show(progress < 0 ? shared.indicator : shared.bar, status)
    }
    open class func setStatus(_ status: String?) {
        shared.label.text = status
        shared.setNeedsLayout()
    }
    open class func showInfo(withStatus status: String?) { shared.show(.info, status) }
    open class func showSuccess(withStatus status: String?) { shared.show(.success, status) }
    open class func showError(withStatus status: String?) { shared.show(.error, status) }
    open class func show(_ image: UIImage, status: String?) { shared.show(image, status) }

    private func show(_ name: Symbol, _ status: String?) {
        show(images[name] ?? UIImage(systemName: name.rawValue) ?? UIImage(), status)
    }

    private func show(_ image: UIImage, _ status: String?) {
        symbol.image = image.withRenderingMode(.alwaysTemplate)
        show(symbol, status)
        let time = min(max(Double(status?.count ?? 0) * 0.06 + 0.5, minimumTime), maximumTime)
        dismiss(after: time, nil)
    }

    private func show(_ view: UIView, _ status: String?) {
        dismissal?.invalidate()
        guard let parent = container ?? UIApplication.shared.windows.last(where: { !$0.isHidden }) else {
            return
        }
        content?.removeFromSuperview()
        content = view
        label.text = status
        box.addSubview(view)
        box.addSubview(label)
        if view === indicator { indicator.startAnimating() }
        frame = parent.bounds
        parent.addSubview(self)
        isUserInteractionEnabled = maskType != .none
        alpha = 1
        setNeedsLayout()
    }

    /// The topmost window.
    private static var window: UIWindow? {
        UIApplication.shared.windows.last { !$0.isHidden } ?? UIApplication.shared.keyWindow
    }

    // MARK: Dismissal

    open class func dismiss() { dismiss(withDelay: 0, completion: nil) }
    open class func dismiss(completion: SVProgressHUDDismissCompletion?) {
        dismiss(withDelay: 0, completion: completion)
    }
    open class func dismiss(withDelay delay: TimeInterval) { dismiss(withDelay: delay, completion: nil) }
    open class func dismiss(withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?) {
        shared.dismiss(after: delay, completion)
    }
    open class func popActivity() { dismiss() }
    open class func isVisible() -> Bool { shared.superview != nil }
    open class func displayDuration(for string: String?) -> TimeInterval {
        min(max(Double(string?.count ?? 0) * 0.06 + 0.5, shared.minimumTime), shared.maximumTime)
    }

    private func dismiss(after delay: TimeInterval, _ completion: SVProgressHUDDismissCompletion?) {
        dismissal?.invalidate()
        guard delay > 0 else {
            removeFromSuperview()
            completion?()
            return
        }
        dismissal = ClockTimer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.dismiss(after: 0, completion) }
        }
    }

    // MARK: Settings

    open class func setDefaultStyle(_ style: SVProgressHUDStyle) { shared.style = style }
    open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { shared.maskType = maskType }
    open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
    open class func setContainerView(_ containerView: UIView?) { shared.container = containerView }
    open class func setMinimumSize(_ minimumSize: CGSize) { shared.minimumSize = minimumSize }
    open class func setRingThickness(_ ringThickness: CGFloat) {}
    open class func setRingRadius(_ radius: CGFloat) {}
    open class func setRingNoTextRadius(_ radius: CGFloat) {}
    open class func setCornerRadius(_ cornerRadius: CGFloat) { shared.radius = cornerRadius }
    open class func setBorderColor(_ color: UIColor) { shared.box.layer.borderColor = color.cgColor }
    open class func setBorderWidth(_ width: CGFloat) { shared.box.layer.borderWidth = width }
    open class func setFont(_ font: UIFont) { shared.font = font }
    open class func setForegroundColor(_ color: UIColor) {
        (shared.style, shared.foreground) = (.custom, color)
    }
    open class func setBackgroundColor(_ color: UIColor) {
        (shared.style, shared.boxColor) = (.custom, color)
    }
    open class func setBackgroundLayerColor(_ color: UIColor) { shared.maskColor = color }
    open class func setImageViewSize(_ size: CGSize) { shared.imageSize = size }
    open class func setShouldTintImages(_ shouldTintImages: Bool) {}
    open class func setInfoImage(_ image: UIImage) { shared.images[.info] = image }
    open class func setSuccessImage(_ image: UIImage) { shared.images[.success] = image }
    open class func setErrorImage(_ image: UIImage) { shared.images[.error] = image }
    open class func setViewForExtension(_ view: UIView) { shared.container = view }
    open class func setGraceTimeInterval(_ interval: TimeInterval) {}
    open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) { shared.minimumTime = interval }
    open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) { shared.maximumTime = interval }
    open class func setFadeInAnimationDuration(_ duration: TimeInterval) {}
    open class func setFadeOutAnimationDuration(_ duration: TimeInterval) {}
    open class func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {}
    open class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
    open class func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {}
    open class func setOffsetFromCenter(_ offset: UIOffset) { shared.offset = offset }
    open class func resetOffsetFromCenter() { shared.offset = .zero }

    // MARK: Layout

    /// The color of the symbol and of the text, and that of the box.
    private var colors: (foreground: UIColor, box: UIColor) {
        let isDark = style == .dark || style == .automatic && traitCollection.userInterfaceStyle == .dark
        let usual: (UIColor, UIColor) = isDark ? (.white, .black) : (.black, .white)
        return style == .custom ? (foreground ?? .black, boxColor ?? .white) : usual
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        switch maskType {
        case .black: backgroundColor = UIColor(white: 0, alpha: 0.4)
        case .custom: backgroundColor = maskColor
        case .gradient: backgroundColor = UIColor(white: 0, alpha: 0.4)
        case .none, .clear: backgroundColor = .clear
        }
        let colors = colors
        box.backgroundColor = colors.box
        box.layer.cornerRadius = radius
        box.clipsToBounds = true
        label.font = font
        label.textColor = colors.foreground
        indicator.color = colors.foreground
        symbol.tintColor = colors.foreground
        bar.progressTintColor = colors.foreground
        arrange()
    }

    private static let (margin, spacing) = (CGFloat(12), CGFloat(8))

    private func arrange() {
        let part =
            switch content {
            case symbol: imageSize
            case bar: CGSize(width: 90, height: 4)
            default: content?.sizeThatFits(bounds.size) ?? .zero
            }
        let hasText = label.text?.isEmpty == false
        let fitting = hasText ? label.sizeThatFits(CGSize(width: 200, height: 300)) : .zero
        let text = CGSize(width: min(200, fitting.width), height: fitting.height)
        let inner = CGSize(
            width: max(part.width, text.width),
            height: part.height + (hasText ? Self.spacing + text.height : 0))
        let size = CGSize(
            width: max(minimumSize.width, inner.width + 2 * Self.margin),
            height: max(minimumSize.height, inner.height + 2 * Self.margin))
        box.bounds.size = size
        box.center = CGPoint(x: bounds.midX + offset.horizontal, y: bounds.midY + offset.vertical)
        let top = (size.height - inner.height) / 2
        content?.frame = CGRect(
            x: (size.width - part.width) / 2, y: top, width: part.width, height: part.height)
        label.isHidden = !hasText
        label.frame = CGRect(
            x: (size.width - text.width) / 2, y: top + part.height + Self.spacing, width: text.width,
            height: text.height)
    }
}
