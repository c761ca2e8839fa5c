import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct AlertTests {
    private let windows = WindowKeeper()
    private let root = UIViewController()
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private func show(_ alert: UIAlertController) {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.rootViewController = root
        window.makeKeyAndVisible()
        windows.keep(window)
        root.present(alert, animated: true)
        VirtualClock.main.runUntilIdle()
    }

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [log] in log.lines.append($0.title ?? "") }
    }

    @Test func chosenActionsRunWhenTheAlertIsGone() {
        VirtualClock.withFresh { clock in
            let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
            let delete = action("Delete", .destructive)
            alert.addAction(delete)
            alert.addAction(action("Cancel", .cancel))
            show(alert)
            #expect(root.presentedViewController === alert)
            #expect(alert.shownActions.map(\.title) == ["Cancel", "Delete"])
            #expect(alert.choose(delete))
            #expect(log.lines.isEmpty)
            clock.runUntilIdle()
            #expect(log.lines == ["Delete"])
            #expect(root.presentedViewController == nil)
        }
    }

    @Test func disabledActionsCannotBeChosen() {
        VirtualClock.withFresh { _ in
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            let send = action("Send")
            send.isEnabled = false
            alert.addAction(send)
            show(alert)
            #expect(!alert.choose(send))
            send.isEnabled = true
            #expect(alert.choose(send))
        }
    }

    @Test func alertsTakeTextAndSheetsDoNot() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.textFields?.first?.placeholder == "Name")
        let sheet = UIAlertController(title: "Name", message: nil, preferredStyle: .actionSheet)
        let messages = RuntimeDiagnostics.collect { sheet.addTextField() }.messages
        #expect(messages.count == 1 && sheet.textFields == nil)
    }

    @Test func panelsAreAsWideAsOnIOS() {
        VirtualClock.withFresh { _ in
            let alert = UIAlertController(title: "Hello", message: "There", preferredStyle: .alert)
            alert.addAction(action("OK"))
            show(alert)
            let panel = alert.view.subviews.first
            #expect(panel?.bounds.width == 270)
            #expect(abs((panel?.center.x ?? 0) - alert.view.center.x) < 0.5)
            #expect((panel?.bounds.height ?? 0) > 44 + 38)
        }
    }

    @Test func alertsAreFreed() {
        weak var gone: UIAlertController?
        VirtualClock.withFresh { clock in
            do {
                let alert = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
                gone = alert
                alert.addAction(action("OK"))
                show(alert)
                alert.choose(alert.actions[0])
            }
            clock.runUntilIdle()
        }
        #expect(gone == nil)
    }
}
