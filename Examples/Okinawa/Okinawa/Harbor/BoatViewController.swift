import Kumiki
import UIKit

/// A boat at the pier. It has no reference to the harbor: it sends events up the responder chain.
final class BoatViewController: CodeViewController, CodeScreen, Storyboardable {
    static var storyboardName: String { "HarborViewController" }

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private(set) weak var noteLabel: UILabel!
    @IBOutlet private(set) weak var leaveButton: UIButton!

    func bind(_ layout: BoatLayout) {
        (nameLabel, noteLabel, leaveButton) = (layout.nameLabel, layout.noteLabel, layout.leaveButton)
        layout.leaveButton.addAction(
            UIAction { [weak self] _ in self?.askToLeave() }, for: .primaryActionTriggered)
        layout.weatherButton.addTarget(self, action: #selector(askForWeather(_:)), for: .touchUpInside)
    }

    private func askToLeave() {
        let question = AskToLeave(boat: nameLabel.text ?? "")
        Task { [weak self, weak leaveButton] in
            do {
                self?.noteLabel.text = try await leaveButton?.stimulate(question)
            } catch {
                self?.noteLabel.text = Texts.silence
            }
        }
    }

    @IBAction private func askToLeave(_ sender: UIButton) {
        askToLeave()
    }

    @IBAction private func askForWeather(_ sender: UIButton) {
        sender.stimulate(AskForWeather())
    }
}
