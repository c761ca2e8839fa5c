import CoreGraphics
import Foundation

/// The motion of a damped spring from 0 to rest at 1 (the equation of the damped harmonic oscillator).
package struct SpringCurve: Hashable, Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// In distances per second, positive towards the rest.
    package var velocity: Double

    /// The largest distance from rest at which it is settled.
    private static let settled = 0.001
    /// The maximum duration of an animation, in seconds.
    private static let longest = 1_000.0

    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0) {
        func positive(_ figure: Double, else other: Double) -> Double {
            figure.isFinite && figure > 0 ? min(figure, 1e9) : other
        }
        self.mass = positive(mass, else: 1)
        self.stiffness = positive(stiffness, else: 100)
        self.damping = damping.isFinite ? min(max(damping, 0), 1e9) : 10
        self.velocity = velocity.isFinite ? min(max(velocity, -1e9), 1e9) : 0
    }

    /// Creates a spring whose undamped period is the duration. A bounce of 0 does not overshoot, 1 never settles;
    /// below 0 it is overdamped (Apple: UIView.animate(springDuration:bounce:…)).
    package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
        let duration = perceptualDuration.isFinite ? max(perceptualDuration, 0.001) : 0.5
        let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        let frequency = 2 * Double.pi / duration
        self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    /// Creates a spring with a damping ratio that is settled after the duration.
    package init(settlingDuration: Double, dampingRatio: Double, velocity: Double = 0) {
        let duration = settlingDuration.isFinite ? max(settlingDuration, 0.001) : 0.5
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
        // Bisection finds the frequency: the higher, the sooner the spring is settled.
        var (low, high) = (0.001, 1e6)
        for _ in 0..<60 {
            let middle = (low * high).squareRoot()
            let spring = SpringCurve(
                stiffness: middle * middle, damping: 2 * ratio * middle, velocity: velocity)
            if spring.settlingDuration > duration { low = middle } else { high = middle }
        }
        self.init(stiffness: high * high, damping: 2 * ratio * high, velocity: velocity)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Returns the position after a number of seconds.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (ratio, frequency) = (dampingRatio, frequency)
        let decay = ratio * frequency
        if abs(ratio - 1) < 1e-6 {
            return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-decay * time)
                * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (decay - root, decay + root)
        let share = (fast - velocity) / (fast - slow)
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// The time after which the spring remains near rest, in seconds.
    package var settlingDuration: Double {
        let (ratio, frequency) = (dampingRatio, frequency)
        let decay = ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        guard decay > 1e-9 else { return Self.longest }
        // An envelope of the motion; near a ratio of 1 the amplitude dominates, so that it is refined step by step.
        let swing = ratio < 1 ? max((1 - ratio * ratio).squareRoot(), 0.05) : 1
        let reach = max(1, (1 + abs(velocity) / frequency) / swing)
        var time = log(reach / Self.settled) / decay
        if ratio >= 0.99 { time = settlingTimeWithoutSwing(atMost: time * 2) }
        return min(time, Self.longest)
    }

    /// Without oscillation the distance decreases monotonically, so that bisection finds when it is small enough.
    private func settlingTimeWithoutSwing(atMost limit: Double) -> Double {
        var (low, high) = (0.0, limit)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if abs(value(at: middle) - 1) > Self.settled { low = middle } else { high = middle }
        }
        return high
    }
}
