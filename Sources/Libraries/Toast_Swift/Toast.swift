@_exported import Foundation
import UIKit

// Messages that a view shows for some seconds.

/// The position of a message.
public enum ToastPosition: Sendable {
    case top, center, bottom

    @MainActor fileprivate func center(of toast: UIView, in view: UIView) -> CGPoint {
        let padding = ToastManager.shared.style.verticalPadding
        let (top, bottom) = (padding + view.safeAreaInsets.top, padding + view.safeAreaInsets.bottom)
        let y =
            switch self {
            case .top: toast.frame.height / 2 + top
            case .center: view.bounds.height / 2
            case .bottom: view.bounds.height - toast.frame.height / 2 - bottom
            }
        return CGPoint(x: view.bounds.width / 2, y: y)
    }
}

/// The appearance of a message.
public struct ToastStyle {
    public init() {}
    public var backgroundColor = UIColor.black.withAlphaComponent(0.8)
    public var titleColor = UIColor.white
    public var messageColor = UIColor.white
    public var maxWidthPercentage: CGFloat = 0.8
    public var maxHeightPercentage: CGFloat = 0.8
    public var horizontalPadding: CGFloat = 10
    public var verticalPadding: CGFloat = 10
    public var cornerRadius: CGFloat = 10
    public var titleFont = UIFont.boldSystemFont(ofSize: 16)
    public var messageFont = UIFont.systemFont(ofSize: 16)
    public var titleAlignment = NSTextAlignment.left
    public var messageAlignment = NSTextAlignment.left
    public var titleNumberOfLines = 0
    public var messageNumberOfLines = 0
    public var displayShadow = false
    public var shadowColor = UIColor.black
    public var shadowOpacity: Float = 0.8
    public var shadowRadius: CGFloat = 6
    public var shadowOffset = CGSize(width: 4, height: 4)
    public var imageSize = CGSize(width: 80, height: 80)
    public var activitySize = CGSize(width: 100, height: 100)
    public var fadeDuration: TimeInterval = 0.2
    public var activityIndicatorColor = UIColor.white
    public var activityBackgroundColor = UIColor.black.withAlphaComponent(0.8)
}

/// The settings of all messages.
public final class ToastManager: @unchecked Sendable {
    public static let shared = ToastManager()
    public var style = ToastStyle()
    public var isTapToDismissEnabled = true
    public var tapToDismissEnabled: Bool {
        get { isTapToDismissEnabled }
        set { isTapToDismissEnabled = newValue }
    }
    public var isQueueEnabled = false
    public var queueEnabled: Bool {
        get { isQueueEnabled }
        set { isQueueEnabled = newValue }
    }
    public var duration: TimeInterval = 3
    public var position = ToastPosition.bottom
}

/// A message of a view.
private final class ToastView: UIView {
    var completion: ((Bool) -> Void)?
    var timer: Timer?
    var isActivity = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if ToastManager.shared.isTapToDismissEnabled, !isActivity { end(byTap: true) }
    }

    func end(byTap: Bool) {
        timer?.invalidate()
        guard superview != nil else { return }
        removeFromSuperview()
        completion?(byTap)
    }
}

@MainActor extension UIView {
    public func makeToast(
        _ message: String?, duration: TimeInterval = ToastManager.shared.duration,
        position: ToastPosition = ToastManager.shared.position, title: String? = nil, image: UIImage? = nil,
        style: ToastStyle = ToastManager.shared.style, completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        guard let toast = toast(message, title: title, image: image, style: style) else { return }
        showToast(toast, duration: duration, position: position, completion: completion)
    }

    public func makeToast(
        _ message: String?, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
        title: String?,
        image: UIImage?, style: ToastStyle = ToastManager.shared.style,
        completion: ((_ didTap: Bool) -> Void)?
    ) {
        guard let toast = toast(message, title: title, image: image, style: style) else { return }
        showToast(toast, duration: duration, point: point, completion: completion)
    }

    public func showToast(
        _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration,
        position: ToastPosition = ToastManager.shared.position, completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        showToast(
            toast, duration: duration, point: position.center(of: toast, in: self), completion: completion)
    }

    public func showToast(
        _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
        completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        toast.center = point
        addSubview(toast)
        (toast as? ToastView)?.completion = completion
        let timer = ClockTimer.scheduledTimer(withTimeInterval: duration, repeats: false) { [weak toast] _ in
            MainActor.assumeIsolated {
                if let toast = toast as? ToastView { return toast.end(byTap: false) }
                toast?.removeFromSuperview()
                completion?(false)
            }
        }
        (toast as? ToastView)?.timer = timer
    }

    private var toasts: [ToastView] { subviews.compactMap { $0 as? ToastView } }

    public func hideToast() { toasts.first { !$0.isActivity }?.end(byTap: false) }
    public func hideToast(_ toast: UIView) {
        if let toast = toast as? ToastView { toast.end(byTap: false) } else { toast.removeFromSuperview() }
    }
    public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) {
        for toast in toasts where includeActivity || !toast.isActivity { toast.end(byTap: false) }
    }
    public func clearToastQueue() {}

    public func makeToastActivity(_ position: ToastPosition) {
        guard !toasts.contains(where: \.isActivity) else { return }
        let activity = activityView()
        activity.center = position.center(of: activity, in: self)
        addSubview(activity)
    }
    public func makeToastActivity(_ point: CGPoint) {
        guard !toasts.contains(where: \.isActivity) else { return }
        let activity = activityView()
        activity.center = point
        addSubview(activity)
    }
    public func hideToastActivity() { toasts.first(where: \.isActivity)?.end(byTap: false) }

    private func activityView() -> ToastView {
        let style = ToastManager.shared.style
        let view = ToastView(frame: CGRect(origin: .zero, size: style.activitySize))
        view.isActivity = true
        view.backgroundColor = style.activityBackgroundColor
        view.layer.cornerRadius = style.cornerRadius
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = style.activityIndicatorColor
        indicator.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        indicator.startAnimating()
        view.addSubview(indicator)
        return view
    }

    private func toast(_ message: String?, title: String?, image: UIImage?, style: ToastStyle) -> UIView? {
        try? toastViewForMessage(message, title: title, image: image, style: style)
    }

    /// Returns a view with a message, a title and an image, of which one is required.
    public func toastViewForMessage(_ message: String?, title: String?, image: UIImage?, style: ToastStyle)
        throws -> UIView
    {
        guard message != nil || title != nil || image != nil else { throw ToastError.missingParameters }
        let picture = image.map { image -> UIImageView in
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            view.frame = CGRect(
                origin: CGPoint(x: style.horizontalPadding, y: style.verticalPadding), size: style.imageSize)
            return view
        }
        let start = picture.map { $0.frame.maxX } ?? 0
        let width = bounds.width * style.maxWidthPercentage - start - 2 * style.horizontalPadding
        let texts = [
            (title, style.titleFont, style.titleColor, style.titleAlignment, style.titleNumberOfLines),
            (
                message, style.messageFont, style.messageColor, style.messageAlignment,
                style.messageNumberOfLines
            ),
        ]
        var (y, end) = (style.verticalPadding, start)
        let labels = texts.compactMap { text, font, color, alignment, lines -> UILabel? in
            guard let text else { return nil }
            let label = UILabel()
            label.text = text
            (label.font, label.textColor, label.textAlignment, label.numberOfLines) = (
                font, color, alignment, lines
            )
            let fitting = label.sizeThatFits(
                CGSize(width: width, height: bounds.height * style.maxHeightPercentage))
            label.frame = CGRect(
                x: start + style.horizontalPadding, y: y, width: min(width, fitting.width),
                height: fitting.height)
            y = label.frame.maxY + style.verticalPadding
            end = max(end, label.frame.maxX)
            return label
        }
        let height = max(y, picture.map { $0.frame.maxY + style.verticalPadding } ?? 0)
        let toast = ToastView(frame: CGRect(x: 0, y: 0, width: end + style.horizontalPadding, height: height))
        toast.backgroundColor = style.backgroundColor
        toast.layer.cornerRadius = style.cornerRadius
        if style.displayShadow {
            toast.layer.shadowColor = style.shadowColor.cgColor
            (toast.layer.shadowOpacity, toast.layer.shadowRadius) = (style.shadowOpacity, style.shadowRadius)
            toast.layer.shadowOffset = style.shadowOffset
        }
        for part in [picture].compactMap({ $0 }) + labels { toast.addSubview(part) }
        return toast
    }
}

public enum ToastError: Error, Sendable { case missingParameters }
