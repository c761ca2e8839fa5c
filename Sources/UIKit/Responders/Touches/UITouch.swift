import CoreGraphics
import Foundation

/// A touch on the screen, from its beginning to its end. It belongs to the view in which it began, wherever it moves.
@preconcurrency @MainActor
open class UITouch: NSObject {
    // The dispatcher uses these; subclasses do not override them.
    final var state = TouchState()
    final var owners = TouchOwners()

    /// The time of the last change, in seconds of the app's clock.
    open var timestamp: TimeInterval { state.timestamp }
    open var phase: Phase { state.phase }
    /// The number of taps here in quick succession.
    open var tapCount: Int { state.tapCount }
    open var type: TouchType { state.type }

    open var window: UIWindow? { owners.window }
    /// The view in which the touch began.
    open var view: UIView? { owners.view }
    /// The recognizers that receive the touch: those of the view and of its superviews.
    open var gestureRecognizers: [UIGestureRecognizer]? { owners.gestureRecognizers }

    /// Returns the location of the touch in the view's coordinates in points; in the window's if nil.
    open func location(in view: UIView?) -> CGPoint { convert(state.place, to: view) }

    /// Returns the location of the touch at the previous event.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(state.previousPlace, to: view) }

    /// Returns the precise location, which is that of `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The radius of a fingertip, in points.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }

    /// The force of the touch. Screens that cannot measure it report 0 (Apple: UITouch.force).
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }

    /// The altitude, which is upright except for pencils.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The properties of pencils that are updated later; other touches have none.
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Whether the touch has ended.
    final var isOver: Bool { state.isOver }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = owners.window, let view, view !== window else { return point }
        return view.convert(point, from: window)
    }
}

extension UITouch {
    /// The phase of a touch.
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

    /// The type of a touch.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        public static let stylus = TouchType.pencil
    }

    /// The properties of a pencil.
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
