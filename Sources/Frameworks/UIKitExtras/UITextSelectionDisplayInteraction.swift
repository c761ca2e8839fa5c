import UIKit

/// Shows the selection of a custom text view. Nothing is shown here, which is reported.
@MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var textInput: (any UITextInput)?
    open weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    open var isActivated = false
    open var cursorView: UIView = UIView()
    open var highlightView: UIView = UIView()
    open var handleViews: [UIView] = []

    public init(
        textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)? = nil
    ) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
        Inert.use("UITextSelectionDisplayInteraction")
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func layoutManagedSubviews() {}
    open func setNeedsSelectionUpdate() {}
}

/// The view behind the selection of a custom text view.
@MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
    {
        nil
    }
}
