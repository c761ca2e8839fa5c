import CoreGraphics
import Foundation

/// A value that an animation can interpolate.
struct AnimatedValue {
    enum Kind: Equatable {
        case number, point, size, rect, color, transform, numbers, colors
    }

    /// Numbers, a path, or a value that cannot be interpolated.
    private enum Content {
        case figures(Kind, [Double])
        case path(CGPath)
        case other(Any)
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    init(_ kind: Kind, _ figures: [CGFloat]) { self.init(.figures(kind, figures.map { Double($0) })) }

    /// Returns nil for a value that represents none.
    init?(any value: Any) {
        switch value {
        case is NSNull: return nil
        case let value as AnimatedValue: self = value
        case let value as CGPoint: self.init(.point, [value.x, value.y])
        case let value as CGSize: self.init(.size, [value.width, value.height])
        case let value as CGRect:
            self.init(.rect, [value.origin.x, value.origin.y, value.size.width, value.size.height])
        case let value as CGColor: self.init(.color, value.figures)
        case let value as CATransform3D: self.init(.transform, value.rows)
        case let value as CGAffineTransform:
            self.init(.transform, CATransform3DMakeAffineTransform(value).rows)
        case let value as CGPath: self.init(.path(value))
        case let value as [CGColor]: self.init(.colors, value.flatMap(\.figures))
        case let value as [NSNumber]: self.init(.numbers, value.map { CGFloat($0.doubleValue) })
        default:
            if let colors = (value as? [Any])?.compactMap({ $0 as? CGColor }), !colors.isEmpty {
                self.init(.colors, colors.flatMap(\.figures))
            } else if let figure = LayerProperties.figure(value) {
                self.init(.number, [CGFloat(figure)])
            } else {
                self.init(.other(value))
            }
        }
    }

    /// The value in the type of the layer's property.
    var any: Any {
        switch content {
        case .path(let path): path
        case .other(let value): value
        case .figures(let kind, let figures): Self.value(kind, figures.map { CGFloat($0) })
        }
    }

    private static func value(_ kind: Kind, _ f: [CGFloat]) -> Any {
        switch kind {
        case .number: f[0]
        case .point: CGPoint(x: f[0], y: f[1])
        case .size: CGSize(width: f[0], height: f[1])
        case .rect: CGRect(x: f[0], y: f[1], width: f[2], height: f[3])
        case .color: CGColor(figures: f[...])
        case .transform: CATransform3D(rows: f)
        case .numbers: f.map { NSNumber(value: Double($0)) }
        case .colors: stride(from: 0, to: f.count, by: 4).map { CGColor(figures: f[$0..<$0 + 4]) }
        }
    }

    /// Returns the numbers of a value of the kind.
    func figures(_ kind: Kind) -> [CGFloat]? {
        guard case .figures(kind, let figures) = content else { return nil }
        return figures.map { CGFloat($0) }
    }

    // MARK: Arithmetic

    /// The neutral element of addition.
    var zero: AnimatedValue {
        switch content {
        case .figures(.transform, _): AnimatedValue(.transform, CATransform3DIdentity.rows)
        case .figures(let kind, let figures): AnimatedValue(.figures(kind, figures.map { _ in 0 }))
        default: self
        }
    }

    func adding(_ other: AnimatedValue) -> AnimatedValue { combined(with: other, 1) }
    func subtracting(_ other: AnimatedValue) -> AnimatedValue { combined(with: other, -1) }

    private func combined(with other: AnimatedValue, _ sign: Double) -> AnimatedValue {
        guard case .figures(let kind, let a) = content, case .figures(kind, let b) = other.content,
            a.count == b.count
        else { return self }
        if kind == .transform {
            let map = CATransform3D(rows: b.map { CGFloat($0) })
            let own = CATransform3D(rows: a.map { CGFloat($0) })
            let sum = CATransform3DConcat(own, sign > 0 ? map : CATransform3DInvert(map))
            return AnimatedValue(.transform, sum.rows)
        }
        return AnimatedValue(.figures(kind, zip(a, b).map { $0 + sign * $1 }))
    }

    /// Returns the interpolation between this value (0) and another (1); other fractions extrapolate.
    func interpolated(to other: AnimatedValue, _ part: Double) -> AnimatedValue {
        switch (content, other.content) {
        case (.figures(.transform, let a), .figures(.transform, let b)):
            let from = CATransform3D(rows: a.map { CGFloat($0) })
            let to = CATransform3D(rows: b.map { CGFloat($0) })
            return AnimatedValue(.transform, from.interpolated(to: to, CGFloat(part)).rows)
        case (.figures(let kind, let a), .figures(let same, let b)) where kind == same && a.count == b.count:
            return AnimatedValue(.figures(kind, zip(a, b).map { $0 + ($1 - $0) * part }))
        case (.path(let a), .path(let b)):
            return AnimatedValue(.path(a.interpolated(to: b, CGFloat(part)) ?? (part < 0.5 ? a : b)))
        default: return part < 0.5 ? self : other
        }
    }

    /// Returns the distance of two values, for motions at constant speed.
    func distance(to other: AnimatedValue) -> Double {
        guard case .figures(_, let a) = content, case .figures(_, let b) = other.content else { return 1 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// Returns whether both are equal, as far as they can be compared.
    func equals(_ other: AnimatedValue) -> Bool {
        switch (content, other.content) {
        case (.figures(let kind, let a), .figures(let same, let b)): kind == same && a == b
        case (.path(let a), .path(let b)): a == b
        case (.other(let a), .other(let b)): (a as AnyObject) === (b as AnyObject)
        default: false
        }
    }

    /// Whether the difference of two values can be added to a third.
    var isAddable: Bool {
        if case .figures(let kind, _) = content { return ![.transform, .color, .colors].contains(kind) }
        return false
    }
}

extension CGColor {
    fileprivate var figures: [CGFloat] {
        let color = srgb
        return [color.red, color.green, color.blue, color.alpha]
    }

    fileprivate convenience init(figures f: ArraySlice<CGFloat>) {
        let f = Array(f)
        self.init(srgbRed: f[0], green: f[1], blue: f[2], alpha: f[3])
    }
}

extension CGPath {
    /// Returns the interpolation between two paths with the same elements; nil for paths with different ones.
    fileprivate func interpolated(to other: CGPath, _ part: CGFloat) -> CGPath? {
        let (own, others) = (elements, other.elements)
        guard own.count == others.count, zip(own, others).allSatisfy({ $0.type == $1.type }) else {
            return nil
        }
        let path = CGMutablePath()
        for (a, b) in zip(own, others) {
            let points = zip(a.points, b.points).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
            }
            path.add(a.type, points)
        }
        return path
    }

    private var elements: [(type: CGPathElementType, points: [CGPoint])] {
        var all: [(CGPathElementType, [CGPoint])] = []
        applyWithBlock { element in
            let type = element.pointee.type
            all.append((type, (0..<type.pointCount).map { element.pointee.points[$0] }))
        }
        return all
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
    }
}

extension CGMutablePath {
    fileprivate func add(_ type: CGPathElementType, _ p: [CGPoint]) {
        switch type {
        case .moveToPoint: move(to: p[0])
        case .addLineToPoint: addLine(to: p[0])
        case .addQuadCurveToPoint: addQuadCurve(to: p[1], control: p[0])
        case .addCurveToPoint: addCurve(to: p[2], control1: p[0], control2: p[1])
        default: closeSubpath()
        }
    }
}
