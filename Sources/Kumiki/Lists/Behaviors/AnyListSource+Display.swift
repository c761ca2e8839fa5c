import UIKit

extension AnyListSource {
    /// Notifies that a row or item appears or has disappeared.
    func display(_ isDisplayed: Bool, _ cell: UIView, at path: IndexPath) {
        displayChanged(isDisplayed, of: cell, at: path)
        display(isDisplayed, cell)
    }

    /// Notifies a hosted view that it appears or has disappeared.
    func display(_ isDisplayed: Bool, _ view: UIView) {
        (view as? any ViewWrapper)?.displayChanged(isDisplayed)
    }
}

extension ListSource {
    /// Calls ``onDisplay`` or ``onEndDisplay``. When a cell disappears, its index path may be that of another model already, so
    /// that the models of visible cells are kept.
    func notifyDisplay(_ isDisplayed: Bool, of cell: UIView, at path: IndexPath) {
        guard onDisplay != nil || onEndDisplay != nil else { return }
        if isDisplayed, let model = model(at: path) {
            displayed[ObjectIdentifier(cell)] = model
            onDisplay?(model)
        } else if let model = displayed.removeValue(forKey: ObjectIdentifier(cell)) {
            onEndDisplay?(model)
        }
    }
}
