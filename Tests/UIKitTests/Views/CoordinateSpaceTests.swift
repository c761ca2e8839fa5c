import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct CoordinateSpaceTests {
    private let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 600))
    private let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))

    init() { window.addSubview(view) }

    @Test func viewsConvertToTheScreen() {
        let space = window.screen.coordinateSpace
        #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 16, y: 26))
        #expect(view.convert(view.bounds, to: space) == CGRect(x: 15, y: 25, width: 100, height: 100))
    }

    @Test func theScreenConvertsToViews() {
        let space = window.screen.coordinateSpace
        #expect(space.convert(CGPoint(x: 16, y: 26), to: view) == CGPoint(x: 1, y: 1))
        #expect(view.convert(CGPoint(x: 16, y: 26), from: space) == CGPoint(x: 1, y: 1))
        #expect(space.bounds == window.screen.bounds)
    }

    @Test func viewsConvertToEachOther() {
        let other = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        window.addSubview(other)
        let space: any UICoordinateSpace = other
        #expect(view.convert(CGPoint(x: 45, y: 45), to: space) == .zero)
    }

    @Test func spacesOfOthersAreAsked() {
        final class Doubled: NSObject, UICoordinateSpace {
            var bounds: CGRect { .zero }
            func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { point }
            func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
                CGPoint(x: point.x * 2, y: point.y * 2)
            }
            func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect }
            func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { rect }
        }
        #expect(view.convert(CGPoint(x: 3, y: 4), to: Doubled()) == CGPoint(x: 6, y: 8))
    }
}
