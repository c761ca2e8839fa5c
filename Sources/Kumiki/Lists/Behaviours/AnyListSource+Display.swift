import UIKit

extension AnyListSource {
    /// Tells of a row or item that comes into sight or has gone out of it.
    func display(_ isDisplayed: Bool, _ cell: UIView, at path: IndexPath) {
        displayChanged(isDisplayed, of: cell, at: path)
        display(isDisplayed, cell)
    }

    /// Tells a hosted view that it comes into sight or has gone out of it.
    func display(_ isDisplayed: Bool, _ view: UIView) {
        (view as? any ViewWrapper)?.follow(isDisplayed: isDisplayed)
    }
}

extension ListSource {
    /// Tells of a model whose row or item comes into sight or has gone out of it. Where a cell stood that goes, another
    /// model may stand already, so that each cell's model is kept meanwhile.
    func tellOfDisplay(_ isDisplayed: Bool, of cell: UIView, at path: IndexPath) {
        guard onDisplay != nil || onEndDisplay != nil else { return }
        if isDisplayed, let model = model(at: path) {
            displayed[ObjectIdentifier(cell)] = model
            onDisplay?(model)
        } else if let model = displayed.removeValue(forKey: ObjectIdentifier(cell)) {
            onEndDisplay?(model)
        }
    }
}
