import Kumiki
import UIKit

/// Contains a pier that contains a boat with buttons, and answers the buttons' questions.
final class HarborViewController: CodeViewController, CodeScreen, Storyboardable {
    @IBOutlet private(set) weak var answerLabel: UILabel!

    private var pier: PierViewController?

    func bind(_ layout: HarborLayout) {
        answerLabel = layout.answerLabel
        navigationItem.title = Texts.here("Harbor")
        navigationItem.largeTitleDisplayMode = .never
        let pier = PierViewController(builderKey: .pier)
        embed(pier, in: layout.pierView)
        self.pier = pier
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "embedPier" {
            pier = segue.destination as? PierViewController
        }
    }
}

extension HarborViewController: HarborMaster {
    func answer(_ question: AskToLeave) -> String {
        let text = pier?.isEbb == true ? Texts.ebb : Texts.mayLeave
        answerLabel.text = question.boat + ": " + text
        return text
    }

    func answer(_ question: AskForWeather) {
        answerLabel.text = Texts.calmSea
    }
}

extension UIViewController {
    /// Adds a child controller's view to a view of this one, as an embed segue does.
    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
