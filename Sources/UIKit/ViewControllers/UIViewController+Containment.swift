extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        guard !isHeld(by: child) else {
            return RuntimeDiagnostics.report(
                "Can't add \(type(of: child)) as a child: it is the controller itself or an ancestor")
        }
        if child.parent != nil { child.leaveParent() }
        child.willMove(toParent: self)
        storage.children.append(child)
        child.parent = self
        child.storage.isMovingToParent = true
    }

    func leaveParent() {
        guard let old = parent else { return }
        old.storage.children.removeAll { $0 === self }
        parent = nil
        (storage.isMovingToParent, storage.isMovingFromParent) = (false, false)
        didMove(toParent: nil)
    }

    /// Notifies the controller that its container removes it, before it disappears.
    func willLeaveParent() {
        storage.isMovingFromParent = true
        willMove(toParent: nil)
    }

    private func isHeld(by other: UIViewController) -> Bool {
        sequence(first: self, next: { $0.parent }).contains { $0 === other }
    }

    /// Adds a child whose view fills the container, as UIKit's containers do.
    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = true
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(child.view, at: 0)
        child.didMove(toParent: self)
    }
}
