import CoreGraphics
import Foundation

/// A scrolling view in which the user reads or writes text of many lines.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    var viewText = FieldText(font: UITextView.defaultFont)

    /// 12 point system font, as text views without a font have.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setTextViewDefaults()
    }

    /// The container is not taken: text views lay their text out themselves here.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setTextViewDefaults()
        (coder as? NibDecoder)?.configure(self)
    }

    private func setTextViewDefaults() {
        if backgroundColor == nil { backgroundColor = .systemBackground }
        alwaysBounceVertical = true
        isOpaque = false
    }

    // MARK: Delegate

    open weak var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set { scrollDelegate = newValue }
    }

    open override var delegat_: (any UIScrollViewDelegate)? {
        get { delegate }
        set { take(newValue) { delegate = $0 } }
    }

    // MARK: Text

    open var text: String! {
        get { viewText.text.string }
        set {
            change { viewText.text = NSAttributedString(string: newValue ?? "") }
            selection = TextSelection(range: NSRange(location: length, length: 0))
        }
    }

    open var attributedText: NSAttributedString! {
        get { viewText.text }
        set { change { viewText.adopt(newValue) } }
    }

    open var font: UIFont? {
        get { viewText.font }
        set { change { viewText.font = newValue ?? Self.defaultFont } }
    }

    open var textColor: UIColor? {
        get { viewText.color }
        set { change { viewText.color = newValue ?? .label } }
    }

    open var textAlignment: NSTextAlignment = .natural { didSet { change {} } }
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    /// What is selected, in UTF-16 units; an empty range is the caret.
    open var selectedRange: NSRange {
        get { limited(selection.range) }
        set { select(newValue) }
    }
    open var dataDetectorTypes: UIDataDetectorTypes = []

    /// Where the text lies.
    public let textContainer = NSTextContainer()

    /// Room around the text, in points; 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { change {} } }

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
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    open var hasText: Bool { viewText.text.length > 0 }

    /// Writes a text in place of the selection. The delegate is told; it is only asked about the user's keys.
    open func insertText(_ text: String) {
        change(clearsOnInsertion ? NSRange(location: 0, length: length) : selection.range, to: text)
        clearsOnInsertion = false
    }

    /// Takes out the selection, else the character before the caret.
    open func deleteBackward() { if let range = rangeToDelete { change(range, to: "") } }

    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range.range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(offset: offset(at: point))
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil else { return false }
        guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    /// Text views tell of the beginning when the keyboard is coming already.
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

    /// A tap begins editing, with the caret where the finger was; more taps select words and paragraphs.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.tapCount > 0 else { return }
        if becomeFirstResponder() { selectTapped(at: touch.location(in: self), taps: touch.tapCount) }
    }

    /// Scrolls until the range shows.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Size

    /// Text views that do not scroll are as high as their text; the others have no natural size.
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

/// What a text view asks and tells.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Where a text view's text lies.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Room at the ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// 0 is any number.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    public override init() { super.init() }
}

/// What in a text is made touchable.
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
