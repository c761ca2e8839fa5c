import Foundation

/// The actions on text and other content; responders implement those that they can perform.
///
/// An object that is no responder may conform to the protocol to be the target of such an action: its methods are
/// called by their selectors, for example `select:`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the contents of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the object that the sender means.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Toggles bold type.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italic type.
    func toggleItalics(_ sender: Any?)
    /// Toggles the underline.
    func toggleUnderline(_ sender: Any?)
    /// Increases the font size.
    func increaseSize(_ sender: Any?)
    /// Decreases the font size.
    func decreaseSize(_ sender: Any?)
}

// All of them are optional.
extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func select(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
    public func delete(_ sender: Any?) {}
    public func toggleBoldface(_ sender: Any?) {}
    public func toggleItalics(_ sender: Any?) {}
    public func toggleUnderline(_ sender: Any?) {}
    public func increaseSize(_ sender: Any?) {}
    public func decreaseSize(_ sender: Any?) {}
}
