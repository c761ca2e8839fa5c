import Kumiki
import UIKit

/// A boat at the pier. It knows no harbour: it asks up the responder chain.
final class BoatViewController: UIViewController, Storyboardable {
    static var storyboardName: String { "HarborViewController" }

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private(set) weak var leaveButton: UIButton!

    @IBAction private func askToLeave(_ sender: UIButton) {
        sender.stimulate(AskToLeave(boat: nameLabel.text ?? ""))
    }

    @IBAction private func askForWeather(_ sender: UIButton) {
        sender.stimulate(AskForWeather())
    }
}
