import CoreGraphics

/// A stroke with round ends of a symbol that is drawn for this project, in points at a 17 point font.
///
/// Strokes are drawn as their outlines, so that the same path fills a shape and leaves a hole in one. No outline
/// crosses itself, as holes are cut by the even-odd rule.
enum SymbolStroke: Equatable {
    /// A line through points, turning by less than half a circle.
    case line([CGPoint])
    /// Two lines of equal length that cross in their middle, upright or diagonal.
    case cross(center: CGPoint, arm: CGFloat, isDiagonal: Bool)
    /// A disc, whatever the width of the stroke.
    case dot(center: CGPoint, radius: CGFloat)

    /// A filled shape in SVG's notation, whatever the width of the stroke.
    case shape(String)

    /// The outline in SVG's notation.
    func outline(width: CGFloat) -> String {
        switch self {
        case .line(let points): Self.outline(of: points, half: width / 2)
        case .cross(let center, let arm, let isDiagonal):
            Self.cross(center, arm: arm, half: width / 2, isDiagonal: isDiagonal)
        case .dot(let center, let radius): Self.disc(center, radius: radius)
        case .shape(let path): path
        }
    }

    /// A disc in SVG's notation.
    static func disc(_ center: CGPoint, radius: CGFloat) -> String {
        let (left, right) = (
            CGPoint(x: center.x - radius, y: center.y), CGPoint(x: center.x + radius, y: center.y)
        )
        return "M\(text(left))\(arc(radius, to: right, sweep: 1))\(arc(radius, to: left, sweep: 1))Z"
    }

    /// A point in SVG's notation, to a thousandth.
    static func text(_ point: CGPoint) -> String {
        "\(Double((point.x * 1000).rounded() / 1000)) \(Double((point.y * 1000).rounded() / 1000))"
    }

    private static func arc(_ radius: CGFloat, to end: CGPoint, sweep: Int) -> String {
        "A\(Double(radius)) \(Double(radius)) 0 0 \(sweep) \(text(end))"
    }

    // MARK: Lines

    private static func outline(of points: [CGPoint], half: CGFloat) -> String {
        guard points.count > 1 else { return points.first.map { disc($0, radius: half) } ?? "" }
        let there = side(of: points, half: half)
        let back = side(of: points.reversed(), half: half)
        return "M\(text(there.start))\(there.path)\(arc(half, to: back.start, sweep: 0))"
            + "\(back.path)\(arc(half, to: there.start, sweep: 0))Z"
    }

    /// One side of a line, from its first point to its last.
    private static func side(of points: [CGPoint], half: CGFloat) -> (start: CGPoint, path: String) {
        let directions = zip(points, points.dropFirst()).map { CGVector(from: $0, to: $1).unit }
        var path = ""
        for (index, point) in points.enumerated().dropFirst() {
            let normal = directions[index - 1].turning(1)
            guard index < directions.count else {
                path += "L\(text(point + normal * half))"
                break
            }
            let next = directions[index].turning(1)
            if normal.cross(next) > 0 {
                path += "L\(text(point + (normal + next) * (half / (1 + normal.dot(next)))))"
            } else {
                path += "L\(text(point + normal * half))\(arc(half, to: point + next * half, sweep: 0))"
            }
        }
        return (points[0] + directions[0].turning(1) * half, path)
    }

    // MARK: Crosses

    private static func cross(_ center: CGPoint, arm: CGFloat, half: CGFloat, isDiagonal: Bool) -> String {
        let part = CGFloat(0.5).squareRoot()
        var direction = isDiagonal ? CGVector(dx: part, dy: part) : CGVector(dx: 1, dy: 0)
        var path = ""
        for index in 0..<4 {
            let normal = direction.turning(1)
            let corner = center + (direction - normal) * half
            let tip = center + direction * arm
            path += "\(index == 0 ? "M" : "L")\(text(corner))L\(text(tip + normal * -half))"
            path += arc(half, to: tip + normal * half, sweep: 1)
            direction = normal
        }
        return path + "Z"
    }
}
