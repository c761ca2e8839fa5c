/// The keyboard that a responder asks for.
struct KeyboardRequest: Equatable {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    /// The code of the language, such as `ja` or `en-US`.
    var language = "en-US"
    /// Whether the next letter is a capital.
    var isShifted = false
    var isSecure = false

    init() {}

    /// Reads a responder's traits and text.
    @MainActor
    init(_ responder: UIResponder?) {
        language = UITextInputMode.current.primaryLanguage ?? language
        guard let traits = responder as? any UITextInputTraits else { return }
        (type, returnKey) = (traits.keyboardType, traits.returnKeyType)
        isSecure = traits.isSecureTextEntry
        let isEmpty = (responder as? any UIKeyInput).map { !$0.hasText } ?? true
        switch traits.autocapitalizationType {
        case .allCharacters: isShifted = true
        case .words, .sentences: isShifted = isEmpty && !isSecure && !Self.lowercase.contains(type)
        case .none: break
        }
    }

    /// Types that begin with a small letter whatever the traits say.
    private static let lowercase: Set<UIKeyboardType> = [.URL, .emailAddress, .webSearch]

    /// Whether words are suggested above the keys.
    var hasSuggestions: Bool { !isSecure && pad == nil }

    /// The pad of digits that is shown in place of letters.
    var pad: KeyboardPad? {
        switch type {
        case .numberPad, .asciiCapableNumberPad: .number
        case .decimalPad: .decimal
        case .phonePad: .phone
        default: nil
        }
    }

    /// The letters, in rows as they are seen.
    var letters: KeyboardLetters {
        // Keyboards for addresses and ASCII are Latin whatever the language is.
        let isLatin = [.asciiCapable, .URL, .emailAddress].contains(type) || isSecure
        return KeyboardLetters(language: language, isLatin: isLatin)
    }
}

/// Pads of digits.
enum KeyboardPad {
    case number, decimal, phone
}
