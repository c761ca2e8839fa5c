import CoreGraphics
import Foundation

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The content of a row in a list: an image, a text and a secondary text.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image, at the leading edge.
    public var image: UIImage?
    public var imageProperties = ImageProperties()

    public var text: String?
    /// The text with attributes, in place of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(style: .body)

    public var secondaryText: String?
    /// The secondary text with attributes, in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(style: .caption1)

    /// The axes on which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The margins in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether both texts are placed in one line if there is space.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The padding between image and text in points.
    public var imageToTextPadding: CGFloat = 16
    /// The horizontal padding between the texts in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The vertical padding between the texts in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content.
    public var alpha: CGFloat = 1

    /// The minimum height of the view, in points.
    var minimumHeight: CGFloat = 44
    /// The position of the content in its list; secondary texts of headers and footers are less prominent.
    var role = ListContentRole.cell

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state; disabled text is gray.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let isDisabled = (state as? any SelectableState)?.isDisabled == true
        updated.textProperties.isDisabled = isDisabled
        updated.secondaryTextProperties.isDisabled = isDisabled
        return updated
    }

    var shownText: ShownText? { ShownText(text, attributedText) }
    var shownSecondaryText: ShownText? { ShownText(secondaryText, secondaryAttributedText) }
}

/// The position of content in a list.
enum ListContentRole {
    case cell
    case title
}

/// A text with or without attributes; nil if it is empty.
struct ShownText {
    var plain: String?
    var attributed: NSAttributedString?

    init?(_ plain: String?, _ attributed: NSAttributedString?) {
        guard attributed.map({ $0.length > 0 }) ?? (plain?.isEmpty == false) else { return nil }
        (self.plain, self.attributed) = (plain, attributed)
    }
}
