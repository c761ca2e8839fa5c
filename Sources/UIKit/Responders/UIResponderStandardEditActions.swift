import Foundation

/// What people do with text and other content: responders take what they can do.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Takes the selection out and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Puts in what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Selects what is there.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Takes the selection out.
    func delete(_ sender: Any?)
    /// Makes text bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes text italic, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines text, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes text larger.
    func increaseSize(_ sender: Any?)
    /// Makes text smaller.
    func decreaseSize(_ sender: Any?)
}
