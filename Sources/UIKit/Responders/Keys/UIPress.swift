import CoreGraphics
import Foundation

/// A pressed key or button.
open class UIPress: NSObject {
    /// The time of the last change, in seconds of the app's clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase: Phase = .began
    open internal(set) var type: PressType = .select
    open internal(set) weak var window: UIWindow?
    /// The first responder that received the press.
    open internal(set) weak var responder: UIResponder?
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The force from 0 to 1.
    open var force: CGFloat { 1 }
    /// The key of a keyboard; nil for other buttons.
    open internal(set) var key: UIKey?

    /// The phase of a press.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The buttons of remote controls and game controllers; those of keyboards are identified by `key`.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
    }
}

/// An event of keys that are pressed or released.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    var pressesInOrder: [UIPress] = []

    open override var type: EventType { .presses }

    /// All pressed keys.
    open var allPresses: Set<UIPress> { Set(pressesInOrder) }

    /// Returns the presses that the recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(pressesInOrder.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true })
    }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The characters that the key types with the pressed modifiers.
    open internal(set) var characters = ""
    /// The characters without the modifiers, except for the shift key.
    open internal(set) var charactersIgnoringModifiers = ""
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The key by its position on a United States keyboard.
    open var keyCode: UIKeyboardHIDUsage {
        UIKeyboardHIDUsage(writing: charactersIgnoringModifiers) ?? .keyboardErrorUndefined
    }
}
