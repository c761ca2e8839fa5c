/// System colours: each looks right in light and dark, in more contrast and on elevated surfaces.
extension UIColor {
    public class var systemBlue: UIColor { .system("systemBlue") }
    public class var systemGreen: UIColor { .system("systemGreen") }
    public class var systemIndigo: UIColor { .system("systemIndigo") }
    public class var systemOrange: UIColor { .system("systemOrange") }
    public class var systemPink: UIColor { .system("systemPink") }
    public class var systemPurple: UIColor { .system("systemPurple") }
    public class var systemRed: UIColor { .system("systemRed") }
    public class var systemTeal: UIColor { .system("systemTeal") }
    public class var systemYellow: UIColor { .system("systemYellow") }
    public class var systemGray: UIColor { .system("systemGray") }
    public class var systemGray2: UIColor { .system("systemGray2") }
    public class var systemGray3: UIColor { .system("systemGray3") }
    public class var systemGray4: UIColor { .system("systemGray4") }
    public class var systemGray5: UIColor { .system("systemGray5") }
    public class var systemGray6: UIColor { .system("systemGray6") }
    public class var systemMint: UIColor { .system("systemMint") }
    public class var systemCyan: UIColor { .system("systemCyan") }
    public class var systemBrown: UIColor { .system("systemBrown") }
    public class var label: UIColor { .system("label") }
    public class var secondaryLabel: UIColor { .system("secondaryLabel") }
    public class var tertiaryLabel: UIColor { .system("tertiaryLabel") }
    public class var quaternaryLabel: UIColor { .system("quaternaryLabel") }
    public class var placeholderText: UIColor { .system("placeholderText") }
    public class var systemFill: UIColor { .system("systemFill") }
    public class var secondarySystemFill: UIColor { .system("secondarySystemFill") }
    public class var tertiarySystemFill: UIColor { .system("tertiarySystemFill") }
    public class var quaternarySystemFill: UIColor { .system("quaternarySystemFill") }
    public class var systemBackground: UIColor { .system("systemBackground") }
    public class var secondarySystemBackground: UIColor { .system("secondarySystemBackground") }
    public class var tertiarySystemBackground: UIColor { .system("tertiarySystemBackground") }
    public class var systemGroupedBackground: UIColor { .system("systemGroupedBackground") }
    public class var secondarySystemGroupedBackground: UIColor { .system("secondarySystemGroupedBackground") }
    public class var tertiarySystemGroupedBackground: UIColor { .system("tertiarySystemGroupedBackground") }
    public class var separator: UIColor { .system("separator") }
    public class var opaqueSeparator: UIColor { .system("opaqueSeparator") }
    public class var link: UIColor { .system("link") }
    /// The default tint: blue.
    public class var tintColor: UIColor { .system("systemBlue") }
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
