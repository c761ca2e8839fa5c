import Kumiki
import UIKit

/// A screen that handles events and questions.
final class HarborViewController: UIViewController, Storyboardable, AlertShowing, IslanderShowing, Confirming
{
    private(set) var isOpen = true
    private var answer: Answer<Bool>?

    func show(_ alert: ShowAlert) { title = alert.title }
    func show(_ islander: Islander) { title = islander.name }
    func confirm(_ text: String, _ answer: Answer<Bool>) {
        self.answer = answer
        answer(true)
    }

    func leave() {
        Task {
            if try await view.stimulate(Confirm(text: "Leave now?")) { dismiss(animated: true) }
        }
    }
}

/// A screen with a layout in code and a state.
final class MapViewController: CodeViewController, CodeScreen, StateKeeping {
    private var countLabel: UILabel!

    struct State: ScreenState {
        var count = 0
        var center = Center.naha
    }
    enum Center: String, Codable { case naha, nago }

    var screenState = State() {
        didSet { countLabel.text = "\(screenState.count)" }
    }

    func bind(_ layout: MapLayout) { countLabel = layout.countLabel }
}
