import Foundation

/// A controller whose view replaces the keyboard or is above it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private var ownInputView: UIInputView?

    /// The controller's view.
    open override var inputView: UIInputView? {
        get { ownInputView ?? viewIfLoaded as? UIInputView }
        set {
            ownInputView = newValue
            if let newValue { view = newValue }
        }
    }

    /// The text around the caret.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = DocumentProxy(self)
    open var primaryLanguage: String?
    open var hasDictationKey = false
    /// Whether the user allows the keyboard full access; there is no user here.
    open var hasFullAccess: Bool { false }
    /// Whether the user needs a key that changes the keyboard; there is one keyboard.
    open var needsInputModeSwitchKey: Bool { false }

    open override func loadView() {
        if nibName != nil { return super.loadView() }
        view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    }

    /// Ends editing.
    open func dismissKeyboard() {
        let window = viewIfLoaded?.window ?? UIApplication.shared.keyWindow
        window?.firstResponder?.resignFirstResponder()
    }

    /// Shows the next keyboard; there is no other.
    open func advanceToNextInputMode() { Inert.use("UIInputViewController.advanceToNextInputMode()") }

    /// Shows a list of keyboards; there is no other.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {
        Inert.use("UIInputViewController.handleInputModeList(from:with:)")
    }

    /// Passes the user's words and abbreviations to the closure; there are none.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        MainQueue.later(with: completionHandler) { $0(UILexicon()) }
    }

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Words and abbreviations of the user.
@preconcurrency @MainActor
open class UILexicon: NSObject {
    open var entries: [UILexiconEntry] { [] }
}

/// A word or an abbreviation of the user.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    public let documentText: String
    public let userInput: String

    init(documentText: String, userInput: String) {
        (self.documentText, self.userInput) = (documentText, userInput)
        super.init()
    }
}
