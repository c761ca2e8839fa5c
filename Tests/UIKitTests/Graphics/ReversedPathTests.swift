import Testing
import UIKit

/// Paths that are drawn from their end to their start.
@MainActor
struct ReversedPathTests {
    private func steps(_ path: UIBezierPath) -> [String] {
        var steps: [String] = []
        path.cgPath.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            let points = (0..<count).map { element.pointee.points[$0] }
            let words = points.map { "\(Int($0.x)),\(Int($0.y))" }
            steps.append((["\(element.pointee.type)"] + words).joined(separator: " "))
        }
        return steps
    }

    @Test func controlPointsChangeTheirOrder() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addCurve(
            to: CGPoint(x: 4, y: 0), controlPoint1: CGPoint(x: 2, y: 5), controlPoint2: CGPoint(x: 3, y: 6))
        #expect(
            steps(path.reversing()) == [
                "moveToPoint 4,0", "addCurveToPoint 3,6 2,5 1,0", "addLineToPoint 0,0",
            ])
    }

    @Test func closedSubpathsStayClosed() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3))
        path.move(to: CGPoint(x: 9, y: 9))
        path.addLine(to: CGPoint(x: 8, y: 8))
        let reversed = path.reversing()
        #expect(steps(reversed).filter { $0.hasPrefix("closeSubpath") }.count == 1)
        #expect(steps(reversed).first == "moveToPoint 8,8")
        #expect(reversed.bounds == path.bounds)
    }

    @Test func thePenIsKept() {
        let path = UIBezierPath()
        path.lineWidth = 7
        #expect(path.reversing().lineWidth == 7)
    }
}
