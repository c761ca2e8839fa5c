import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DragInteractionTests {
    private let glass = Glass()
    private let hand = Hand()
    private let start = CGPoint(x: 50, y: 50)
    private let end = CGPoint(x: 50, y: 250)

    private func views() -> (source: UIView, target: UIView) {
        let source = glass.add("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let target = glass.add("b", CGRect(x: 0, y: 200, width: 100, height: 100))
        let drag = UIDragInteraction(delegate: hand)
        drag.isEnabled = true
        source.addInteraction(drag)
        target.addInteraction(UIDropInteraction(delegate: hand))
        return (source, target)
    }

    @Test func aLongPressLiftsItemsThatAreDroppedWhereTheTouchEnds() {
        _ = views()
        glass.user.touchDown(start)
        glass.user.wait(0.6)
        glass.user.touchMove(end)
        glass.user.touchUp()
        #expect(
            hand.calls == [
                "begin", "move", "enter", "update", "will end 2", "drop apple", "drop is over", "transferred",
                "did end 2",
            ])
    }

    @Test func aDragThatEndsNowhereIsCancelled() {
        _ = views()
        glass.user.touchDown(start)
        glass.user.wait(0.6)
        glass.user.touchMove(CGPoint(x: 300, y: 300))
        glass.user.touchUp()
        #expect(hand.calls == ["begin", "move", "will end 0", "did end 0"])
    }

    @Test func aTapLiftsNothing() {
        _ = views()
        glass.user.tap(at: start)
        #expect(hand.calls.isEmpty)
    }

    @Test func selectedTextIsMovedWithinItsField() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        glass.window.addSubview(field)
        field.text = "one two"
        field.selectedTextRange = UITextRange(NSRange(location: 0, length: 4))
        field.textDragInteraction?.isEnabled = true
        _ = field.textDropInteraction
        let from = field.caret(at: 1)
        glass.user.touchDown(CGPoint(x: from.midX, y: from.midY))
        glass.user.wait(0.6)
        #expect(field.isTextDragActive)
        glass.user.touchMove(CGPoint(x: 290, y: from.midY))
        glass.user.touchUp()
        #expect(field.text == "twoone ")
    }
}

private final class Hand: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var calls: [String] = []

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: "apple"))] }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        calls.append("begin")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        calls.append("move")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { calls.append("will end \(operation.rawValue)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { calls.append("did end \(operation.rawValue)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    {
        calls.append("transferred")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        calls.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        calls.append("update")
        return UIDropProposal(operation: .copy)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = session.loadObjects(ofClass: String.self) { self.calls.append("drop \($0.joined())") }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        calls.append("drop is over")
    }
}
