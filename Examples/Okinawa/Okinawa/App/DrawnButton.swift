import UIKit

extension Drawn {
    /// Returns a button with a title, a symbol, or both.
    static func button(
        _ configuration: UIButton.Configuration, _ title: String? = nil, _ style: UIFont.TextStyle? = nil,
        symbol: String? = nil, scale: UIImage.SymbolScale = .medium, padding: CGFloat = 0,
        corners: UIButton.Configuration.CornerStyle = .capsule,
        foreground: String? = nil, background: String? = nil
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title.map(Texts.here)
        configuration.titleTextAttributesTransformer = style.map(font)
        configuration.image = symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(scale: scale))
        }
        configuration.imagePadding = padding
        configuration.cornerStyle = corners
        // What is on a bright ground is dark where the ground is bright in the dark appearance too.
        let foreground = foreground ?? background.map { _ in "Foam" }
        configuration.baseForegroundColor = foreground.map { UIColor(named: $0) } ?? .white
        configuration.baseBackgroundColor = background.flatMap { UIColor(named: $0) }
        return placed(UIButton(configuration: configuration))
    }

    private static func font(_ style: UIFont.TextStyle) -> UIConfigurationTextAttributesTransformer {
        UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = .preferredFont(forTextStyle: style)
            return attributes
        }
    }
}

extension UIControl {
    /// Sets the identifier for tests and the label for VoiceOver.
    func named(_ identifier: String? = nil, label: String? = nil) {
        accessibilityIdentifier = identifier
        accessibilityLabel = label.map(Texts.here)
    }
}
