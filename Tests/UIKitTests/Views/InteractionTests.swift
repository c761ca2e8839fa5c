import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct InteractionTests {
    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        var calls: [String] = []
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            location.x < 0 ? nil : UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "All") })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("end") }
    }

    @Test func interactionsLeaveTheViewThatTheyWereOn() {
        let (first, second, menus) = (UIView(), UIView(), Menus())
        let interaction = UIContextMenuInteraction(delegate: menus)
        first.addInteraction(interaction)
        first.addInteraction(interaction)
        #expect(first.interactions.count == 1)
        second.addInteraction(interaction)
        #expect(first.interactions.isEmpty && interaction.view === second)
        second.interactions = []
        #expect(interaction.view == nil)
    }

    @Test func menusAreMadeForAPlace() {
        let (view, menus) = (UIView(), Menus())
        let interaction = UIContextMenuInteraction(delegate: menus)
        view.addInteraction(interaction)
        #expect(interaction.showMenu(at: CGPoint(x: -1, y: 0)) == nil)
        #expect(interaction.showMenu(at: CGPoint(x: 2, y: 3))?.title == "All")
        #expect(interaction.menuAppearance == .compact)
        #expect(interaction.location(in: view) == CGPoint(x: 2, y: 3))
        view.removeInteraction(interaction)
        #expect(menus.calls == ["end"])
    }

    @Test func subclassesSayWhatAssistiveTechnologyDoes() {
        final class Dial: UIView {
            var value = 0
            override func accessibilityIncrement() { value += 1 }
            override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
                get { [] }
                set {}
            }
        }
        let dial = Dial()
        (dial as UIResponder).accessibilityIncrement()
        #expect(dial.value == 1)
        #expect((dial as UIView).accessibilityCustomActions?.isEmpty == true)
        #expect(UIView().accessibilityCustomActions == nil)
    }
}

/// Members that are called on an object of static type `NSObject`.
@MainActor
struct AccessibilityOfObjectsTests {
    private final class Named: UIView {
        override var accessibilityLabel: String? {
            get { "own" }
            set {}
        }
    }

    @Test func overriddenAttributesCount() {
        let object: NSObject = Named()
        #expect(object.accessibilityLabel == "own")
    }

    @Test func elementsAndViewsHaveOneLabel() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        (element as NSObject).accessibilityLabel = "Naha"
        #expect(element.accessibilityLabel == "Naha")
        let label = UILabel()
        label.isAccessibilityElement = true
        #expect((label as NSObject).isAccessibilityElement)
    }
}
