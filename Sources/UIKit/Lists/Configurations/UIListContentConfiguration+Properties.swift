import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    /// The appearance of an image in a list.
    @MainActor @preconcurrency
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color; nil for that of the view.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points; a length of 0 is without limit.
        public var maximumSize = CGSize.zero
        /// The size reserved for the image, in points, so that texts of several rows line up; 0 is the image's own.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public init() {}

        /// The dimension that reserves the space of a symbol at the size of the text.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// The appearance of a text in a list.
    @MainActor @preconcurrency
    public struct TextProperties {
        /// The alignment of the lines.
        public enum TextAlignment: Hashable, Sendable {
            case natural
            case center
            case justified
        }

        /// The capitalization of the text.
        public enum TextTransform: Hashable, Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }

        public var font: UIFont
        public var color: UIColor = .label
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        /// Whether the view is disabled, which makes the text gray.
        var isDisabled = false

        init(style: UIFont.TextStyle, color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Applies the properties to a label.
        func apply(to label: UILabel, _ text: ShownText) {
            label.font =
                font.textStyle.map {
                    UIFont.preferredFont(forTextStyle: $0, compatibleWith: label.traitCollection)
                } ?? font
            label.textColor = isDisabled ? .tertiaryLabel : resolvedColor()
            label.textAlignment = labelAlignment
            label.lineBreakMode = lineBreakMode
            label.numberOfLines = numberOfLines
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            if let attributed = text.attributed {
                label.attributedText = attributed
            } else {
                label.text = text.plain.map(transformed)
            }
        }

        private var labelAlignment: NSTextAlignment {
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        }

        private func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
