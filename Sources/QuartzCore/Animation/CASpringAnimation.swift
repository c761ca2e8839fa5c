import CoreGraphics
import Foundation

/// An animation with the motion of a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the object attached to the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping coefficient.
    open var damping: CGFloat = 10
    /// The initial velocity, in distances from start to end per second.
    open var initialVelocity: CGFloat = 0
    /// Whether damping ratios above the critical one are allowed; always so here.
    open var allowsOverdamping = true

    /// Creates a spring with Apple's default values.
    public required init() { super.init() }

    /// Reads the spring from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        func value(_ key: String, _ standard: CGFloat) -> CGFloat {
            coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : standard
        }
        (mass, stiffness) = (value("mass", mass), value("stiffness", stiffness))
        (damping, initialVelocity) = (value("damping", damping), value("velocity", initialVelocity))
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (key, value) in [
            ("mass", mass), ("stiffness", stiffness), ("damping", damping), ("velocity", initialVelocity),
        ] { coder.encode(Double(value), forKey: key) }
    }

    /// Creates a spring whose undamped period is the duration; a bounce of 0 does not overshoot, 1 oscillates forever.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        use(SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce)))
    }

    package func use(_ spring: SpringCurve) {
        (mass, stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
        (damping, initialVelocity) = (CGFloat(spring.damping), CGFloat(spring.velocity))
    }

    private var spring: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity))
    }

    /// The time until the spring is at rest, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The undamped period of the spring, in seconds.
    open var perceptualDuration: CFTimeInterval {
        2 * Double.pi * (Double(mass / max(stiffness, 1e-9))).squareRoot()
    }

    /// The bounce: 0 does not overshoot, 1 oscillates forever, values below 0 are overdamped.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness) = (other.mass, other.stiffness)
        (damping, initialVelocity) = (other.damping, other.initialVelocity)
    }

    override func progress(at moment: AnimationMoment) -> Double {
        // A timing function distorts the spring's own time.
        spring.value(at: timingFunction == nil ? moment.time : moment.fraction * duration)
    }
}
