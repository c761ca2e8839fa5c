import Foundation

extension NSAttributedString {
    /// Creates a text with the attributes of UIKit's and Foundation's scopes.
    public convenience init(_ attrStr: AttributedString) { self.init(attributedString: attrStr.inUIKit) }

    /// Creates a text with the attributes of UIKit's and Foundation's scopes, of which the given one is a part.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }
}

extension AttributedString {
    /// Creates a text with the attributes of UIKit's and Foundation's scopes.
    public init(_ nsStr: NSAttributedString) { self.init(inUIKit: nsStr) }

    /// Creates a text with the attributes of UIKit's and Foundation's scopes, of which the given one is a part.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates the attributes of an `NSAttributedString`.
    public init(_ container: AttributeContainer) { self = container.inUIKit }
}
