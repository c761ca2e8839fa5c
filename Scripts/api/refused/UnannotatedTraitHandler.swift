// The environment's type has to be said: cannot infer type of closure parameter
import UIKit

final class Harbor: UIViewController {
    func follow() {
        if #available(iOS 17, *) { registerForTraitChanges([UITraitVerticalSizeClass.self]) { _, _ in } }
    }
}
