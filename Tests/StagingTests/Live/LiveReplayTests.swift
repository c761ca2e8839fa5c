import CoreGraphics
import Foundation
import Testing

@testable import InterfaceBuilder
@testable import Staging
@testable import UIKit

/// Replaying the state of a live screen on another screen of the same scene.
@MainActor
@Suite struct LiveReplayTests {
    private func screen(_ setUp: (UIView) -> Void) throws -> (LiveScreen, UIView) {
        let document = try Fixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            </view></viewController></objects></scene>
            """)
        let (stage, clock) = (Stage(document: document, variant: Variant()), VirtualClock())
        let staged = try #require(clock.asMain { stage.scenes.first.flatMap { stage.show($0) } })
        let view = try #require(staged.controller.view)
        setUp(view)
        return (LiveScreen(staged, of: document, clock), view)
    }

    private func perform(_ events: [LiveEvent], _ screen: LiveScreen, replays: [RecordedInput] = []) throws
        -> LiveFrame
    {
        var step = LiveStep(
            events: events, time: 0.1, begins: false, folder: NSTemporaryDirectory(),
            file: "replay-\(UUID().uuidString).png")
        step.replays = replays
        defer { try? FileManager.default.removeItem(atPath: step.folder + "/" + step.file) }
        return try #require(screen.perform(step, scale: 1))
    }

    private func add<View: UIView>(_ view: View, at y: Double, to parent: UIView, height: Double = 40) {
        view.frame = CGRect(x: 20, y: y, width: 300, height: height)
        parent.addSubview(view)
    }

    /// Returns a closure that adds switches with names from a position on.
    private func switches(_ names: [String], at y: Double = 100) -> (UIView) -> Void {
        { view in
            for (index, name) in names.enumerated() {
                let toggle = UISwitch()
                toggle.accessibilityLabel = name
                add(toggle, at: y + Double(index) * 60, to: view)
            }
        }
    }

    private func states(_ view: UIView) -> [String: Bool] {
        Dictionary(
            uniqueKeysWithValues: view.subviews.compactMap { $0 as? UISwitch }.map {
                ($0.accessibilityLabel ?? "", $0.isOn)
            })
    }

    @Test func aTouchFollowsItsView() throws {
        let (first, _) = try screen(switches(["Wind", "Rain"]))
        let inputs = try perform([.down(x: 40, y: 175), .up], first).inputs
        #expect(inputs.count == 1)
        let (second, view) = try screen(switches(["Sun", "Rain", "Wind"], at: 300))
        let frame = try perform([], second, replays: inputs)
        #expect(frame.replay == LiveReplay(count: 1))
        #expect(states(view) == ["Sun": false, "Rain": true, "Wind": false])
        #expect(frame.log.map(\.text) == ["1 input repeated"])
    }

    @Test func aViewWithAnotherTextIsFoundByItsPlace() throws {
        let (first, _) = try screen(switches(["Wind", "Rain"]))
        let inputs = try perform([.down(x: 40, y: 175), .up], first).inputs
        let (second, view) = try screen(switches(["風", "雨"]))
        _ = try perform([], second, replays: inputs)
        #expect(states(view) == ["風": false, "雨": true])
    }

    @Test func repeatingEndsAtAViewThatIsMissing() throws {
        let (first, _) = try screen(switches(["Wind", "Rain"]))
        var inputs = try perform([.down(x: 40, y: 115), .up], first).inputs
        inputs += try perform([.down(x: 40, y: 175), .up], first).inputs
        let (second, view) = try screen(switches(["Wind"]))
        let frame = try perform([], second, replays: inputs)
        #expect(frame.replay == LiveReplay(count: 1, obstacle: "UISwitch “Rain” is not there"))
        #expect(states(view) == ["Wind": true])
        #expect(frame.log.first?.isHandled == false)
    }

    @Test func theOffsetOfAScrollViewIsRepeated() throws {
        func scrolls(at y: Double) -> (UIView) -> Void {
            { view in
                let scroll = UIScrollView()
                scroll.contentSize = CGSize(width: 300, height: 2000)
                add(scroll, at: y, to: view, height: 300)
            }
        }
        let (first, _) = try screen(scrolls(at: 100))
        var inputs: [RecordedInput] = []
        for _ in 0..<3 {
            inputs.record(try perform([.wheel(x: 50, y: 150, dx: 0, dy: 100)], first).inputs)
        }
        #expect(inputs.count == 1)
        let (second, view) = try screen(scrolls(at: 400))
        _ = try perform([], second, replays: inputs)
        #expect((view.subviews.first as? UIScrollView)?.contentOffset.y == 300)
    }

    @Test func aDragIsRepeatedWithItsTimes() throws {
        func slider(at y: Double) -> (UIView) -> Void { { add(UISlider(), at: y, to: $0) } }
        let (first, before) = try screen(slider(at: 100))
        var inputs = try perform([.down(x: 36, y: 120)], first).inputs
        for x in [80.0, 120, 200] { inputs += try perform([.move(x: x, y: 120)], first).inputs }
        inputs += try perform([.up], first).inputs
        let value = try #require((before.subviews.first as? UISlider)?.value)
        #expect(value > 0.3)
        let (second, view) = try screen(slider(at: 500))
        _ = try perform([], second, replays: inputs)
        #expect((view.subviews.first as? UISlider)?.value == value)
    }

    @Test func textFollowsTextAsOneInput() {
        var inputs: [RecordedInput] = []
        inputs.record([RecordedInput(.text("Na"), pause: 0)])
        inputs.record([RecordedInput(.text("ha"), pause: 1)])
        inputs.record([RecordedInput(.rotation, pause: 0), RecordedInput(.text("!"), pause: 0)])
        #expect(inputs.map(\.action) == [.text("Naha"), .rotation, .text("!")])
    }
}
