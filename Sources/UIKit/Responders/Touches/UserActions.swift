import CoreGraphics
import Foundation
import QuartzCore

/// The actions of a user on a window, with touches and keys, for tests and tools.
///
/// Each action advances the virtual clock by its duration, running everything due meanwhile. Points are in the window's
/// coordinates.
///
/// ```swift
/// let user = UserActions(on: window)
/// user.tap(button)
/// user.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), duration: 0.2)
/// user.type("Naha")
/// ```
@MainActor
public final class UserActions {
    /// The window that is used.
    public let window: UIWindow
    private var fingers: [UITouch] = []
    private var pointer: UITouch?

    /// The duration of a tap's touch, in seconds.
    public static let tapDuration: TimeInterval = 0.05
    /// Between the taps of one series, in seconds.
    public static let tapPause: TimeInterval = 0.1

    public init(on window: UIWindow) { self.window = window }

    /// The number of touches on the screen.
    public var fingerCount: Int { fingers.count }

    /// Advances the clock, in seconds.
    public func wait(_ duration: TimeInterval) {
        VirtualClock.main.advance(by: duration)
        window.layoutIfNeeded()
    }

    // MARK: Single steps

    /// Begins touches in addition to the existing ones.
    public func touchDown(_ points: CGPoint...) { touchDown(points) }

    /// Begins touches in addition to the existing ones.
    public func touchDown(_ points: [CGPoint]) {
        window.layoutIfNeeded()
        for finger in fingers { finger.state.phase = .stationary }
        let (time, old) = (VirtualClock.main.now, fingers.count)
        for point in points { fingers.append(touch(at: point, time)) }
        let event = event(time)
        let dispatcher = window.touchDispatcher
        for finger in fingers[old...] { dispatcher.accept(finger, event, in: window) }
        send(event)
    }

    /// Moves the touches, in the order in which they began. Those without a new point stay.
    public func touchMove(_ points: CGPoint...) { touchMove(points) }

    /// Moves the touches, in the order in which they began. Those without a new point stay.
    public func touchMove(_ points: [CGPoint]) {
        for finger in fingers { finger.state.phase = .stationary }
        let time = VirtualClock.main.now
        for (finger, point) in zip(fingers, points) { finger.state.change(to: .moved, at: point, time: time) }
        send(event(time))
    }

    /// Ends the touch with the index, in the order in which they began; all if nil.
    public func touchUp(_ index: Int? = nil) { lift(index, .ended) }

    /// Cancels the touches as the system does for its own gestures.
    public func touchCancel() { lift(nil, .cancelled) }

    private func lift(_ index: Int?, _ phase: UITouch.Phase) {
        let time = VirtualClock.main.now
        for (place, finger) in fingers.enumerated() {
            if index == nil || index == place {
                finger.state.change(to: phase, at: finger.state.place, time: time)
            } else {
                finger.state.phase = .stationary
            }
        }
        let event = event(time)
        if index == nil { fingers = [] } else { fingers.removeAll(where: \.isOver) }
        send(event)
    }

    private func touch(at point: CGPoint, _ time: TimeInterval) -> UITouch {
        let touch = UITouch()
        touch.owners = TouchOwners(window: window)
        (touch.state.place, touch.state.previousPlace) = (point, point)
        touch.state.timestamp = time
        return touch
    }

    private func event(_ time: TimeInterval) -> UIEvent {
        let event = UIEvent()
        event.timestamp = time
        event.touchesInOrder = fingers
        return event
    }

    private func send(_ event: UIEvent) {
        UIApplication.shared.sendEvent(event)
        // Views that have left the window, or an alert's buttons, leave no touch behind.
        window.layoutIfNeeded()
    }

    // MARK: Pointers

    /// Moves the pointer of a pointing device without touching; nil removes it from the screen.
    public func movePointer(to point: CGPoint?) {
        window.layoutIfNeeded()
        let time = VirtualClock.main.now
        let pointer = self.pointer ?? touch(at: point ?? .zero, time)
        pointer.state.type = .indirectPointer
        let phase: UITouch.Phase = self.pointer == nil ? .regionEntered : .regionMoved
        pointer.state.change(
            to: point == nil ? .regionExited : phase, at: point ?? pointer.state.place, time: time)
        self.pointer = point == nil ? nil : pointer
        let event = HoverEvent()
        event.timestamp = time
        event.touchesInOrder = [pointer]
        send(event)
    }

    // MARK: Taps

    /// Taps, once or several times in quick succession, with one touch or more side by side.
    public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) {
        for turn in 0..<max(count, 0) {
            if turn > 0 { wait(Self.tapPause) }
            touchDown(hand(of: fingers, at: point))
            wait(Self.tapDuration)
            touchUp()
        }
    }

    /// Taps the middle of a view.
    public func tap(_ view: UIView, count: Int = 1) { tap(at: middle(of: view), count: count) }

    /// Taps the status bar, which scrolls to the top.
    public func tapStatusBar() { window.statusBarWasTapped() }

    /// Touches for a duration, in seconds.
    public func press(at point: CGPoint, duration: TimeInterval = 0.8) {
        touchDown(point)
        wait(duration)
        touchUp()
    }

    /// Touches the middle of a view for a duration.
    public func press(_ view: UIView, duration: TimeInterval = 0.8) {
        press(at: middle(of: view), duration: duration)
    }

    // MARK: Keys

    /// Types a text into the first responder, character by character, calling its delegate as a keyboard does. A line
    /// break is the return key, `\u{8}` the delete key. Returns whether there is a responder that accepts text.
    @discardableResult
    public func type(_ text: String) -> Bool {
        for character in text {
            guard let responder = window.firstResponder as? any UIKeyInput else { return false }
            let isDelete = character == "\u{8}" || character == "\u{7F}"
            if let editor = responder as? any TextEditing {
                if isDelete { editor.typeDelete() } else { editor.type(String(character)) }
            } else if isDelete {
                responder.deleteBackward()
            } else {
                responder.insertText(String(character))
            }
        }
        window.layoutIfNeeded()
        return window.firstResponder is any UIKeyInput || text.isEmpty || text.hasSuffix("\n")
    }

    /// Presses a key of a keyboard with modifiers: a command of the responder chain for the key is performed, else the
    /// first responder receives the key and types it. Names of keys are those of `UIKeyCommand`.
    public func press(key: String, modifiers: UIKeyModifierFlags = []) {
        let press = UIPress()
        let name = UIKey()
        (name.characters, name.charactersIgnoringModifiers, name.modifierFlags) = (key, key, modifiers)
        press.key = name
        press.window = window
        for phase in [UIPress.Phase.began, .ended] {
            press.phase = phase
            press.timestamp = VirtualClock.main.now
            let event = UIPressesEvent()
            (event.timestamp, event.modifierFlags) = (press.timestamp, modifiers)
            event.pressesInOrder = [press]
            if window.isKeyWindow { UIApplication.shared.sendEvent(event) } else { window.sendEvent(event) }
        }
        window.layoutIfNeeded()
    }

    // MARK: Movements

    /// Pans at constant speed. With a `rest` before the touch ends, in seconds, content does not decelerate afterwards.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rest: TimeInterval = 0,
        fingers: Int = 1
    ) {
        move(duration: duration, rest: rest) { part in
            self.hand(of: fingers, at: start.toward(end, by: part))
        }
    }

    /// Pans quickly, so that content decelerates after the end.
    public func swipe(from start: CGPoint, to end: CGPoint) { drag(from: start, to: end, duration: 0.1) }

    /// Pinches around a point, with the distance of the two touches in points.
    public func pinch(
        around center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3
    ) {
        move(duration: duration, rest: 0) { part in
            let reach = (start + (end - start) * part) / 2
            return [CGPoint(x: center.x - reach, y: center.y), CGPoint(x: center.x + reach, y: center.y)]
        }
    }

    /// Rotates two touches around a point by an angle in radians; positive is clockwise.
    public func rotate(
        around center: CGPoint, by angle: CGFloat, radius: CGFloat = 60, duration: TimeInterval = 0.3
    ) {
        move(duration: duration, rest: 0) { part in
            let (x, y) = (radius * cos(angle * part), radius * sin(angle * part))
            return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
        }
    }

    /// Begins touches at the start of a path, moves them along it frame by frame, and ends them.
    private func move(duration: TimeInterval, rest: TimeInterval, _ place: (CGFloat) -> [CGPoint]) {
        touchDown(place(0))
        let duration = duration.isFinite ? min(max(duration, 0), 60) : 0
        let steps = max(Int((duration / VirtualClock.frameDuration).rounded()), 1)
        for step in 1...steps {
            wait(duration / TimeInterval(steps))
            touchMove(place(CGFloat(step) / CGFloat(steps)))
        }
        if rest > 0 { wait(rest) }
        touchUp()
    }

    /// Returns the points of touches side by side around a point, 40 points apart.
    private func hand(of count: Int, at point: CGPoint) -> [CGPoint] {
        let count = min(max(count, 1), 10)
        return (0..<count).map { finger in
            CGPoint(x: point.x + (CGFloat(finger) - CGFloat(count - 1) / 2) * 40, y: point.y)
        }
    }

    private func middle(of view: UIView) -> CGPoint {
        window.layoutIfNeeded()
        return window.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
    }
}

extension CGPoint {
    /// Returns a point on the line to another: 0 is this one, 1 the other.
    fileprivate func toward(_ end: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }
}
