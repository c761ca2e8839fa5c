import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct FocusTests {
    private final class Tile: UIView {
        var name = ""
        var log: CallLog?
        var mayLose = true
        override var canBecomeFocused: Bool { true }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            context.previouslyFocusedView === self ? mayLose : true
        }
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            log?.add("\(name) \(context.nextFocusedView === self ? "in" : "out")")
        }
    }

    private final class Screen: UIViewController {
        var wished: UIView?
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [wished].compactMap { $0 } }
    }

    private let log = CallLog()
    private let screen = Screen()
    private let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))

    init() {
        window.rootViewController = screen
        window.makeKeyAndVisible()
    }

    private func tile(_ name: String, _ x: CGFloat, _ y: CGFloat) -> Tile {
        let tile = Tile(frame: CGRect(x: x, y: y, width: 40, height: 40))
        (tile.name, tile.log) = (name, log)
        screen.view.addSubview(tile)
        return tile
    }

    private var focus: UIFocusSystem? { UIFocusSystem(for: screen) }

    @Test func aViewKeepsItsEffect() {
        let view = UIView()
        #expect(view.focusEffect == nil)
        view.focusEffect = UIFocusHaloEffect(rect: view.bounds)
        #expect((view.focusEffect as? UIFocusHaloEffect)?.position == .automatic)
    }

    @Test func whoeverIsAskedForIsFocused() {
        let (a, b) = (tile("a", 0, 0), tile("b", 100, 0))
        focus?.requestFocusUpdate(to: a)
        #expect(!a.isFocused)
        focus?.updateFocusIfNeeded()
        #expect(a.isFocused && focus?.focusedItem === a)
        focus?.requestFocusUpdate(to: b)
        focus?.updateFocusIfNeeded()
        #expect(!a.isFocused && b.isFocused)
        #expect(log.lines == ["a in", "a out", "b in"])
    }

    @Test func controllersSayWhatTheyPrefer() {
        let (_, b) = (tile("a", 0, 0), tile("b", 100, 0))
        screen.wished = b
        focus?.requestFocusUpdate(to: screen)
        focus?.updateFocusIfNeeded()
        #expect(b.isFocused)
    }

    @Test func theOneThatHasTheFocusMayKeepIt() {
        let (a, b) = (tile("a", 0, 0), tile("b", 100, 0))
        focus?.requestFocusUpdate(to: a)
        focus?.updateFocusIfNeeded()
        a.mayLose = false
        focus?.requestFocusUpdate(to: b)
        focus?.updateFocusIfNeeded()
        #expect(a.isFocused && !b.isFocused)
    }

    @Test func arrowsGoToTheNearestThatWay() {
        let (a, b, c) = (tile("a", 0, 0), tile("b", 100, 0), tile("c", 0, 100))
        let user = UserActions(on: window)
        user.press(key: UIKeyCommand.inputRightArrow)
        #expect(a.isFocused)
        user.press(key: UIKeyCommand.inputRightArrow)
        #expect(b.isFocused)
        user.press(key: UIKeyCommand.inputLeftArrow)
        user.press(key: UIKeyCommand.inputDownArrow)
        #expect(c.isFocused)
        user.press(key: UIKeyCommand.inputDownArrow)
        #expect(c.isFocused)
    }

    @Test func tabGoesOnInReadingOrder() {
        let (c, a, b) = (tile("c", 0, 100), tile("a", 0, 0), tile("b", 100, 0))
        let user = UserActions(on: window)
        var seen: [String] = []
        for _ in 0..<3 {
            user.press(key: "\t")
            seen.append([a, b, c].first(where: \.isFocused)?.name ?? "")
        }
        #expect(seen == ["a", "b", "c"])
        user.press(key: "\t", modifiers: .shift)
        #expect(b.isFocused)
    }

    @Test func spaceUsesTheFocusedControl() {
        var taps = 0
        let button = UIButton(
            type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        screen.view.addSubview(button)
        let user = UserActions(on: window)
        user.press(key: "\t")
        user.press(key: " ")
        #expect(button.isFocused && taps == 1)
        button.isEnabled = false
        #expect(!button.canBecomeFocused)
    }

    @Test func whatLeavesTheWindowLosesTheFocus() {
        let a = tile("a", 0, 0)
        focus?.requestFocusUpdate(to: a)
        focus?.updateFocusIfNeeded()
        a.removeFromSuperview()
        #expect(focus?.focusedItem == nil && !a.isFocused)
    }

    @Test func environmentsKnowWhatStandsInThem() {
        let a = tile("a", 0, 0)
        #expect(screen.contains(a) && window.contains(a) && !a.contains(screen))
        #expect(UIFocusSystem(for: UIView()) == nil)
    }
}
