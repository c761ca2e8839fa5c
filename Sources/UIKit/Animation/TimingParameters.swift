import CoreGraphics
import QuartzCore

/// The kind of a timing.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// The timing curve of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing by a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` for one of control points.
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = curve.function.controlPoints
        isBuiltin = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        isBuiltin = false
        super.init()
    }

    /// Creates the system's default curve.
    public convenience override init() { self.init(animationCurve: .easeInOut) }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension CAMediaTimingFunction {
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        func point(_ index: Int) -> CGPoint {
            var values: [Float] = [0, 0]
            getControlPoint(at: index, values: &values)
            return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
        }
        return (point(1), point(2))
    }
}

/// A timing by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The velocity at the start, in distances per second.
    public let initialVelocity: CGVector
    private let dampingRatio: Double?
    private let spring: SpringCurve?

    /// Creates a spring that settles in the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (dampingRatio, spring, initialVelocity) = (Double(ratio), nil, velocity)
        super.init()
    }

    /// Creates a spring that starts without velocity and settles in the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring from its physical properties, which also determine its duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = nil
        initialVelocity = velocity
        spring = SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(velocity.signedLength))
        super.init()
    }

    /// Creates a spring with a perceived duration; a bounce of 0 does not oscillate.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        dampingRatio = nil
        self.initialVelocity = initialVelocity
        spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce),
            velocity: Double(initialVelocity.signedLength))
        super.init()
    }

    /// Creates the system's spring, which does not oscillate.
    public convenience override init() { self.init(dampingRatio: 1) }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring, and its duration if it differs from the given one.
    func spring(lasting duration: TimeInterval) -> (curve: SpringCurve, duration: TimeInterval) {
        if let spring { return (spring, spring.settlingDuration) }
        let curve = SpringCurve(
            settlingDuration: duration, dampingRatio: dampingRatio ?? 1,
            velocity: Double(initialVelocity.signedLength))
        return (curve, duration)
    }
}

extension CGVector {
    /// The length, with the sign of the greater part.
    fileprivate var signedLength: CGFloat {
        let length = (dx * dx + dy * dy).squareRoot()
        return (abs(dx) > abs(dy) ? dx : dy) < 0 ? -length : length
    }
}
