import CoreGraphics
import Foundation

/// The interpolation between the keyframes of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a mode with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolation by a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolation by a smooth curve at nearly constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of objects that move along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a mode with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Tangential to the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Tangential to the path, turned by 180 degrees.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The keyframe values, in order.
    open var values: [Any]?
    /// A path that points move along; it takes precedence over `values`.
    open var path: CGPath?
    /// The time of each value, from 0 to 1; evenly spaced by default.
    open var keyTimes: [NSNumber]?
    /// The timing function of each segment, one fewer than values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The tension of the curve at each value.
    open var tensionValues: [NSNumber]?
    /// The continuity of the curve at each value.
    open var continuityValues: [NSNumber]?
    /// The bias of the curve at each value.
    open var biasValues: [NSNumber]?
    /// The rotation of objects that move along the path.
    open var rotationMode: CAAnimationRotationMode?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
        (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
        frames = nil
    }

    private var frames: KeyframeTrack?

    private var track: KeyframeTrack {
        if let frames { return frames }
        let track = KeyframeTrack(self)
        frames = track
        return track
    }

    override func prepare(for layer: CALayer) { frames = KeyframeTrack(self) }

    override func value(at moment: AnimationMoment, base: AnimatedValue?) -> AnimatedValue? {
        track.value(at: moment.fraction)
    }

    override func apply(_ moment: AnimationMoment, to presentation: CALayer) {
        super.apply(moment, to: presentation)
        guard path != nil, let rotationMode, let angle = track.direction(at: moment.fraction) else { return }
        let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        presentation.transform = CATransform3DRotate(presentation.transform, turn, 0, 0, 1)
    }
}

/// The keyframes of an animation with their times.
struct KeyframeTrack {
    private var values: [AnimatedValue]
    private var times: [Double]
    private let functions: [CAMediaTimingFunction]
    private let mode: CAAnimationCalculationMode

    init(_ animation: CAKeyframeAnimation) {
        mode = animation.calculationMode
        functions = animation.timingFunctions ?? []
        let own = (animation.values ?? []).compactMap(AnimatedValue.init(any:))
        let isPaced = mode == .paced || mode == .cubicPaced
        if let path = animation.path {
            let points = PathPoints(path)
            values = points.all.map { AnimatedValue(.point, [$0.x, $0.y]) }
            times = isPaced ? Self.pacedTimes(values) : points.times(given: animation.keyTimes)
        } else {
            values = own
            times = isPaced ? Self.pacedTimes(own) : Self.times(animation.keyTimes, own.count, mode)
        }
    }

    private static func times(_ given: [NSNumber]?, _ count: Int, _ mode: CAAnimationCalculationMode)
        -> [Double]
    {
        let isDiscrete = mode == .discrete
        if let given = given?.map(\.doubleValue), given.count == (isDiscrete ? count + 1 : count) {
            return given
        }
        // Discrete values have an equal share of the time each; otherwise the first and the last value are the ends.
        let steps = isDiscrete ? count : count - 1
        return (0..<max(count, 1)).map { steps > 0 ? Double($0) / Double(steps) : 0 }
    }

    private static func pacedTimes(_ values: [AnimatedValue]) -> [Double] {
        var lengths = [0.0]
        for (a, b) in zip(values, values.dropFirst()) {
            lengths.append(lengths[lengths.count - 1] + a.distance(to: b))
        }
        let whole = lengths.last ?? 0
        return lengths.map { whole > 0 ? $0 / whole : 0 }
    }

    func value(at fraction: Double) -> AnimatedValue? {
        guard let (index, part) = step(at: fraction) else { return values.first }
        if mode == .discrete { return values[index] }
        guard index + 1 < values.count else { return values[index] }
        let isCubic = mode == .cubic || mode == .cubicPaced
        return isCubic ? curve(index, part) : values[index].interpolated(to: values[index + 1], part)
    }

    /// Returns the direction of the motion in radians; nil where there is none.
    func direction(at fraction: Double) -> CGFloat? {
        guard let (index, _) = step(at: fraction), values.count > 1 else { return nil }
        let start = min(index, values.count - 2)
        guard let a = values[start].figures(.point), let b = values[start + 1].figures(.point) else {
            return nil
        }
        return atan2(b[1] - a[1], b[0] - a[0])
    }

    /// Returns the current segment and the fraction of it that has passed.
    private func step(at fraction: Double) -> (Int, Double)? {
        let count = min(values.count, times.count)
        guard count > 0 else { return nil }
        let index = times[0..<count].lastIndex { $0 <= fraction } ?? 0
        guard index + 1 < count else { return (index, 0) }
        let length = times[index + 1] - times[index]
        let part = length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1
        guard functions.indices.contains(index) else { return (index, part) }
        return (index, Double(functions[index].value(at: CGFloat(part))))
    }

    /// Interpolates by a curve whose tangent at each value is parallel to the line between its neighbors (Catmull and Rom).
    private func curve(_ index: Int, _ t: Double) -> AnimatedValue {
        let near = [index - 1, index, index + 1, index + 2].map { values[min(max($0, 0), values.count - 1)] }
        for kind in [AnimatedValue.Kind.number, .point, .size, .rect, .color] {
            let all = near.compactMap { $0.figures(kind) }
            guard all.count == 4 else { continue }
            return AnimatedValue(
                kind, all[0].indices.map { place in Self.curve(all.map { Double($0[place]) }, t) })
        }
        return near[1].interpolated(to: near[2], t)
    }

    private static func curve(_ p: [Double], _ t: Double) -> CGFloat {
        let a = 2 * p[1] + (p[2] - p[0]) * t
        let b = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
        return CGFloat((a + b + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t * t * t) / 2)
    }
}

/// A path as points along its lines and curves.
private struct PathPoints {
    /// The number of pieces per curve.
    private static let pieces = 32

    private(set) var all: [CGPoint] = []
    /// The index in `all` of the end of each line or curve, preceded by that of the first point.
    private var ends: [Int] = []

    init(_ path: CGPath) {
        var start = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                start = points[0]
                add([points[0]])
            case .addLineToPoint: add([points[0]])
            case .addQuadCurveToPoint: addCurve(points[0], points[0], points[1], isQuadratic: true)
            case .addCurveToPoint: addCurve(points[0], points[1], points[2], isQuadratic: false)
            case .closeSubpath: add([start])
            }
        }
    }

    private mutating func add(_ points: [CGPoint]) {
        all += points
        ends.append(all.count - 1)
    }

    private mutating func addCurve(_ b: CGPoint, _ c: CGPoint, _ d: CGPoint, isQuadratic: Bool) {
        let a = all.last ?? b
        add(
            (1...Self.pieces).map { piece in
                let t = CGFloat(piece) / CGFloat(Self.pieces)
                let s = 1 - t
                let weights =
                    isQuadratic
                    ? [s * s, 2 * s * t, 0, t * t] : [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
                return CGPoint(
                    x: weights[0] * a.x + weights[1] * b.x + weights[2] * c.x + weights[3] * d.x,
                    y: weights[0] * a.y + weights[1] * b.y + weights[2] * c.y + weights[3] * d.y)
            })
    }

    /// Returns the time of each point: each line or curve takes the same time unless times are given.
    func times(given: [NSNumber]?) -> [Double] {
        let fits = given?.count == ends.count
        let times = ends.indices.map { index in
            fits ? given?[index].doubleValue ?? 0 : Double(index) / Double(max(ends.count - 1, 1))
        }
        var result: [Double] = []
        for (index, end) in ends.enumerated() {
            let count = end - result.count + 1
            let from = index == 0 ? times[0] : times[index - 1]
            for step in 1...max(count, 1) {
                result.append(from + (times[index] - from) * Double(step) / Double(max(count, 1)))
            }
        }
        return result
    }
}
