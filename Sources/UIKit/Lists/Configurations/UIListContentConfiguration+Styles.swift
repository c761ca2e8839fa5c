import CoreGraphics

extension UIListContentConfiguration {
    /// Returns a configuration with a text, and a second one below it.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// Returns a configuration with a text, and a smaller one below it.
    public static func subtitleCell() -> UIListContentConfiguration {
        var content = cell()
        content.directionalLayoutMargins.top = 10
        content.directionalLayoutMargins.bottom = 10
        return content
    }

    /// Returns a configuration with a text, and a gray one at the end of the line.
    public static func valueCell() -> UIListContentConfiguration {
        var content = cell()
        content.secondaryTextProperties = TextProperties(style: .body, color: .secondaryLabel)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var content = subtitleCell()
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }

    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        sidebarSubtitleCell()
    }

    // MARK: Headers and footers

    public static func plainHeader() -> UIListContentConfiguration { title(.headline, .label, 4, 4) }
    public static func plainFooter() -> UIListContentConfiguration { title(.footnote, .secondaryLabel, 4, 4) }

    /// Returns a configuration with a capitalized text.
    public static func groupedHeader() -> UIListContentConfiguration {
        var content = title(.footnote, .secondaryLabel, 16, 6.5)
        content.textProperties.transform = .uppercase
        return content
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        title(.footnote, .secondaryLabel, 8, 12)
    }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        title(.title3, .label, 16, 6.5)
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        title(.title2, .label, 16, 6.5)
    }

    public static func sidebarHeader() -> UIListContentConfiguration { title(.headline, .label, 8, 8) }

    /// Returns the configuration of a header or footer, with the space above and below that titles of tables have.
    private static func title(
        _ style: UIFont.TextStyle, _ color: UIColor, _ top: CGFloat, _ bottom: CGFloat
    ) -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(style: style, color: color)
        content.secondaryTextProperties = TextProperties(style: .footnote, color: .secondaryLabel)
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: top, leading: 16, bottom: bottom, trailing: 16)
        content.minimumHeight = UITableView.plainTitleHeight
        content.role = .title
        return content
    }
}
