extension UIBackgroundConfiguration {
    public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground, selects: true) }
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground, selects: true) }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        list(.secondarySystemGroupedBackground, selects: true)
    }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        list(.systemBackground, selects: false)
    }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.clear, selects: false) }
    public static func listHeader() -> UIBackgroundConfiguration { list(.clear, selects: false) }
    public static func listFooter() -> UIBackgroundConfiguration { list(.clear, selects: false) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { list(.clear, selects: false) }
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var background = list(.clear, selects: true)
        background.cornerRadius = 10
        return background
    }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    private static func list(_ color: UIColor, selects: Bool) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = color
        background.selectedColor = selects ? .systemGray4 : nil
        return background
    }

    /// Returns the background for a state: selectable cells have another color if they are selected, unless one was
    /// set.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let selectedColor, let state = state as? any SelectableState else { return self }
        var updated = self
        updated.stateColor = state.isSelected || state.isHighlighted ? selectedColor : nil
        return updated
    }

    /// Returns the background color, given the view's tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = stateColor ?? backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the outline, given the view's tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
