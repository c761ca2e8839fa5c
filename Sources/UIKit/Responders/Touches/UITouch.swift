import CoreGraphics
import Foundation

/// A finger on the screen, from its coming until it is lifted. It belongs to the view that it came down on, wherever
/// it goes.
@preconcurrency @MainActor
open class UITouch: NSObject {
    // Whoever brings touches to views asks these, and no subclass.
    final var state = TouchState()
    final var owners = TouchOwners()

    /// When the touch last changed, in seconds of the application's clock.
    open var timestamp: TimeInterval { state.timestamp }
    open var phase: Phase { state.phase }
    /// How often the finger has come down here in short succession.
    open var tapCount: Int { state.tapCount }
    open var type: TouchType { state.type }

    open var window: UIWindow? { owners.window }
    /// The view that the touch came down on.
    open var view: UIView? { owners.view }
    /// The recognisers that are given the touch: those of the view and of all that hold it.
    open var gestureRecognizers: [UIGestureRecognizer]? { owners.gestureRecognizers }

    /// Where the touch is, in the view's coordinates in points; in the window's where none is given.
    open func location(in view: UIView?) -> CGPoint { convert(state.place, to: view) }

    /// Where the touch was in the event before.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(state.previousPlace, to: view) }

    /// The location as precisely as it is known, which is no better than `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Half the width of a finger tip, in points.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }

    /// How hard the finger presses. Screens that cannot tell say 0 (Apple: UITouch.force).
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }

    /// A finger stands upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Properties of pencils that are told later; fingers have none.
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Whether the finger is off the screen.
    final var isOver: Bool { state.isOver }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = owners.window, let view, view !== window else { return point }
        return view.convert(point, from: window)
    }
}

extension UITouch {
    /// What a touch does.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        public static let stylus = TouchType.pencil
    }

    /// What is known of a pencil.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
        public static let roll = Properties(rawValue: 1 << 4)
    }
}
