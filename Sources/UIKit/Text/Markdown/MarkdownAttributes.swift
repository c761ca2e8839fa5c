import Foundation

// The properties are those of UIKit's attributes, since a scope's cannot be added.
extension AttributeScopes.FoundationAttributes {
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }
}

extension NSAttributedString.Key {
    /// The raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key(
        rawValue: "NSInlinePresentationIntent")
    /// A `PresentationIntent`.
    public static let presentationIntentAttributeName = NSAttributedString.Key(
        rawValue: "NSPresentationIntent")
    /// The `URL` of an image that the text describes.
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
}
