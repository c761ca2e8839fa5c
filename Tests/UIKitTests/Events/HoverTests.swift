import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct HoverTests {
    private let glass = Glass()
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let inside = CGPoint(x: 50, y: 50)
    private let outside = CGPoint(x: 200, y: 50)

    @Test func aPointerThatComesMovesAndGoesIsFollowed() {
        let hover = glass.attach(
            UIHoverGestureRecognizer(target: nil, action: nil), "hover", to: glass.add("a", frame))
        glass.user.movePointer(to: outside)
        #expect(hover.state == .possible)
        glass.user.movePointer(to: inside)
        #expect(hover.state == .began && hover.location(in: nil) == inside)
        glass.user.movePointer(to: CGPoint(x: 60, y: 50))
        #expect(hover.state == .changed)
        glass.user.movePointer(to: nil)
        #expect(
            hover.state == .possible && glass.log.lines == ["hover began", "hover changed", "hover ended"])
    }

    @Test func viewsHearNothingOfAPointer() {
        _ = glass.add("a", frame)
        glass.user.movePointer(to: inside)
        #expect(glass.log.lines.isEmpty)
    }

    @Test func aPointerOverASubviewIsOverTheView() {
        let view = glass.add("a", frame)
        _ = glass.add("b", frame, in: view)
        let hover = glass.attach(UIHoverGestureRecognizer(target: nil, action: nil), "hover", to: view)
        glass.user.movePointer(to: inside)
        #expect(hover.state == .began)
    }

    @Test func aViewThatGoesIsHoveredOverNoMore() {
        let view = glass.add("a", frame)
        _ = glass.attach(UIHoverGestureRecognizer(target: nil, action: nil), "hover", to: view)
        glass.user.movePointer(to: inside)
        view.removeFromSuperview()
        #expect(glass.log.lines == ["hover began", "hover cancelled"])
    }

    @Test func recognisersThatAreOffHearNothing() {
        let view = glass.add("a", frame)
        let hover = glass.attach(UIHoverGestureRecognizer(target: nil, action: nil), "hover", to: view)
        hover.isEnabled = false
        glass.user.movePointer(to: inside)
        #expect(glass.log.lines.isEmpty)
    }
}
