import UIKit

/// A point of a stroke.
public struct PKStrokePoint: Equatable, Sendable {
    public let location: CGPoint
    /// The time since the stroke began.
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat
    /// The scale of an ink's second effect, which has no effect here.
    public var secondaryScale: CGFloat { 1 }

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
        azimuth: CGFloat, altitude: CGFloat, secondaryScale: CGFloat
    ) {
        self.init(
            location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force,
            azimuth: azimuth, altitude: altitude)
    }

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
        azimuth: CGFloat, altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
        (self.opacity, self.force, self.azimuth, self.altitude) = (opacity, force, azimuth, altitude)
    }
}

/// The control points of a cubic B-spline, whose parameter is the index of a point.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
    private var points: [PKStrokePoint]
    public let creationDate: Date

    public init() { (points, creationDate) = ([], Date()) }

    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(position: Int) -> PKStrokePoint { points[position] }

    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        CGPoint(
            x: blend(parametricValue) { $0.location.x }, y: blend(parametricValue) { $0.location.y })
    }

    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        func value(_ property: (PKStrokePoint) -> CGFloat) -> CGFloat { blend(parametricValue, property) }
        return PKStrokePoint(
            location: interpolatedLocation(at: parametricValue),
            timeOffset: TimeInterval(value { CGFloat($0.timeOffset) }),
            size: CGSize(width: value { $0.size.width }, height: value { $0.size.height }),
            opacity: value { $0.opacity }, force: value { $0.force }, azimuth: value { $0.azimuth },
            altitude: value { $0.altitude })
    }

    /// Returns the spline's value, which begins and ends at the first and the last point.
    private func blend(_ parameter: CGFloat, _ property: (PKStrokePoint) -> CGFloat) -> CGFloat {
        guard !points.isEmpty else { return 0 }
        let parameter = Swift.min(Swift.max(parameter, 0), CGFloat(points.count - 1))
        let first = Swift.min(Int(parameter), Swift.max(points.count - 2, 0))
        let t = parameter - CGFloat(first)
        let (square, cube, rest) = (t * t, t * t * t, 1 - t)
        let weights: [CGFloat] = [
            rest * rest * rest, 3 * cube - 6 * square + 4, 3 * (square - cube + t) + 1, cube,
        ]
        var sum: CGFloat = 0
        for (offset, weight) in weights.enumerated() {
            sum += weight / 6 * self.property(at: first - 1 + offset, property)
        }
        return sum
    }

    /// Returns the value of a point; beyond the ends, of one as far away as the neighbor on the other side.
    private func property(at index: Int, _ value: (PKStrokePoint) -> CGFloat) -> CGFloat {
        let last = points.count - 1
        if index < 0 { return 2 * value(points[0]) - value(points[Swift.min(-index, last)]) }
        if index > last { return 2 * value(points[last]) - value(points[Swift.max(2 * last - index, 0)]) }
        return value(points[index])
    }

    /// Returns points along a part of the path at equal distances.
    public func interpolatedPoints(
        in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride
    ) -> InterpolatedSlice {
        InterpolatedSlice(
            path: self, place: range?.lowerBound ?? 0, last: range?.upperBound ?? end, stride: stride)
    }

    public func parametricValue(
        _ parametricValue: CGFloat, offsetBy step: InterpolatedSlice.Stride
    ) -> CGFloat {
        switch step {
        case .parametricStep(let value): return Swift.min(parametricValue + value, end)
        case .distance(let distance):
            return advance(parametricValue, distance) { a, b in
                hypot(b.location.x - a.location.x, b.location.y - a.location.y)
            }
        case .time(let time):
            return advance(parametricValue, CGFloat(time)) { CGFloat($1.timeOffset - $0.timeOffset) }
        }
    }

    private var end: CGFloat { CGFloat(Swift.max(count - 1, 0)) }

    /// Advances by small steps until a measure between the points has reached an amount.
    private func advance(
        _ start: CGFloat, _ amount: CGFloat, _ measure: (PKStrokePoint, PKStrokePoint) -> CGFloat
    ) -> CGFloat {
        let step: CGFloat = 1 / 16
        var (parameter, sum, last) = (start, CGFloat(0), interpolatedPoint(at: start))
        while parameter < end, sum < amount {
            parameter = Swift.min(parameter + step, end)
            let point = interpolatedPoint(at: parameter)
            sum += measure(last, point)
            last = point
        }
        return parameter
    }

    /// Points along a path.
    public struct InterpolatedSlice: Sequence, IteratorProtocol {
        public enum Stride: Sendable {
            case distance(CGFloat)
            case time(TimeInterval)
            case parametricStep(CGFloat)
        }

        fileprivate let path: PKStrokePath
        fileprivate var place: CGFloat?
        fileprivate let last: CGFloat
        fileprivate let stride: Stride

        public mutating func next() -> PKStrokePoint? {
            guard let current = place, current <= last, !path.isEmpty else { return nil }
            let following = path.parametricValue(current, offsetBy: stride)
            place = following > current && current < last ? following : nil
            return path.interpolatedPoint(at: current)
        }
    }
}
