import Foundation

/// The text around the caret, for a controller that replaces the keyboard.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    /// Moves the caret, in characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// The text of the responder that is edited.
@MainActor
final class DocumentProxy: NSObject, UITextDocumentProxy {
    private weak var controller: UIInputViewController?
    let documentIdentifier = UUID()

    init(_ controller: UIInputViewController) {
        self.controller = controller
        super.init()
    }

    private var responder: UIResponder? {
        (controller?.viewIfLoaded?.window ?? UIApplication.shared.keyWindow)?.firstResponder
    }
    private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var input: (any UITextInput)? { responder as? any UITextInput }

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { keys?.insertText(text) }
    func deleteBackward() { keys?.deleteBackward() }

    var documentContextBeforeInput: String? {
        input.flatMap { input in input.selectedTextRange.flatMap { text(input.beginningOfDocument, $0.start) }
        }
    }
    var documentContextAfterInput: String? {
        input.flatMap { input in input.selectedTextRange.flatMap { text($0.end, input.endOfDocument) } }
    }
    var selectedText: String? {
        input.flatMap { input in input.selectedTextRange.flatMap { text($0.start, $0.end) } }
    }
    var documentInputMode: UITextInputMode? { responder?.textInputMode }

    /// Returns the text between two positions; nil if there is none.
    private func text(_ start: UITextPosition, _ end: UITextPosition) -> String? {
        guard let input, let range = input.textRange(from: start, to: end), !range.isEmpty else { return nil }
        return input.text(in: range)
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let caret = input.selectedTextRange?.start,
            let place = input.position(from: caret, offset: offset)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { input?.unmarkText() }
}
