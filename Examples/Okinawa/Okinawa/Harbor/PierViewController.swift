import Kumiki
import UIKit

/// A pier: it hands nothing on, neither up nor down.
final class PierViewController: UIViewController, Storyboardable {
    static var storyboardName: String { "HarborViewController" }

    private(set) var isEbb = false

    @IBAction private func changeTide(_ sender: UISegmentedControl) {
        isEbb = sender.selectedSegmentIndex == 0
    }
}
