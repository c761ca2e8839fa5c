// Objective-C knows no structures of Swift: instance method cannot be marked '@objc' because the type of the parameter cannot be represented
import UIKit

struct Boat {}

final class Harbor: UIViewController {
    @objc func show(_ boat: Boat) {}
}
