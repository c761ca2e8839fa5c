/// The button that changes the display mode.
extension UISplitViewController {
    func makeModeButton() -> UIBarButtonItem {
        UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
                self?.toggleColumns()
            })
    }

    private func toggleColumns() {
        let asked = delegate?.targetDisplayModeForAction(in: self)
        if let asked, asked != .automatic { return change(to: asked, animated: true) }
        let isAlone = displayMode == .secondaryOnly || shownColumns.count < 2
        change(to: mode(with: isAlone ? 1 : 0), animated: true)
    }

    /// Adds the button to the navigation bar of the first visible column, and removes it from the others.
    func placeModeButton() {
        let holder = showsModeButton ? shownColumns.first : nil
        for column in [Column.primary, .supplementary, .secondary] {
            guard let stack = controller(in: column) as? UINavigationController else { continue }
            stack.navigationBar.modeButton = column == holder ? modeButton : nil
        }
    }

    /// A split view whose columns are a list has the button where the app adds it.
    private var showsModeButton: Bool {
        guard style != .unspecified, !isCollapsed, controller(in: .primary) != nil else { return false }
        switch displayModeButtonVisibility {
        case .automatic: return presentsWithGesture
        case .never: return false
        case .always: return true
        }
    }
}
