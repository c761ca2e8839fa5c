import CoreGraphics
import Foundation

/// An animation whose value moves as if a spring pulled it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// The mass of what hangs on the spring.
    open var mass: CGFloat = 1
    /// How strong the spring is.
    open var stiffness: CGFloat = 100
    /// How strongly the motion is braked.
    open var damping: CGFloat = 10
    /// The speed at the start, in ways from start to end per second.
    open var initialVelocity: CGFloat = 0
    /// Whether springs that are damped beyond the critical ratio are taken as they are; always so here.
    open var allowsOverdamping = true

    /// A spring of Apple's default figures.
    public required init() { super.init() }

    /// A spring that would swing once in so many seconds if nothing damped it; 0 is no bounce, 1 endless swinging.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        take(SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce)))
    }

    package func take(_ spring: SpringCurve) {
        (mass, stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
        (damping, initialVelocity) = (CGFloat(spring.damping), CGFloat(spring.velocity))
    }

    private var spring: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity))
    }

    /// In how many seconds the spring comes to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The spring without bounce's duration: how long one undamped swing takes, in seconds.
    open var perceptualDuration: CFTimeInterval {
        2 * Double.pi * (Double(mass / max(stiffness, 1e-9))).squareRoot()
    }

    /// How much it swings: 0 not at all, 1 for ever, below 0 it creeps.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness) = (other.mass, other.stiffness)
        (damping, initialVelocity) = (other.damping, other.initialVelocity)
    }

    override func progress(at moment: AnimationMoment) -> Double {
        // A timing function would bend the spring's own time.
        spring.value(at: timingFunction == nil ? moment.time : moment.fraction * duration)
    }
}
