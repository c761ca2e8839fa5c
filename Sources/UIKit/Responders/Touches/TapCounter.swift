import CoreGraphics
import Foundation

/// Counts taps in quick succession at one position.
struct TapCounter {
    /// The maximum duration from the end of a touch to the next one, in seconds.
    static let longestPause: TimeInterval = 0.35
    /// The maximum distance of taps in one series, in points.
    static let reach: CGFloat = 45

    private var taps: [Tap] = []

    private struct Tap {
        var place: CGPoint
        var time: TimeInterval
        var count: Int
    }

    /// Returns the count of a tap that begins now.
    mutating func count(at place: CGPoint, time: TimeInterval) -> Int {
        taps.removeAll { time - $0.time > Self.longestPause }
        guard let index = taps.lastIndex(where: { $0.place.distance(to: place) <= Self.reach }) else {
            return 1
        }
        return taps.remove(at: index).count + 1
    }

    /// Remembers a tap that has ended.
    mutating func add(_ count: Int, at place: CGPoint, time: TimeInterval) {
        guard count > 0 else { return }
        taps.append(Tap(place: place, time: time, count: count))
    }
}

extension CGPoint {
    /// Returns the distance in points.
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

    static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }
}

extension Collection<CGPoint> {
    /// The centroid of the points; zero if there are none.
    var centroid: CGPoint {
        guard !isEmpty else { return .zero }
        let sum = reduce(.zero, +)
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
