import Kumiki
import Testing
import UIKit

// MARK: - The event

struct ShowAlertEvent: ResponderEvent {
    let title: String
    let message: String

    func stimulate(responder: any ShowAlertResponder) { responder.showAlert(self) }
}

@MainActor protocol ShowAlertResponder {
    func showAlert(_ event: ShowAlertEvent)
}

// MARK: - Its sender

private final class ContainedViewController: UITableViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.stimulates { ShowAlertEvent(title: "title", message: "message") }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(button)
        return cell
    }
}

// MARK: - Its handler

private final class MyViewController: UIViewController {
    let contained = ContainedViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(contained)
        contained.view.frame = view.bounds
        view.addSubview(contained.view)
        contained.didMove(toParent: self)
    }
}

extension MyViewController: ShowAlertResponder {
    func showAlert(_ event: ShowAlertEvent) {
        let alert = UIAlertController(title: event.title, message: event.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        show(alert, sender: nil)
    }
}

// MARK: - Its tests

/// The example of the article on events: a button in a cell, in a contained controller, has the outer one show an alert.
@MainActor @Suite struct EventArticleTests {
    @Test func aButtonDeepInACellHasTheOuterControllerShowAnAlert() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = MyViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()

        tap(controller.contained.button, in: window)

        let alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.title == "title" && alert.message == "message")
    }

    private func tap(_ control: UIControl, in window: UIWindow) {
        #if canImport(Darwin)
            control.sendActions(for: .primaryActionTriggered)
        #else
            let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
            UserActions(on: window).tap(at: control.convert(center, to: window))
        #endif
    }
}
