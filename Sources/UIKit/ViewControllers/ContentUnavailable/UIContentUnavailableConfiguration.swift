import CoreGraphics
import Foundation

/// The content displayed in place of missing content.
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Hashable, Sendable {
        case center = 0
        case natural = 1
    }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points; 0 for the image's own.
        public var maximumSize = CGSize.zero
    }

    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var lineBreakMode: NSLineBreakMode = .byWordWrapping
        public var adjustsFontSizeToFitWidth = false
    }

    public struct ButtonProperties {
        /// The action of a tap on the button.
        public var primaryAction: UIAction?
        /// The menu of the button. Stored; menus are not displayed.
        public var menu: UIMenu?
        public var role: UIButton.Role = .normal
        public var isEnabled = true
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button: UIButton.Configuration = .plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton: UIButton.Configuration = .plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// Points between image and text.
    public var imageToTextPadding: CGFloat = 16
    /// Points between the two texts.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// Points between texts and button.
    public var textToButtonPadding: CGFloat = 24
    /// Points between the buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 16
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator replaces the image.
    var isLoading = false

    private init() {
        textProperties = TextProperties(
            font: .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold),
            color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = .init(pointSize: 48)
    }

    /// Returns a configuration without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns a configuration with an activity indicator above a text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.isLoading = true
        result.text = SystemWord.loading.text
        result.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        return result
    }

    /// Returns a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = SystemWord.noResults.text
        result.secondaryText = "Check the spelling or try a new search."
        return result
    }

    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state for which a configuration of missing content is requested.
@MainActor @preconcurrency
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    public var searchControllerText: String? { searchText }

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
