import CoreGraphics
import Foundation

/// The movement of a scroll view's content along one axis after a touch: it slows down by the rate, and beyond an edge
/// a spring brings it back.
struct ScrollAxis {
    private let start: CGFloat
    /// The position at which slowing down would end without edges.
    private let aim: CGFloat
    private let limits: ClosedRange<CGFloat>
    /// The natural logarithm of the rate, a second.
    private let decay: CGFloat
    private let bounces: Bool

    /// The speed of a critically damped spring, of stiffness 100 for a mass of 1 (an estimate; Apple documents none).
    private static let springSpeed: CGFloat = 10
    /// Closer to rest than this, in points, it is at rest.
    private static let tolerance: CGFloat = 0.5

    /// Creates a movement with a velocity in points per second.
    init(
        from start: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>,
        rate: UIScrollView.DecelerationRate, bounces: Bool
    ) {
        self.init(
            from: start, to: start + Self.way(of: velocity, rate: rate), limits: limits, rate: rate,
            bounces: bounces)
    }

    /// Creates a movement that slows down toward a given position.
    init(
        from start: CGFloat, to aim: CGFloat, limits: ClosedRange<CGFloat>,
        rate: UIScrollView.DecelerationRate, bounces: Bool
    ) {
        (self.start, self.aim, self.limits, self.bounces) = (start, aim, limits, bounces)
        decay = Self.decay(rate)
    }

    private static func decay(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
        1000 * log(min(max(rate.rawValue, 0.5), 0.9999))
    }

    /// Returns the distance that content of the velocity moves before it stops (Apple: UIScrollView.DecelerationRate,
    /// the fraction of the speed that is left after each millisecond).
    static func way(of velocity: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
        -velocity / decay(rate)
    }

    /// Returns the position at a time in seconds after the start, and whether it is the last one.
    func place(at time: TimeInterval) -> (value: CGFloat, isAtRest: Bool) {
        let time = CGFloat(time)
        if !limits.contains(start) {
            return spring(from: start, velocity: 0, time)
        }
        guard !limits.contains(aim) else { return slowing(time) }
        let edge = aim < limits.lowerBound ? limits.lowerBound : limits.upperBound
        let crossing = start == edge ? 0 : log((aim - edge) / (aim - start)) / decay
        guard time > crossing else { return (slowing(time).value, false) }
        guard bounces else { return (edge, true) }
        return spring(from: edge, velocity: (edge - aim) * decay, time - crossing)
    }

    private func slowing(_ time: CGFloat) -> (value: CGFloat, isAtRest: Bool) {
        let rest = (aim - start) * exp(decay * time)
        return abs(rest) < Self.tolerance ? (aim, true) : (aim - rest, false)
    }

    private func spring(from start: CGFloat, velocity: CGFloat, _ time: CGFloat) -> (
        value: CGFloat, isAtRest: Bool
    ) {
        let edge = min(max(start, limits.lowerBound), limits.upperBound)
        let speed = Self.springSpeed
        let (away, pull) = (start - edge, velocity + speed * (start - edge))
        let rest = (away + pull * time) * exp(-speed * time)
        let isAtRest = abs(rest) < Self.tolerance && time > 1 / speed
        return isAtRest ? (edge, true) : (edge + rest, false)
    }
}

/// The resistance of content that is dragged beyond its edge.
enum RubberBand {
    /// The initial fraction of the touch's movement that the content follows (an estimate; Apple documents none).
    private static let give: CGFloat = 0.55

    /// Returns the distance of content beyond its edge for a touch that has moved by the given one, in a view of the
    /// length.
    static func stretch(_ way: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return (1 - 1 / (way * give / length + 1)) * length
    }

    /// Returns the touch's distance for a stretch.
    static func way(of stretch: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, stretch < length else { return stretch }
        return (1 / (1 - stretch / length) - 1) * length / give
    }

    /// Returns the position of content for one that may be beyond the limits.
    static func place(_ wanted: CGFloat, in limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        if wanted < limits.lowerBound {
            return limits.lowerBound - stretch(limits.lowerBound - wanted, in: length)
        }
        if wanted > limits.upperBound {
            return limits.upperBound + stretch(wanted - limits.upperBound, in: length)
        }
        return wanted
    }

    /// Returns the position without resistance for one that may be beyond the limits.
    static func origin(of place: CGFloat, in limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        if place < limits.lowerBound {
            return limits.lowerBound - way(of: limits.lowerBound - place, in: length)
        }
        if place > limits.upperBound {
            return limits.upperBound + way(of: place - limits.upperBound, in: length)
        }
        return place
    }
}
