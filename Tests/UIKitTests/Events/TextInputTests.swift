import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct TextInputTests {
    private let glass = Glass()
    private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 34))
    private let delegate: FieldLog

    init() {
        delegate = FieldLog(glass.log)
        glass.window.addSubview(field)
        field.delegate = delegate
    }

    @Test func theCallsOfAField() {
        glass.record(field)
        glass.user.tap(field)
        glass.user.type("ab")
        glass.user.type("\n")
        field.resignFirstResponder()
        #expect(
            glass.log.lines.filter { !["down", "upInside"].contains($0) } == [
                "shouldBegin", "didBegin", "editingDidBegin",
                "should 0+0 a", "selection", "editingChanged", "should 1+0 b", "selection", "editingChanged",
                "shouldReturn", "editingDidEndOnExit", "primary", "shouldEnd", "didEnd", "editingDidEnd",
            ])
        #expect(field.text == "ab")
    }

    @Test func tapsSelectWordsAndParagraphs() {
        let view = UITextView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
        view.text = "Naha Airport\nShuri"
        glass.window.addSubview(view)
        let start = view.beginningOfDocument
        let word = view.caretRect(for: view.position(from: start, offset: 7) ?? start)
        let place = view.convert(CGPoint(x: word.midX, y: word.midY), to: nil)
        glass.user.tap(at: place)
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        glass.user.wait(1)
        glass.user.tap(at: place, count: 2)
        #expect(view.selectedRange == NSRange(location: 5, length: 7))
        glass.user.wait(1)
        glass.user.tap(at: place, count: 3)
        #expect(view.selectedRange == NSRange(location: 0, length: 12))
    }

    @Test func delegatesRefuse() {
        delegate.allows = false
        glass.user.tap(field)
        #expect(!field.isEditing && glass.log.lines == ["shouldBegin"])
        delegate.allows = true
        field.becomeFirstResponder()
        glass.user.type("a")
        delegate.allows = false
        glass.user.type("b")
        #expect(field.text == "a")
        #expect(!field.resignFirstResponder() && field.isEditing)
    }

    @Test func handingOnAsksTheNewOneFirstAndKeepsTheKeyboard() {
        let other = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 34))
        glass.window.addSubview(other)
        other.delegate = delegate
        field.becomeFirstResponder()
        let keyboard = KeyboardLog(glass.log)
        glass.log.removeAll()
        other.becomeFirstResponder()
        #expect(glass.log.lines == ["shouldBegin", "shouldEnd", "didEnd", "didBegin"])
        keyboard.stop()
    }

    @Test func theKeyboardComesAndGoesOnTheClock() {
        // Pending notifications of other keyboards.
        glass.user.wait(1)
        let keyboard = KeyboardLog(glass.log)
        field.delegate = nil
        field.becomeFirstResponder()
        #expect(glass.log.lines == ["willChangeFrame", "willShow"])
        glass.user.wait(0.3)
        field.resignFirstResponder()
        glass.user.wait(0.3)
        #expect(
            glass.log.lines == [
                "willChangeFrame", "willShow", "didChangeFrame", "didShow", "willChangeFrame", "willHide",
                "didChangeFrame", "didHide",
            ])
        #expect(keyboard.frames.first?.maxY == 800)
        keyboard.stop()
    }

    @Test func theGuideFollowsTheKeyboard() {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        glass.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: glass.window.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.bottomAnchor.constraint(equalTo: glass.window.keyboardLayoutGuide.topAnchor),
        ])
        field.becomeFirstResponder()
        glass.window.layoutIfNeeded()
        let raised = view.frame.maxY
        field.resignFirstResponder()
        glass.window.layoutIfNeeded()
        #expect(raised < 600 && view.frame.maxY > 700)
    }

    @Test func inputViewsTakeTheKeyboardsPlace() {
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        (field.inputView, field.inputAccessoryView) = (picker, bar)
        field.becomeFirstResponder()
        glass.window.layoutIfNeeded()
        #expect(picker.window === glass.window && bar.window === glass.window)
        #expect(glass.window.convert(bar.bounds, from: bar) == CGRect(x: 0, y: 636, width: 400, height: 44))
        field.resignFirstResponder()
        #expect(picker.window == nil)
    }

    @Test func deletingTakesOutWholeCharacters() {
        field.text = "a👨‍👩‍👧"
        field.becomeFirstResponder()
        glass.user.type("\u{8}")
        #expect(field.text == "a")
        glass.user.type("\u{8}\u{8}")
        #expect(field.text == "")
    }

    @Test func selectionsAreReplaced() throws {
        field.text = "Naha and Shuri"
        field.becomeFirstResponder()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let end = try #require(field.position(from: start, offset: 3))
        field.selectedTextRange = field.textRange(from: start, to: end)
        #expect(field.selectedTextRange.flatMap(field.text) == "and")
        glass.user.type("&")
        #expect(field.text == "Naha & Shuri")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.caretRect(for: field.endOfDocument).minX > field.caretRect(for: start).minX)
    }

    @Test func cutCopyAndPaste() throws {
        field.text = "Naha"
        field.becomeFirstResponder()
        #expect(!field.canPerformAction("copy:", withSender: nil))
        UIApplication.shared.sendAction("selectAll:", to: field, from: nil, for: nil)
        UIApplication.shared.sendAction("cut:", to: field, from: nil, for: nil)
        #expect(field.text == "" && UIPasteboard.general.string == "Naha")
        UIApplication.shared.sendAction("paste:", to: nil, from: field, for: nil)
        UIApplication.shared.sendAction("paste:", to: nil, from: field, for: nil)
        #expect(field.text == "NahaNaha")
    }

    @Test func clearButtonsClear() {
        field.clearButtonMode = .always
        field.text = "Naha"
        glass.record(field)
        glass.user.tap(at: CGPoint(x: 286, y: 117))
        #expect(field.text == "" && glass.log.lines.contains("editingChanged"))
    }

    @Test func textViewsAskAndTell() {
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        let delegate = ViewLog(glass.log)
        glass.window.addSubview(view)
        view.delegate = delegate
        let keyboard = KeyboardLog(glass.log)
        glass.user.tap(view)
        glass.user.type("a\n")
        view.resignFirstResponder()
        #expect(view.text == "a\n")
        #expect(
            glass.log.lines == [
                "shouldBegin", "willChangeFrame", "willShow", "didBegin", "should 0+0 a", "selection",
                "change",
                "should 1+0 ⏎", "selection", "change", "shouldEnd", "willChangeFrame", "willHide", "didEnd",
            ])
        keyboard.stop()
    }

    /// Apple: the caret is at the end of a text that code sets, and the setter of `attributedText` sets that of `text`, too.
    @Test func theDelegateIsNotifiedOfTheCaretOfATextThatCodeSets() {
        let view = StyledView()
        let delegate = ViewLog(glass.log)
        view.delegate = delegate
        view.text = "Naha"
        #expect(view.selectedRange == NSRange(location: 4, length: 0) && view.count == 1)
        view.attributedText = NSAttributedString(string: "Shuri")
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.text = ""
        view.text = ""
        #expect(glass.log.lines == ["selection", "selection", "selection"])
    }

    /// Apple: a text view notifies what its class returns for `delegate`.
    @Test func aTextViewMayBeItsOwnDelegate() {
        let view = OwnDelegateView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        glass.window.addSubview(view)
        view.becomeFirstResponder()
        view.insertText("a")
        #expect(view.changes == 1)
    }

    @Test func searchBarsTellTheirDelegate() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 300, height: 56))
        let delegate = BarLog(glass.log)
        bar.delegate = delegate
        bar.showsCancelButton = true
        glass.window.addSubview(bar)
        glass.user.tap(at: CGPoint(x: 60, y: 228))
        glass.user.type("a\n")
        glass.user.tap(at: CGPoint(x: 270, y: 228))
        #expect(glass.log.lines == ["didBegin", "text a", "search", "cancel"])
        #expect(bar.isFirstResponder && bar.resignFirstResponder())
    }

    @Test func draggingContentPutsTheKeyboardAway() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
        scroll.contentSize = CGSize(width: 400, height: 1000)
        scroll.keyboardDismissMode = .onDrag
        glass.window.addSubview(scroll)
        field.becomeFirstResponder()
        glass.user.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250))
        #expect(!field.isEditing)
    }

    @Test func endEditingFindsTheEditor() {
        field.becomeFirstResponder()
        delegate.allows = false
        #expect(!glass.window.endEditing(false) && field.isFirstResponder)
        #expect(glass.window.endEditing(true) && !field.isFirstResponder)
    }
}

@MainActor
private final class FieldLog: UITextFieldDelegate {
    private let log: CallLog
    var allows = true

    init(_ log: CallLog) { self.log = log }

    private func ask(_ text: String) -> Bool {
        log.add(text)
        return allows
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask("should \(range.location)+\(range.length) \(string)") }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.add("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}

private final class ViewLog: NSObject, UITextViewDelegate {
    private let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.add("shouldBegin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log.add("shouldEnd")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        log.add("should \(range.location)+\(range.length) \(text == "\n" ? "⏎" : text)")
        return true
    }
    func textViewDidChange(_ textView: UITextView) { log.add("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.add("selection") }
}

private final class OwnDelegateView: UITextView, UITextViewDelegate {
    var changes = 0

    override var delegate: (any UITextViewDelegate)? {
        get { self }
        set {}
    }

    func textViewDidChange(_ textView: UITextView) { changes += 1 }
}

private final class StyledView: UITextView {
    var count = 0

    override var attributedText: NSAttributedString! {
        didSet { count += 1 }
    }
}

@MainActor
private final class BarLog: UISearchBarDelegate {
    private let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("didBegin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.add("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
}

/// Records the keyboard's notifications.
@MainActor
private final class KeyboardLog {
    private(set) var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ log: CallLog) {
        let names: [(String, Notification.Name)] = [
            ("willShow", UIResponder.keyboardWillShowNotification),
            ("didShow", UIResponder.keyboardDidShowNotification),
            ("willHide", UIResponder.keyboardWillHideNotification),
            ("didHide", UIResponder.keyboardDidHideNotification),
            ("willChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
            ("didChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
        ]
        tokens = names.map { text, name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                MainActor.assumeIsolated {
                    log.add(text)
                    if let frame { self?.frames.append(frame) }
                }
            }
        }
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
