import CoreGraphics
import Foundation

/// A scrolling view in which the user reads or writes text of many lines.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
    /// The default font and color of text.
    struct Look {
        var font = UIFont.systemFont(ofSize: 12)
        var color = UIColor.label
    }

    var look = Look()

    /// 12 point system font, as text views without a font have.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    /// Creates a text view with a new text and layout.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view with the container's text, if the container has a layout manager with one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        kit = TextKitParts(textContainer)
        super.init(frame: frame)
        setTextViewDefaults()
    }

    public required init?(coder: NSCoder) {
        kit = TextKitParts(nil)
        super.init(coder: coder)
        setTextViewDefaults()
        (coder as? NibDecoder)?.configure(self)
    }

    private func setTextViewDefaults() {
        if backgroundColor == nil { backgroundColor = .systemBackground }
        alwaysBounceVertical = true
        isOpaque = false
        textContainer.textView = self
        fitContainer()
    }

    // MARK: Delegate

    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    open override var delegat_: (any UIScrollViewDelegate)? {
        get { delegate }
        set { take(newValue) { delegate = $0 } }
    }

    // MARK: Text

    open var text: String! {
        get { textStorage.string }
        set { attributedText = NSAttributedString(string: newValue ?? "", attributes: defaultAttributes) }
    }

    /// The text with its attributes; that of `text` is set by it, too. Setting it places the caret at the end, which is reported to
    /// the delegate.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            adoptLook(of: text)
            textStorage.setAttributedString(text)
            selection.marked = nil
            select(NSRange(location: length, length: 0))
        }
    }

    /// The font at the beginning of the text; setting it changes the whole text.
    open var font: UIFont? {
        get { look.font }
        set {
            look.font = newValue ?? Self.defaultFont
            setForAll(.font, look.font)
        }
    }

    /// The color at the beginning of the text; setting it changes the whole text.
    open var textColor: UIColor? {
        get { look.color }
        set {
            look.color = newValue ?? .label
            setForAll(.foregroundColor, look.color)
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            alignParagraphs()
            change {}
        }
    }

    /// The attributes of text that the user types next, until the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { attributesForTyping(at: limited(selection.range).location) }
        set { chosenTypingAttributes = newValue }
    }

    var chosenTypingAttributes: [NSAttributedString.Key: Any]?
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    /// The selected range, in UTF-16 units; empty for the caret.
    open var selectedRange: NSRange {
        get { limited(selection.range) }
        set { select(newValue) }
    }
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether the system's find navigator can search the text; it is not displayed here.
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled != oldValue else { return }
            if let findInteraction { removeInteraction(findInteraction) }
            findInteraction = isFindInteractionEnabled ? UIFindInteraction() : nil
            if let findInteraction { addInteraction(findInteraction) }
        }
    }
    open private(set) var findInteraction: UIFindInteraction?

    // MARK: TextKit

    /// The text with its attributes; a change shows at once.
    open var textStorage: NSTextStorage { kit.storage }
    /// Lays the text out and draws it.
    open var layoutManager: NSLayoutManager { kit.manager }
    /// The area in which the text is laid out.
    open var textContainer: NSTextContainer { kit.container }

    private let kit: TextKitParts

    /// The insets around the text, in points; 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            fitContainer()
            change {}
        }
    }

    // MARK: Keyboard

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    // MARK: Editing

    var selection = TextSelection()
    private(set) lazy var textDrag = TextDrag(self)
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    open var hasText: Bool { textStorage.length > 0 }

    /// Replaces the selection with a text. The delegate is notified; it can only prevent changes from the keyboard.
    open func insertText(_ text: String) {
        change(clearsOnInsertion ? NSRange(location: 0, length: length) : selection.range, to: text)
        clearsOnInsertion = false
    }

    /// Deletes the selection, else the character before the caret.
    open func deleteBackward() { if let range = rangeToDelete { change(range, to: "") } }

    open func text(in range: UITextRange) -> String? { attributedPart(range.range) }

    /// Replaces the range with a text. The delegate is notified, but cannot prevent it.
    open func replace(_ range: UITextRange, withText text: String) { change(range.range, to: text) }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        compose(markedText ?? "", selectedRange)
    }

    open func unmarkText() { selection.marked = nil }

    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range.range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(offset: offset(at: point))
    }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closest(to: point, in: range)
    }

    /// Returns the range of the character at a point; nil outside of the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

    /// Returns the rectangles of the range, one per line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        selectionRects(of: range.range)
    }

    /// The selected range; empty for the caret. Nil moves the caret to the end.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(limited(selection.range)) }
        set { select(newValue?.range ?? NSRange(location: length, length: 0)) }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil else { return false }
        guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    /// Updates the keyboard. Text views notify of the beginning of editing when the keyboard is about to appear.
    override func keyboardIsDue(in window: UIWindow) {
        super.keyboardIsDue(in: window)
        if isEditable { beginEditing() }
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
        guard canResignFirstResponder, textDelegate?.textViewShouldEndEditing(self) ?? true,
            super.resignFirstResponder()
        else { return false }
        finishEditing()
        return true
    }

    open override func cut(_ sender: Any?) { EditActions.cut(self) }
    open override func copy(_ sender: Any?) { EditActions.copy(self) }
    open override func paste(_ sender: Any?) { EditActions.paste(self) }
    open override func selectAll(_ sender: Any?) { EditActions.selectAll(self) }
    open override func delete(_ sender: Any?) { typeDelete() }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        EditActions.isPossible(action, in: self) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Handles taps: one begins editing and places the caret at the touch; more select words and paragraphs. In text
    /// that is not being edited a tap opens links and attachments.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.tapCount > 0 else { return }
        if useItem(at: touch.location(in: self)) { return }
        if becomeFirstResponder() { selectTapped(at: touch.location(in: self), taps: touch.tapCount) }
    }

    /// Scrolls until the range shows.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Size

    /// The intrinsic size of text views that do not scroll, which are as high as their text; others have none.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return textSize(within: .greatestFiniteMagnitude)
    }

    override var wrapsContent: Bool { !isScrollEnabled }

    override func contentSize(wrappedTo width: CGFloat) -> CGSize { textSize(within: width) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fitContainer()
        fitContent()
    }

    open override func draw(_ rect: CGRect) { paintText() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
    }

    override var firstBaselineFromTop: CGFloat { textBaselines.first }
    override var lastBaselineFromBottom: CGFloat { textBaselines.last }
}

/// The types of data that are detected in a text and become interactive.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
