import CoreGraphics
import Foundation

/// Measures a velocity from the positions in the last tenth of a second.
struct MotionTracker {
    /// A little more than a tenth, so that rounding does not exclude a position.
    private static let memory: TimeInterval = 0.100_1
    private var samples: [(time: TimeInterval, value: CGPoint)] = []

    mutating func add(_ value: CGPoint, at time: TimeInterval) {
        samples.append((time, value))
        samples.removeAll { time - $0.time > Self.memory }
    }

    mutating func removeAll() { samples = [] }

    /// The velocity in units per second; zero after a rest.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let span = CGFloat(last.time - first.time)
        return CGPoint(x: (last.value.x - first.value.x) / span, y: (last.value.y - first.value.y) / span)
    }
}
