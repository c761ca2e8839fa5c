import CoreGraphics

/// A recognizer of taps on an accessory with an action.
@MainActor
final class AccessoryTapRecognizer: UITapGestureRecognizer {
    init() { super.init(target: nil, action: nil) }
    required init?(coder: NSCoder) { nil }

    override func tellTargets() {
        if state == .ended, let view = view as? AccessoryView { view.tap() }
        super.tellTargets()
    }
}

/// A long press that moves a row by its reorder accessory.
@MainActor
final class AccessoryHoldRecognizer: UILongPressGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
    }

    required init?(coder: NSCoder) { nil }

    override func tellTargets() {
        if let cell = (view as? AccessoryView)?.cell, let collection = cell.collection {
            collection.hold(cell, state, at: location(in: collection))
        }
        super.tellTargets()
    }
}

extension UICollectionView {
    /// Moves the item of a cell while a touch holds it at a point of the content.
    func hold(_ cell: UICollectionViewCell, _ state: UIGestureRecognizer.State, at point: CGPoint) {
        switch state {
        case .began: if let path = indexPath(for: cell) { _ = beginInteractiveMovementForItem(at: path) }
        case .changed: updateInteractiveMovementTargetPosition(point)
        case .ended: endInteractiveMovement()
        case .cancelled: cancelInteractiveMovement()
        default: return
        }
    }
}
