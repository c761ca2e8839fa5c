// The method is none of Objective-C's: no method declared with Objective-C selector 'tapped:'
import UIKit

final class Harbor: UIViewController {
    static let selector = "tapped:"

    override func viewDidLoad() {
        let tap = UITapGestureRecognizer(target: self, action: NSSelectorFromString(Self.selector))
        view.addGestureRecognizer(tap)
    }

    func tapped(_ recognizer: UIGestureRecognizer) {}
}
