import CoreGraphics
import Foundation

extension UIButton {
    /// The appearance and the content of a button.
    @preconcurrency @MainActor
    public struct Configuration {
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        /// The sign of a menu after the title.
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        /// The style of a button of an app on the Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

        /// The style with which a configuration was created.
        enum Look: String, Sendable { case plain, gray, tinted, filled }

        var look: Look

        public var title: String? {
            didSet { if title != nil { styledTitle = nil } }
        }
        public var subtitle: String? {
            didSet { if subtitle != nil { styledSubtitle = nil } }
        }
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { insets = Self.insets(buttonSize) } }
        }
        /// The color of title, subtitle and image; nil is the style's own.
        public var baseForegroundColor: UIColor?
        /// The color of the background; nil is the style's own.
        public var baseBackgroundColor: UIColor?
        /// The position of the image beside the titles.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The minimum width of the image's space, in points. Stored; images have their own width.
        public var imageReservation: CGFloat = 0
        /// The animation of a change of the symbol. The new symbol appears at once.
        public var symbolContentTransition: UISymbolContentTransition?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The transformer of the color of a menu's sign.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The style on the Mac. Stored.
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        public var automaticallyUpdateForSelection = true
        /// The sign after the title; the automatic one is that of a button whose menu chooses its title.
        public var indicator = Indicator.automatic

        /// The transformer of the title's attributes, starting with those of the style.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// The title and subtitle with attributes, and the title's font of a document.
        var styledTitle: NSAttributedString?
        var styledSubtitle: NSAttributedString?
        var titleFont: UIFont?

        private var insets = Self.insets(.medium)
        private var hasOwnInsets = false

        private let glass: UIGlassEffect.Style?

        init(look: Look, glass: UIGlassEffect.Style? = nil) { (self.look, self.glass) = (look, glass) }

        /// Whether the background is glass, and one that hides little of what is behind it.
        var isGlass: Bool { glass != nil }
        var isClearGlass: Bool { glass == .clear }

        /// The insets of the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasOwnInsets = true
            }
        }

        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            insets = Self.insets(buttonSize)
        }

        /// Returns the configuration for the button's state.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration {
    /// The title with attributes, which take precedence over those of the style. Setting it sets the title too.
    public var attributedTitle: AttributedString? {
        get { styledTitle.map(AttributedString.init(inUIKit:)) }
        set {
            // A plain title replaces one with attributes, so it is set first.
            let styled = newValue?.inUIKit
            title = styled?.string
            styledTitle = styled
        }
    }

    /// The subtitle with attributes. Setting it sets the subtitle too.
    public var attributedSubtitle: AttributedString? {
        get { styledSubtitle.map(AttributedString.init(inUIKit:)) }
        set {
            let styled = newValue?.inUIKit
            subtitle = styled?.string
            styledSubtitle = styled
        }
    }
}

extension UIButton.Configuration {
    public static func plain() -> Self { Self(look: .plain) }
    public static func gray() -> Self { Self(look: .gray) }
    public static func tinted() -> Self { Self(look: .tinted) }
    public static func filled() -> Self { Self(look: .filled) }
    public static func borderless() -> Self { Self(look: .plain) }
    public static func bordered() -> Self { Self(look: .gray) }
    public static func borderedTinted() -> Self { Self(look: .tinted) }
    public static func borderedProminent() -> Self { Self(look: .filled) }
    /// Returns a configuration on glass (iOS 26).
    public static func glass() -> Self { Self(look: .gray, glass: .regular) }
    /// Returns a configuration on tinted glass (iOS 26).
    public static func prominentGlass() -> Self { Self(look: .filled, glass: .regular) }
    /// Returns a configuration on glass that hides less of what is behind it (iOS 26).
    public static func clearGlass() -> Self { Self(look: .gray, glass: .clear) }
    /// Returns a configuration on tinted glass that hides less of what is behind it (iOS 26).
    public static func prominentClearGlass() -> Self { Self(look: .filled, glass: .clear) }

    /// Returns the insets: 7 points above and below and 12 at the sides for the medium size, which is 34.5 points high
    /// with the body font, as Interface Builder saves such buttons.
    static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
        switch size {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleStyle: UIFont.TextStyle { buttonSize == .small || buttonSize == .mini ? .subheadline : .body }

    /// Returns the radius of the background's corners at a size, in points.
    func cornerRadius(of size: CGSize, traits: UITraitCollection, isCapsule: Bool) -> CGFloat {
        switch cornerStyle {
        case .dynamic where isCapsule || isGlass: min(size.width, size.height) / 2
        case .fixed: background.cornerRadius > 0 ? background.cornerRadius : 5.95
        case .dynamic:
            (buttonSize == .large ? 8.75 : 5.95)
                * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
        case .small: 5.95
        case .medium: 8.75
        case .large: 14
        case .capsule: min(size.width, size.height) / 2
        }
    }
}

/// A set of edges of a rectangle whose sides follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
