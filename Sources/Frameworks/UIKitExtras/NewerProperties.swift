import UIKit

extension UISearchBar {
    /// Whether text can be entered.
    public var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
}

extension UIButton {
    /// Performs the primary action of the button.
    public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
