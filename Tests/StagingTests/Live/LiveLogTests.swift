import CoreGraphics
import Foundation
import Kumiki
import Testing

@testable import InterfaceBuilder
@testable import Staging
@testable import UIKit

/// The log of a live screen.
@MainActor
@Suite struct LiveLogTests {
    private struct Sail: ResponderEvent {
        func stimulate(responder: any Sailing) {}
    }

    private let folder = NSTemporaryDirectory()

    /// Returns the entries for a tap on a button, which the closure sets up.
    private func entries(_ setUp: (UIButton, UIViewController) -> Void) throws -> [LiveLogEntry] {
        let document = try Fixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><button opaque="NO" id="b"><rect key="frame" x="20" y="200" width="100" height="40"/>
            <state key="normal" title="Sail"/></button></subviews>
            </view></viewController></objects></scene>
            """)
        let (stage, clock) = (Stage(document: document, variant: Variant()), VirtualClock())
        let staged = try #require(clock.asMain { stage.scenes.first.flatMap { stage.show($0) } })
        let button = try #require(staged.controller.view.subviews.first as? UIButton)
        setUp(button, staged.controller)
        let screen = LiveScreen(staged, of: document, clock)
        let step = LiveStep(
            events: [.down(x: 70, y: 220), .up], time: 0.1, begins: false, folder: folder,
            file: "log-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(atPath: step.folder + step.file) }
        return try #require(screen.perform(step, scale: 1)).log
    }

    @Test func aTouchHasTheChainOfItsView() throws {
        let entries = try entries { _, _ in }
        #expect(entries.map(\.text) == ["touch at 70, 220 on UIButton “Sail”"])
        #expect(entries[0].path.prefix(4) == ["UIButton", "UIView", "UIViewController", "UIWindow"])
        #expect(entries[0].rect == [20, 200, 100, 40])
    }

    @Test func anActionHasThePathToItsReceiver() throws {
        let entries = try entries { button, controller in
            button.addTarget(controller, action: Selector("sail:"), for: .touchUpInside)
        }
        let action = try #require(entries.first { $0.kind == .action })
        #expect(action.text == "sail: from UIButton “Sail”")
        #expect(action.path == ["UIButton", "UIView", "UIViewController"])
        #expect(action.isHandled)
    }

    @Test func anActionWithoutAReceiverIsUnhandled() throws {
        let entries = try entries { button, _ in
            button.addTarget(nil, action: Selector("nobodyHasThis:"), for: .touchUpInside)
        }
        #expect(entries.first { $0.kind == .action }?.isHandled == false)
    }

    @Test func aTypedEventHasThePathToItsHandler() throws {
        let entries = try entries { button, controller in
            let harbor = SailingView(frame: CGRect(x: 0, y: 180, width: 200, height: 100))
            controller.view.addSubview(harbor)
            button.frame.origin.y = 20
            harbor.addSubview(button)
            button.addAction(
                UIAction(title: "Ask") { [unowned button] _ in button.stimulate(Sail()) }, for: .touchUpInside
            )
        }
        #expect(entries.map(\.kind) == [.input, .action, .event])
        #expect(entries[1].text == "UIAction “Ask” from UIButton “Sail”")
        #expect(entries[2].text == "Sail" && entries[2].path == ["UIButton", "SailingView"])
        #expect(entries[2].isHandled)
    }
}

@MainActor protocol Sailing {}

private final class SailingView: UIView, Sailing {}
