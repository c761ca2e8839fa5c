import CoreGraphics
import Foundation

/// A coordinate system from and to which points and rectangles can be converted.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

/// A space whose position on its screen is known.
@MainActor
protocol ScreenPlaced: UICoordinateSpace {
    func toScreen(_ point: CGPoint) -> CGPoint
    func fromScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenPlaced {
    func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let space = space as? any ScreenPlaced { return space.fromScreen(toScreen(point)) }
        return space.convert(point, from: self)
    }

    func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let space = space as? any ScreenPlaced { return fromScreen(space.toScreen(point)) }
        return space.convert(point, to: self)
    }

    func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        rect.mapCorners { converted($0, to: space) }
    }

    func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        rect.mapCorners { converted($0, from: space) }
    }
}

extension CGRect {
    /// Returns the smallest rectangle around the converted corners.
    fileprivate func mapCorners(_ move: (CGPoint) -> CGPoint) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map(move)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension UIView: ScreenPlaced {
    private var windowOrigin: CGPoint { (window ?? self as? UIWindow)?.frame.origin ?? .zero }

    func toScreen(_ point: CGPoint) -> CGPoint {
        let place = convert(point, to: nil as UIView?)
        return CGPoint(x: place.x + windowOrigin.x, y: place.y + windowOrigin.y)
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        convert(CGPoint(x: point.x - windowOrigin.x, y: point.y - windowOrigin.y), from: nil as UIView?)
    }
}

/// The coordinates of a screen.
@MainActor
final class ScreenSpace: NSObject, ScreenPlaced {
    private let screen: UIScreen

    init(_ screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    var bounds: CGRect { screen.bounds }
    func toScreen(_ point: CGPoint) -> CGPoint { point }
    func fromScreen(_ point: CGPoint) -> CGPoint { point }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { converted(point, to: space) }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        converted(point, from: space)
    }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { converted(rect, to: space) }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { converted(rect, from: space) }
}
