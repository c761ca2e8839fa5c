import Kumiki
import UIKit

/// A boat at the pier. It knows no harbour: it asks up the responder chain.
final class BoatViewController: CodeViewController, Storyboardable {
    static var storyboardName: String { "HarborViewController" }

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private(set) weak var noteLabel: UILabel!
    @IBOutlet private(set) weak var leaveButton: UIButton!

    override func bind(_ builder: CodeInterfaceBuilder) throws {
        nameLabel = try builder.part("nameLabel")
        noteLabel = try builder.part("noteLabel")
        leaveButton = try builder.part("leaveButton")
        try builder.addAction(to: "leaveButton") { [weak self] in self?.askToLeave() }
        let weather = try builder.part("weatherButton", as: UIButton.self)
        weather.addTarget(self, action: #selector(askForWeather(_:)), for: .touchUpInside)
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
