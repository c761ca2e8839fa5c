import Testing

@testable import UIKit

/// Closures of actions as Apple declares them.
@MainActor
@Suite struct ActionAPITests {
    private final class Target: UIResponder {}

    @Test func handlersOfEventsAreEnumeratedInTheirOrderUntilTheClosureStops() {
        let control = UIControl()
        let target = Target()
        let action = UIAction(title: "Sail") { _ in }
        control.addAction(action, for: .touchUpInside)
        control.addTarget(target, action: "land:", for: .valueChanged)
        control.addTarget(nil, action: "anchor", for: .touchDown)
        var lines: [String] = []
        control.enumerateEventHandlers { action, method, events, stops in
            lines.append(
                "\(action?.title ?? "-") \(method?.1.description ?? "-") \((method?.0 as? Target) === target)"
                    + " \(events.rawValue)")
            stops = lines.count == 2
        }
        #expect(
            lines == [
                "Sail - false \(UIControl.Event.touchUpInside.rawValue)",
                "- land: true \(UIControl.Event.valueChanged.rawValue)",
            ])
    }

    @Test func theResponderChainIsNoTarget() {
        let control = UIControl()
        control.addTarget(nil, action: "anchor", for: .touchDown)
        var targets: [Any?] = []
        control.enumerateEventHandlers { _, method, _, _ in targets.append(method?.0) }
        #expect(targets.count == 1 && targets.allSatisfy { $0 == nil })
    }

    @Test func actionsHaveSubtitlesAndImagesOfTheirState() {
        let (plain, selected) = (UIImage(), UIImage())
        let action = UIAction(
            title: "Sail", subtitle: "At noon", image: plain, selectedImage: selected, state: .on
        ) { _ in }
        #expect(action.subtitle == "At noon")
        #expect(MenuEntry(action).image === selected)
        action.state = .off
        #expect(MenuEntry(action).image === plain)
    }

    @Test func aButtonsHandlerUpdatesItsConfiguration() {
        let button = UIButton(configuration: .plain())
        let handler: UIButton.ConfigurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? "Sail" : "Wait"
        }
        button.configurationUpdateHandler = handler
        button.isEnabled = false
        button.updateConfiguration()
        #expect(button.configuration?.title == "Wait")
    }
}
