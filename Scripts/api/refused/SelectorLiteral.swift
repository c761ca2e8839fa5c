// There is no such method: no method declared with Objective-C selector 'docked'
import UIKit

final class Harbor: UIViewController {
    override func viewDidLoad() {
        let tap = UITapGestureRecognizer(target: self, action: Selector("docked"))
        view.addGestureRecognizer(tap)
    }
}
