// What UIKit's classes declare can be overridden in extensions: it is Objective-C's.
import UIKit

class Harbor: UIViewController {}

extension Harbor {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

final class Sail: UIView {}

extension Sail {
    override func draw(_ rect: CGRect) {}
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
