import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct AlertTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = UIViewController()

    private func show(_ alert: UIAlertController) {
        window.rootViewController = screen
        window.isHidden = false
        screen.present(alert, animated: false)
        window.layoutIfNeeded()
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.title(for: .normal) == title { return button }
        return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func aTapChoosesAndTakesTheAlertAway(style: UIAlertController.Style) {
        VirtualClock.withFresh { clock in
            let alert = UIAlertController(
                title: "Delete?", message: "It is gone then.", preferredStyle: style)
            var chosen: [String?] = []
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { chosen.append($0.title) })
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title) })
            show(alert)
            button("Delete", in: alert.view)?.sendActions(for: .touchUpInside)
            clock.advance(by: 1)
            #expect(chosen == ["Delete"] && screen.presentedViewController == nil)
        }
    }

    @Test func alertsStandInTheMiddle() {
        let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        show(alert)
        let card = alert.view.subviews.first
        #expect(card?.frame.width == 270 && card?.frame.midX == 195)
    }

    @Test func fieldsAreSetUpAndFocused() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Mio" }
        show(alert)
        #expect(alert.textFields?.first?.placeholder == "Mio")
    }

    @Test func aSecondCancelIsReported() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let cancel = { UIAlertAction(title: "No", style: .cancel) }
        alert.addAction(cancel())
        let messages = RuntimeDiagnostics.collect { alert.addAction(cancel()) }.messages
        #expect(alert.actions.count == 1 && messages.count == 1)
    }

    @Test func twoChoicesShowTheCancellingOneFirst() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        #expect(alert.shownActions.map(\.title) == ["No", "Yes"])
    }
}
