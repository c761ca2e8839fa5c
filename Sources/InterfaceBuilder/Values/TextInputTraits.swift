/// The keyboard settings of a text field, text view or search bar. Nil is the default.
public struct TextInputTraits: ElementFacade {
    /// The `textInputTraits` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// `none`, `words`, `sentences`, `allCharacters`.
    public var autocapitalizationType: String? { element["autocapitalizationType"] }

    /// `yes` or `no`.
    public var autocorrectionType: String? { element["autocorrectionType"] }

    /// `yes` or `no`.
    public var spellCheckingType: String? { element["spellCheckingType"] }

    /// `alphabet`, `numberPad`, `emailAddress`…
    public var keyboardType: String? { element["keyboardType"] }

    /// `alert` (dark) or `light`.
    public var keyboardAppearance: String? { element["keyboardAppearance"] }

    /// `go`, `next`, `done`…
    public var returnKeyType: String? { element["returnKeyType"] }

    /// `username`, `one-time-code`…
    public var textContentType: String? { element["textContentType"] }

    /// Whether the text is obscured.
    public var isSecureTextEntry: Bool { element.bool("secureTextEntry", default: false) }

    /// Whether the return key is disabled without text.
    public var enablesReturnKeyAutomatically: Bool {
        element.bool("enablesReturnKeyAutomatically", default: false)
    }

    /// `yes` or `no`.
    public var smartDashesType: String? { element["smartDashesType"] }

    /// `yes` or `no`.
    public var smartQuotesType: String? { element["smartQuotesType"] }

    /// `yes` or `no`.
    public var smartInsertDeleteType: String? { element["smartInsertDeleteType"] }
}

extension Element {
    /// The text input traits; nil when there are none.
    public var textInputTraits: TextInputTraits? { child(named: "textInputTraits").map(TextInputTraits.init) }

    /// Returns a date for a property, in seconds since the beginning of 2001.
    public func date(key: String) -> Double? {
        child(named: "date", key: key)?.double("timeIntervalSinceReferenceDate")
    }

    /// Returns the `string` members of a list for a property, such as a search bar's `scopeButtonTitles`.
    public func strings(key: String) -> [String] {
        (child(key: key) ?? child(named: key))?.children(named: "string").map(\.stringContent) ?? []
    }
}
