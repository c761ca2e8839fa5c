import Foundation

/// An event caused by the user.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The time of the event, in seconds of the app's clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// The type of the event.
    open var type: EventType { .touches }
    /// The subtype of the event; none for touches.
    open var subtype: EventSubtype { .none }

    /// The pressed modifier keys.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pressed buttons of a pointing device; none for touches.
    open internal(set) var buttonMask: ButtonMask = []

    /// All touches of the event from the one that began first. Sets have no order that a run could rely on.
    var touchesInOrder: [UITouch] = []

    /// All touches on the screen.
    open var allTouches: Set<UITouch>? { Set(touchesInOrder) }

    /// Returns the touches that began in the window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(touchesInOrder.filter { $0.window === window })
    }

    /// Returns the touches that began in the view.
    open func touches(for view: UIView) -> Set<UITouch>? { Set(touchesInOrder.filter { $0.view === view }) }

    /// Returns the touches that the recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(touchesInOrder.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true })
    }

    /// Returns the positions of the touch since the last event; every position has an event of its own here.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touchesInOrder.contains(touch) ? [touch] : nil
    }

    /// Returns the predicted positions of the touch; there is no prediction here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touchesInOrder.contains(touch) ? [] : nil
    }
}

extension UIEvent {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// The kinds of events other than touches.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// Returns the button with the number, starting with 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
        }
    }
}

/// The modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
