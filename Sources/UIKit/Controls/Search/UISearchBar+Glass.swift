import CoreGraphics

/// A search bar in a toolbar or a tab bar of iOS 26: its field is a piece of glass as high as the bar, and a cross in a circle
/// cancels the search.
extension UISearchBar {
    /// Whether the bar is among the glass of another.
    var isOnGlass: Bool { (superview is UIToolbar || superview is UITabBar) && design == .glass }

    /// Places the field, and beside it the button that cancels.
    func layoutOnGlass() {
        let height = bounds.height
        var field = bounds
        if showsCancelButton {
            field.size.width = max(field.width - height - FloatingBar.spacing, 0)
            if isRightToLeft { field.origin.x = height + FloatingBar.spacing }
            cancelButton.frame = CGRect(
                x: isRightToLeft ? 0 : bounds.width - height, y: 0, width: height, height: height)
        }
        searchTextField.frame = field
        grounds.show(
            [field, showsCancelButton ? cancelButton.frame : .zero].filter { $0.width > 0 }.map { ($0, nil) },
            in: self)
    }

    /// Shows a cross in place of the word on the button that cancels.
    func updateCancelButton() {
        cancelButton.setTitle(isOnGlass ? nil : SystemWord.cancel.text, for: .normal)
        cancelButton.setImage(isOnGlass ? UIImage(systemName: "xmark") : nil, for: .normal)
        cancelButton.accessibilityLabel = isOnGlass ? SystemWord.cancel.text : nil
        cancelButton.tintColor = isOnGlass ? .label : nil
    }

    /// Lets the bar around the search bar stay above the keyboard.
    func keyboardDidMove() {
        if isOnGlass { superview?.superview?.setNeedsLayout() }
    }
}

extension UIView {
    /// Shows a search bar in this bar, and no other.
    func hold(_ searchBar: UISearchBar?) {
        for case let old as UISearchBar in subviews where old !== searchBar { old.removeFromSuperview() }
        if let searchBar, searchBar.superview !== self { addSubview(searchBar) }
    }
}
