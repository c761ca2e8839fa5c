import Foundation

/// A part of a search that is a value rather than text, such as a person or a place.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    package let icon: UIImage?
    package let text: String
    /// The value.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

/// The tokens precede the text and are not drawn.
extension UISearchTextField {
    private struct Tokens {
        var tokens: [UISearchToken] = []
        var color: UIColor?
        var allowsDeleting = true
        var allowsCopying = false
    }

    private var kept: Tokens {
        get { AddedProperties.value(of: self, "searchTokens") ?? Tokens() }
        set { AddedProperties.set(newValue, of: self, "searchTokens") }
    }

    /// The tokens before the text.
    public var tokens: [UISearchToken] {
        get { kept.tokens }
        set { kept.tokens = newValue }
    }

    /// Inserts a token; an index beyond the last one appends it.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        kept.tokens.insert(token, at: min(max(tokenIndex, 0), kept.tokens.count))
        reportChange()
    }

    public func removeToken(at tokenIndex: Int) {
        guard kept.tokens.indices.contains(tokenIndex) else { return }
        kept.tokens.remove(at: tokenIndex)
        reportChange()
    }

    private func reportChange() { performActions(for: .editingChanged) }

    public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// Returns all tokens if the range includes the beginning of the text, else none.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        textRange.start.offset == 0 ? tokens : []
    }

    /// The text without the tokens.
    public var textualRange: UITextRange { rangeBetween(beginningOfDocument, endOfDocument) }

    /// Replaces a part of the text by a token.
    public func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    public var tokenBackgroundColor: UIColor! {
        get { kept.color ?? tintColor }
        set { kept.color = newValue }
    }
    public var allowsDeletingTokens: Bool {
        get { kept.allowsDeleting }
        set { kept.allowsDeleting = newValue }
    }
    public var allowsCopyingTokens: Bool {
        get { kept.allowsCopying }
        set { kept.allowsCopying = newValue }
    }
}

/// Provides what is copied of tokens.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
}

/// The default of the optional method.
extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    )
        -> NSItemProvider
    { NSItemProvider(object: token.text) }
}
