import Kumiki
import UIKit

/// A pier: it forwards nothing, neither up nor down.
final class PierViewController: CodeViewController, CodeScreen, Storyboardable {
    static var storyboardName: String { "HarborViewController" }

    private(set) var isEbb = false

    func bind(_ layout: PierLayout) {
        layout.tideControl.addTarget(self, action: #selector(changeTide(_:)), for: .valueChanged)
        embed(BoatViewController(builderKey: .boat), in: layout.boatView)
    }

    @IBAction private func changeTide(_ sender: UISegmentedControl) {
        isEbb = sender.selectedSegmentIndex == 0
    }
}
