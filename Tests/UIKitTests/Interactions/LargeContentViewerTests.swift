import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct LargeContentViewerTests {
    @Test func controlsWithAMenuHaveAnInteraction() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(button.contextMenuInteraction == nil)
        button.menu = UIMenu(title: "Sort")
        #expect(button.contextMenuInteraction?.showMenu(at: .zero)?.title == "Sort")
        button.isContextMenuInteractionEnabled = false
        #expect(button.contextMenuInteraction == nil && button.interactions.isEmpty)
    }

    @Test func anItemUnderAPressIsShownLarge() {
        let (view, item, ends) = (UIView(), UIView(), Ends())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        item.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        item.showsLargeContentViewer = true
        view.addSubview(item)
        let interaction = UILargeContentViewerInteraction(delegate: ends)
        view.addInteraction(interaction)
        interaction.pressChanged(at: CGPoint(x: 10, y: 10))
        #expect(interaction.shownItem === item)
        interaction.pressChanged(at: CGPoint(x: 80, y: 10))
        #expect(interaction.shownItem == nil)
        interaction.pressChanged(at: CGPoint(x: 20, y: 10))
        interaction.pressEnded(at: CGPoint(x: 20, y: 10))
        #expect(ends.item === item)
    }
}

private final class Ends: NSObject, UILargeContentViewerInteractionDelegate {
    weak var item: (any UILargeContentViewerItem)?

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { self.item = item }
}
