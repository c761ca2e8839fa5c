import Kumiki
import UIKit

/// A pier: it hands nothing on, neither up nor down.
final class PierViewController: CodeViewController, Storyboardable {
    static var storyboardName: String { "HarborViewController" }

    private(set) var isEbb = false

    override func bind(_ builder: CodeInterfaceBuilder) throws {
        let tide = try builder.part("tideControl", as: UISegmentedControl.self)
        tide.addTarget(self, action: #selector(changeTide(_:)), for: .valueChanged)
        embed(BoatViewController(builderKey: .boat), in: try builder.part("boatView"))
    }

    @IBAction private func changeTide(_ sender: UISegmentedControl) {
        isEbb = sender.selectedSegmentIndex == 0
    }
}
