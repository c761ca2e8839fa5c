import Kumiki
import UIKit

/// Holds a pier that holds a boat that holds buttons, and answers what the buttons ask.
final class HarborViewController: UIViewController, Storyboardable {
    @IBOutlet private(set) weak var answerLabel: UILabel!

    private var pier: PierViewController?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "embedPier" {
            pier = segue.destination as? PierViewController
        }
    }
}

extension HarborViewController: HarborMaster {
    func answer(_ question: AskToLeave) {
        let text = pier?.isEbb == true ? Texts.ebb : Texts.mayLeave
        answerLabel.text = question.boat + ": " + text
    }

    func answer(_ question: AskForWeather) {
        answerLabel.text = Texts.calmSea
    }
}
