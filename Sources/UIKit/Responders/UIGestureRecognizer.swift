import Foundation

/// Recognises a gesture in the touches of the view that it is attached to.
@MainActor
open class UIGestureRecognizer: NSObject {
    open internal(set) weak var view: UIView?
    open var isEnabled = true
    open var name: String?

    /// What a document sends when the gesture is recognised.
    var nibActions: [NibAction] = []

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.detach(recognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        if recognizer.view === self { recognizer.view = nil }
    }
}
