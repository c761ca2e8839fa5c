import CoreGraphics
import Foundation

/// The current state of a touch.
@MainActor
struct TouchState {
    /// The time in seconds of the app's clock.
    var timestamp: TimeInterval = 0
    var phase = UITouch.Phase.began
    var tapCount = 1
    var type = UITouch.TouchType.direct

    /// The location in the window's coordinates, in points.
    var place = CGPoint.zero
    var previousPlace = CGPoint.zero

    /// Whether the touch has ended.
    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// Changes to the next phase.
    mutating func change(to phase: UITouch.Phase, at place: CGPoint, time: TimeInterval) {
        (previousPlace, self.place) = (self.place, place)
        (self.phase, timestamp) = (phase, time)
    }
}

/// The view, window and recognizers of a touch.
@MainActor
struct TouchOwners {
    /// The window in which the touch began. It retains its touches, which must not retain it.
    private(set) weak var window: UIWindow?
    private var hitView: UIView?
    private var isOnWindow = false
    var gestureRecognizers: [UIGestureRecognizer]?

    init(window: UIWindow? = nil) { self.window = window }

    /// The view in which the touch began, retained as long as the touch unless it is the window.
    var view: UIView? {
        get { isOnWindow ? window : hitView }
        set {
            isOnWindow = newValue != nil && newValue === window
            hitView = isOnWindow ? nil : newValue
        }
    }
}
