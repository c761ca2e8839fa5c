import Foundation

/// A keyboard with its language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// Posted when the user changes the keyboard.
    open nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }

    /// The keyboards that the user has: one, for the language of the interface.
    open class var activeInputModes: [UITextInputMode] { [current] }

    /// The language, such as `ja` or `en-US`.
    open var primaryLanguage: String? { language }
    private let language: String

    private init(_ language: String) {
        self.language = language
        super.init()
    }

    static var current: UITextInputMode { UITextInputMode(CurrentLanguage.code ?? "en-US") }
}
