import CoreGraphics
import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ field: UITextField) {
        if let font = font() { field.font = font }
        if let color = color("textColor") { field.textColor = color }
        update(field.textAlignment, to: textAlignment("textAlignment") ?? .natural) {
            field.textAlignment = $0
        }
        update(field.borderStyle, to: borderStyle) { field.borderStyle = $0 }
        update(field.adjustsFontSizeToFitWidth, to: bool("adjustsFontSizeToFit") ?? true) {
            field.adjustsFontSizeToFitWidth = $0
        }
        update(field.minimumFontSize, to: number("minimumFontSize") ?? 0) { field.minimumFontSize = $0 }
        update(
            field.adjustsFontForContentSizeCategory, to: bool("adjustsFontForContentSizeCategory") ?? false
        ) { field.adjustsFontForContentSizeCategory = $0 }
        update(field.clearsOnBeginEditing, to: bool("clearsOnBeginEditing") ?? false) {
            field.clearsOnBeginEditing = $0
        }
        update(field.clearButtonMode, to: viewMode("clearButtonMode")) { field.clearButtonMode = $0 }
        if let image = image("background") { field.background = image }
        if let image = image("disabledBackground") { field.disabledBackground = image }
        configureTexts(of: field)
        configureKeyboard(field)
    }

    /// Sets the texts without the setters of a subclass, which may use views that its own initializer creates afterwards. Fields of
    /// public libraries do (SkyFloatingLabelTextField), and documents with their texts load on iOS.
    private func configureTexts(of field: UITextField) {
        if let text = attributedString("attributedText") {
            field.setContent(text)
        } else if let text = string("text") {
            field.setContent(text)
        }
        if let placeholder = attributedString("attributedPlaceholder") {
            field.setPlaceholder(placeholder)
        } else if let placeholder = string("placeholder") {
            field.setPlaceholder(NSAttributedString(string: placeholder))
        }
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
        update(input.isSecureTextEntry, to: values.bool("secureTextEntry") ?? false) {
            input.isSecureTextEntry = $0
        }
        update(input.enablesReturnKeyAutomatically, to: values.bool("enablesReturnKeyAutomatically") ?? false)
        { input.enablesReturnKeyAutomatically = $0 }
        input.textContentType = values.attribute("textContentType").map(UITextContentType.init(rawValue:))
        update(
            input.keyboardType,
            to: KeyboardNames.keyboards[values.attribute("keyboardType") ?? ""] ?? .default
        ) { input.keyboardType = $0 }
        update(
            input.returnKeyType,
            to: KeyboardNames.returnKeys[values.attribute("returnKeyType") ?? ""] ?? .default
        ) { input.returnKeyType = $0 }
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

    /// Returns one of the traits that are `default`, `no` or `yes`.
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

/// The names of keyboard settings in documents.
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
