import CoreGraphics
import Foundation

/// An axis, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// What a row of a list shows: an image, a text and a second text.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image, at the leading edge.
    public var image: UIImage?
    public var imageProperties = ImageProperties()

    public var text: String?
    /// Shown in place of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(style: .body)

    public var secondaryText: String?
    /// Shown in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(style: .caption1)

    /// In which directions the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// In points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether both texts stand in one line where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// In points.
    public var imageToTextPadding: CGFloat = 16
    /// In points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// In points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// How opaque the content is.
    public var alpha: CGFloat = 1

    /// What the view is at least as high as, in points.
    var minimumHeight: CGFloat = 44
    /// Whether the second text recedes behind the first.
    var role = ListContentRole.cell

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// Text that cannot be used is grey.
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

/// Where a list's content stands.
enum ListContentRole {
    case cell
    case title
}

/// A text with or without attributes of its own; nil where there is nothing to show.
struct ShownText {
    var plain: String?
    var attributed: NSAttributedString?

    init?(_ plain: String?, _ attributed: NSAttributedString?) {
        guard attributed.map({ $0.length > 0 }) ?? (plain?.isEmpty == false) else { return nil }
        (self.plain, self.attributed) = (plain, attributed)
    }
}
