import CoreGraphics
import Testing

@testable import UIKit

/// Corners that follow the view's size and its container.
@MainActor
@Suite struct CornerConfigurationTests {
    private func view(_ frame: CGRect, _ corners: UICornerConfiguration, in container: UIView? = nil)
        -> UIView
    {
        let view = UIView(frame: frame)
        view.cornerConfiguration = corners
        container?.addSubview(view)
        (container ?? view).layoutIfNeeded()
        return view
    }

    private func radii(_ view: UIView) -> [CGFloat] {
        guard let radii = view.layer.cornerRadii else { return [view.layer.cornerRadius] }
        return [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
    }

    @Test func aCapsuleFollowsTheSize() {
        let view = view(CGRect(x: 0, y: 0, width: 100, height: 40), .capsule())
        #expect(radii(view) == [20])
        view.frame.size.height = 60
        view.layoutIfNeeded()
        #expect(radii(view) == [30])
    }

    @Test func aCapsuleHasAMaximumRadius() {
        #expect(radii(view(CGRect(x: 0, y: 0, width: 100, height: 80), .capsule(maximumRadius: 26))) == [26])
    }

    @Test func radiiAreAtMostHalfTheSize() {
        #expect(radii(view(CGRect(x: 0, y: 0, width: 30, height: 80), .corners(radius: 40))) == [15])
    }

    @Test func edgesAreRoundedAlone() {
        let view = view(
            CGRect(x: 0, y: 0, width: 100, height: 80), .uniformEdges(topRadius: 12, bottomRadius: 4))
        #expect(radii(view) == [12, 12, 4, 4])
    }

    @Test func cornersWithoutARadiusAreSquare() {
        let view = view(CGRect(x: 0, y: 0, width: 100, height: 80), .uniformLeftRadius(.fixed(10)))
        #expect(radii(view) == [10, 0, 10, 0])
    }

    @Test func concentricCornersHaveTheRadiusOfTheContainerLessTheDistance() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.layer.cornerRadius = 30
        let frame = CGRect(x: 10, y: 10, width: 150, height: 180)
        let view = view(frame, .corners(radius: .containerConcentric(minimum: 4)), in: container)
        #expect(radii(view) == [20, 4, 20, 4])
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        container.layoutIfNeeded()
        #expect(radii(view) == [20])
    }

    @Test func noConfigurationIsSquare() {
        let view = view(CGRect(x: 0, y: 0, width: 100, height: 40), .capsule())
        view.cornerConfiguration = nil
        #expect(radii(view) == [0])
    }

    @Test func cornersThatDifferAreDrawn() {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        square.backgroundColor = .black
        square.cornerConfiguration = .uniformEdges(topRadius: 12, bottomRadius: 0)
        let window = Picture.window(square, size: CGSize(width: 40, height: 40))
        #expect(Picture.color(of: window, at: CGPoint(x: 1, y: 1)) == 0xFFFFFF)
        #expect(Picture.color(of: window, at: CGPoint(x: 1, y: 38)) == 0)
    }
}
