import UIKit

@MainActor
extension UICellConfigurationState {
    /// Whether the item is visible, as far as the list's delegate is notified: for videos and timers.
    ///
    /// A ``ListSource`` that is its list's delegate sets it for hosted views.
    public var isDisplayed: Bool {
        get { self[.isDisplayed] as? Bool ?? false }
        set { self[.isDisplayed] = newValue }
    }

    /// The state of a header or footer as that of a cell.
    init(_ state: UIViewConfigurationState) {
        self.init(traitCollection: state.traitCollection)
        isHighlighted = state.isHighlighted
        isSelected = state.isSelected
        isFocused = state.isFocused
        isDisabled = state.isDisabled
        isPinned = state.isPinned
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let isDisplayed = UIConfigurationStateCustomKey("Kumiki.isDisplayed")
}
