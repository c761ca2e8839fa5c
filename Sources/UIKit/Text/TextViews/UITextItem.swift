import Foundation

/// A part of a text view's text that the user can tap: a link, an attachment or text with a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The tappable content of an item.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// The tappable content of an item.
    public let content: Content
    /// The characters of the item.
    public let range: NSRange

    init(_ content: Content, in range: NSRange) { (self.content, self.range) = (content, range) }

    /// The menu of an item, and what is displayed above it.
    public struct MenuConfiguration {
        /// The picture of an item above its menu.
        public enum Preview {
            /// The preview of UIKit.
            case `default`
            case view(UIView)
        }

        let preview: Preview?
        let menu: UIMenu

        /// Creates a menu with the preview of UIKit.
        public init(menu: UIMenu) { self.init(preview: .default, menu: menu) }

        /// Creates a menu with a preview; nil for none.
        public init(preview: Preview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
    }
}

extension NSAttributedString.Key {
    /// The tag, a string, of text that the user can tap.
    public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
}
