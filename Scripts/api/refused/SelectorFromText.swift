// The method has another name: no method declared with Objective-C selector 'tappped:'
import UIKit

final class Harbor: UIViewController {
    override func viewDidLoad() {
        let tap = UITapGestureRecognizer(target: self, action: NSSelectorFromString("tappped:"))
        view.addGestureRecognizer(tap)
    }

    @objc func tapped(_ recognizer: UIGestureRecognizer) {}
}
