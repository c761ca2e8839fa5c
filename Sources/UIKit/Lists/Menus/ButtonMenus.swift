import CoreGraphics

extension UIButton {
    /// Opens the button's menu beside it. Returns the panel, if there is a menu.
    @discardableResult
    func openMenu() -> MenuPanel? {
        guard let menu, let window else { return nil }
        performActions(for: .menuActionTriggered, with: nil)
        let panel = MenuPanel.open(menu, in: window, beside: convert(bounds, to: window), sender: self)
        panel?.chosen = { [weak self] in self?.take($0) }
        return panel
    }

    /// Displays the chosen element, if the button's selection changes.
    private func take(_ chosen: UIMenuElement) {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        menu.select(chosen, isSingle: true)
        showTitle(of: chosen)
    }
}
