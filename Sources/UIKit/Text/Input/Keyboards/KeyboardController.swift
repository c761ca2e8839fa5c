import CoreGraphics
import Foundation
import QuartzCore

/// Shows and hides the keyboard of a window as its first responder needs it, with the notifications.
@MainActor
final class KeyboardController {
    private weak var window: UIWindow?
    private var host: InputHostView?
    private var announcement: VirtualClock.Event?
    /// Whether first responder status is being transferred, so that the keyboard stays.
    var isHandingOn = false

    /// The duration in seconds (the system's value in the notifications).
    private static let duration: TimeInterval = 0.25

    /// The window whose keyboard is about to move, while that is announced.
    private(set) static weak var moving: UIWindow?

    init(window: UIWindow) { self.window = window }

    /// Updates the keyboard after the first responder or its input views have changed.
    func update() {
        guard !isHandingOn, let window else { return }
        let responder = window.firstResponder
        let accessory = inherited(\.shownInputAccessory, from: responder)
        let input = responder?.inputView ?? responder?.inputViewController?.view
        guard input != nil || accessory != nil || responder is any UIKeyInput else { return hide() }
        if let text = responder as? UITextView, !text.isEditable, input == nil, accessory == nil {
            return hide()
        }
        let needsKeys = responder is any UIKeyInput && input == nil
        let board = needsKeys ? KeyboardMetrics.height(in: window) : input.map { Self.height(of: $0) } ?? 0
        show(input, accessory, height: board + (accessory.map { Self.height(of: $0) } ?? 0))
        host?.writer = needsKeys ? responder : nil
    }

    /// Returns an input accessory, which is that of the nearest responder up the chain that has one (Apple:
    /// UIResponder.inputAccessoryView).
    private func inherited(_ path: KeyPath<UIResponder, UIView?>, from responder: UIResponder?) -> UIView? {
        guard let responder else { return nil }
        return sequence(first: responder, next: { $0.next }).lazy.compactMap { $0[keyPath: path] }.first
    }

    private static func height(of view: UIView) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        return max(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 0)
    }

    private func show(_ input: UIView?, _ accessory: UIView?, height: CGFloat) {
        guard let window else { return }
        let bounds = window.bounds
        let height = min(height, bounds.height)
        let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        let hostView = host ?? InputHostView(frame: frame)
        host = hostView
        hostView.show(input, accessory)
        hostView.frame = frame
        if hostView.superview !== window {
            window.addSubview(hostView)
        } else {
            window.bringSubviewToFront(hostView)
        }
        guard frame != window.keyboardFrame else { return }
        move(
            to: frame, will: UIResponder.keyboardWillShowNotification,
            did: UIResponder.keyboardDidShowNotification)
    }

    private func hide() {
        guard let window, window.keyboardFrame != nil else { return }
        host?.removeFromSuperview()
        host = nil
        move(
            to: nil, will: UIResponder.keyboardWillHideNotification,
            did: UIResponder.keyboardDidHideNotification)
    }

    private func move(to frame: CGRect?, will: Notification.Name, did: Notification.Name) {
        guard let window else { return }
        let hidden = CGRect(
            x: 0, y: window.bounds.height, width: window.bounds.width,
            height: (frame ?? window.keyboardFrame)?.height ?? 0)
        let info = Self.info(from: window.keyboardFrame ?? hidden, to: frame ?? hidden)
        Self.moving = window
        post([UIResponder.keyboardWillChangeFrameNotification, will], info)
        Self.moving = nil
        window.keyboardFrame = frame
        VirtualClock.main.cancel(announcement)
        announcement = VirtualClock.main.schedule(after: Self.duration) { [weak self] in
            self?.post([UIResponder.keyboardDidChangeFrameNotification, did], info)
        }
    }

    private func post(_ names: [Notification.Name], _ info: [String: Any]) {
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }

    private static func info(from start: CGRect, to end: CGRect) -> [String: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: start),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: 7,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
    }
}

extension UIResponder {
    /// The accessory view, or that of the controller for it.
    fileprivate var shownInputAccessory: UIView? {
        inputAccessoryView ?? inputAccessoryViewController?.view
    }

    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
