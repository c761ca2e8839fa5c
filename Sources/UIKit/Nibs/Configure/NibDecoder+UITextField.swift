import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ field: UITextField) {
        if let font = font() { field.font = font }
        if let color = color("textColor") { field.textColor = color }
        field.textAlignment = textAlignment("textAlignment") ?? .natural
        field.borderStyle = borderStyle
        field.adjustsFontSizeToFitWidth = bool("adjustsFontSizeToFit") ?? true
        field.minimumFontSize = number("minimumFontSize") ?? 0
        field.adjustsFontForContentSizeCategory = bool("adjustsFontForContentSizeCategory") ?? false
        field.clearsOnBeginEditing = bool("clearsOnBeginEditing") ?? false
        field.clearButtonMode = viewMode("clearButtonMode")
        field.background = image("background")
        field.disabledBackground = image("disabledBackground")
        if let text = attributedString("attributedText") {
            field.attributedText = text
        } else {
            field.text = string("text")
        }
        if let placeholder = attributedString("attributedPlaceholder") {
            field.attributedPlaceholder = placeholder
        } else {
            field.placeholder = string("placeholder")
        }
        configureKeyboard(field)
    }

    private var borderStyle: UITextField.BorderStyle {
        switch attribute("borderStyle") {
        case "line": .line
        case "bezel": .bezel
        case "roundedRect": .roundedRect
        default: .none
        }
    }

    private func viewMode(_ name: String) -> UITextField.ViewMode {
        switch attribute(name) {
        case "whileEditing": .whileEditing
        case "unlessEditing": .unlessEditing
        case "always": .always
        default: .never
        }
    }

    /// Reads the `textInputTraits` of a field, text view or search bar.
    func configureKeyboard(_ input: some UITextInputTraits) {
        guard let traits = child("textInputTraits") else { return }
        let values = NibDecoder(element: traits, context: context)
        input.isSecureTextEntry = values.bool("secureTextEntry") ?? false
        input.enablesReturnKeyAutomatically = values.bool("enablesReturnKeyAutomatically") ?? false
        input.textContentType = values.attribute("textContentType").map(UITextContentType.init(rawValue:))
        input.keyboardType = KeyboardNames.keyboards[values.attribute("keyboardType") ?? ""] ?? .default
        input.returnKeyType = KeyboardNames.returnKeys[values.attribute("returnKeyType") ?? ""] ?? .default
        input.keyboardAppearance =
            KeyboardNames.appearances[values.attribute("keyboardAppearance") ?? ""] ?? .default
        input.autocapitalizationType =
            KeyboardNames.capitals[values.attribute("autocapitalizationType") ?? ""] ?? .none
        input.autocorrectionType = values.choice("autocorrectionType")
        input.spellCheckingType = values.choice("spellCheckingType")
        input.smartQuotesType = values.choice("smartQuotesType")
        input.smartDashesType = values.choice("smartDashesType")
        input.smartInsertDeleteType = values.choice("smartInsertDeleteType")
    }

    /// One of the traits that are `default`, `no` or `yes`.
    private func choice<T: TextInputChoice>(_ name: String) -> T {
        switch attribute(name) {
        case "no": .no
        case "yes": .yes
        default: .default
        }
    }
}

/// The system's choice, no or yes.
private protocol TextInputChoice {
    static var `default`: Self { get }
    static var no: Self { get }
    static var yes: Self { get }
}

extension UITextAutocorrectionType: TextInputChoice {}
extension UITextSpellCheckingType: TextInputChoice {}
extension UITextSmartQuotesType: TextInputChoice {}
extension UITextSmartDashesType: TextInputChoice {}
extension UITextSmartInsertDeleteType: TextInputChoice {}

/// What documents call the choices of a keyboard.
private enum KeyboardNames {
    static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    static let appearances: [String: UIKeyboardAppearance] = [
        "alert": .alert, "dark": .dark, "light": .light,
    ]
    static let capitals: [String: UITextAutocapitalizationType] = [
        "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}
