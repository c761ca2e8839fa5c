import UIKit

/// A view that is in another view while a variant holds.
@MainActor
struct ViewPlacement {
    let view: UIView
    let superview: UIView
    let index: Int?

    var id: ObjectIdentifier { ObjectIdentifier(view) }

    func add() {
        guard view.superview !== superview else { return }
        if let stack = superview as? UIStackView {
            stack.insertArrangedSubview(view, at: min(index ?? .max, stack.arrangedSubviews.count))
        } else if let index {
            superview.insertSubview(view, at: min(index, superview.subviews.count))
        } else {
            superview.addSubview(view)
        }
    }
}
