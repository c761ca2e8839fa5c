import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct PointerInteractionTests {
    private let glass = Glass()
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func aPointerEntersAndLeavesRegionsOfTheDelegate() {
        let (view, halves) = (glass.add("a", frame), Halves())
        let interaction = UIPointerInteraction(delegate: halves)
        view.addInteraction(interaction)
        glass.user.movePointer(to: CGPoint(x: 10, y: 50))
        glass.user.movePointer(to: CGPoint(x: 20, y: 50))
        glass.user.movePointer(to: CGPoint(x: 80, y: 50))
        #expect(interaction.style?.isHidden == true)
        glass.user.movePointer(to: CGPoint(x: 300, y: 50))
        #expect(halves.calls == ["enter left", "exit left", "enter right", "exit right"])
        #expect(interaction.style == nil)
    }

    @Test func withoutADelegateTheViewIsOneRegion() {
        let view = glass.add("a", frame)
        let interaction = UIPointerInteraction(delegate: nil)
        view.addInteraction(interaction)
        glass.user.movePointer(to: CGPoint(x: 10, y: 50))
        #expect(interaction.region?.rect == view.bounds)
        interaction.isEnabled = false
        #expect(interaction.region == nil)
    }

    @Test func aButtonIsHoveredWhileThePointerIsOverIt() {
        let button = UIButton(frame: frame)
        glass.window.addSubview(button)
        var asked = 0
        button.pointerStyleProvider = { _, effect, shape in
            asked += 1
            return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
        }
        #expect(button.isPointerInteractionEnabled)
        glass.user.movePointer(to: CGPoint(x: 10, y: 50))
        #expect(button.isHovered && asked == 1)
        glass.user.movePointer(to: nil)
        #expect(!button.isHovered)
    }
}

private final class Halves: NSObject, UIPointerInteractionDelegate {
    var calls: [String] = []

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let (left, right) = defaultRegion.rect.divided(atDistance: 50, from: .minXEdge)
        return left.contains(request.location)
            ? UIPointerRegion(rect: left, identifier: "left")
            : UIPointerRegion(rect: right, identifier: "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    { name(of: region) == "right" ? .hidden() : nil }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { calls.append("enter \(name(of: region))") }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { calls.append("exit \(name(of: region))") }

    private func name(of region: UIPointerRegion) -> String { region.identifier as? String ?? "" }
}
