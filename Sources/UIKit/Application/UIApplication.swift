import Foundation

/// The running application: the end of the responder chain, and where actions are sent from.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application.
    public static let shared = UIApplication()

    /// The window that takes keys and actions without a receiver.
    weak var keyResponderWindow: UIWindow?

    /// Calls a method of the target with as many of sender and event as it takes. Without a target whoever has the
    /// method is found: up from the first responder, then up from the sender, last up from what the key window
    /// shows. Answers whether somebody was called.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let receiver = target.map { $0 as AnyObject } ?? responder(to: action, sender)
        guard let receiver else { return false }
        let isKnown = ActionTable.responds(receiver, to: action)
        ActionTable.perform(action, on: receiver, with: [sender, event])
        return isKnown
    }

    /// Brings an event to the windows that it is for. Every event comes by here.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for touch in event.touchesInOrder {
            if let window = touch.window, !windows.contains(where: { $0 === window }) {
                windows.append(window)
            }
        }
        for window in windows { window.sendEvent(event) }
    }

    private func responder(to action: Selector, _ sender: Any?) -> AnyObject? {
        let place = (sender as? UIBarButtonItem)?.shownView ?? (sender as? UIGestureRecognizer)?.view
        let origin = sender as? UIResponder ?? place
        let window = (origin as? UIView)?.window ?? keyResponderWindow
        let starts = [window?.firstResponder, origin, window?.frontmostController]
        let found = starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
        return found.map { $0 as AnyObject }
    }
}

extension UIWindow {
    /// The controller whose content is in front, inside of all containers.
    var frontmostController: UIViewController? {
        var current = rootViewController
        while let next = current?.storage.presented ?? current?.shownChild { current = next }
        return current
    }
}
