import CoreGraphics
import Foundation

/// A field in which the user writes one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// The condition under which a view at the side of the text is visible.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    var fieldText = FieldText()

    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibDecoder)?.configure(self)
    }

    // MARK: Text

    open var text: String? {
        get { fieldText.text.string }
        set {
            let old = KeyValueObserving.isUsed ? text : nil
            setContent(newValue ?? "")
            KeyValueObserving.changed("text", of: self, from: old, to: text)
        }
    }

    open var attributedText: NSAttributedString? {
        get { fieldText.text }
        set { setContent(newValue) }
    }

    open var placeholder: String? {
        get { fieldText.placeholder?.string }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
    }

    /// The placeholder with attributes of its own; it is pale unless a color is set.
    open var attributedPlaceholder: NSAttributedString? {
        get { fieldText.placeholder }
        set { setPlaceholder(newValue) }
    }

    /// 17 point system font by default.
    open var font: UIFont? {
        get { fieldText.font }
        set { change { fieldText.font = newValue ?? FieldText.defaultFont } }
    }

    open var textColor: UIColor? {
        get { fieldText.color }
        set { change { fieldText.color = newValue ?? .label } }
    }

    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { setNeedsDisplay() } }
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The minimum font size in points; 0 for no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }
    open var allowsEditingTextAttributes = false
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var isEditing: Bool { isFirstResponder }

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
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
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

    open override var canBecomeFirstResponder: Bool { isEnabled }

    // MARK: Editing

    var selection = TextSelection()
    private(set) lazy var textDrag = TextDrag(self)
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    open var hasText: Bool { fieldText.text.length > 0 }

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
        guard canBecomeFirstResponder, window != nil, asksToBegin() else { return false }
        return super.becomeFirstResponder()
    }

    /// Fields notify of the beginning of editing before the keyboard appears.
    override func keyboardIsDue(in window: UIWindow) {
        beginEditing()
        super.keyboardIsDue(in: window)
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard canResignFirstResponder, asksToEnd(), super.resignFirstResponder() else { return false }
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

    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        guard isInside else { return }
        let place = touch.location(in: self)
        if showsClearButton, clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: -8).contains(place) {
            return clear()
        }
        let wasEditing = isEditing
        if becomeFirstResponder(), wasEditing { selectTapped(at: place, taps: touch.tapCount) }
    }

    // The delegate's methods; search fields call those of their bar as well.
    func asksToBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    func asksToEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func asksToReturn() -> Bool { delegate?.textFieldShouldReturn(self) ?? true }
    func asksToClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }
    func asksToChange(_ range: NSRange, _ text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
    func didBegin() { delegate?.textFieldDidBeginEditing(self) }
    func didEnd() { delegate?.textFieldDidEndEditing(self, reason: .committed) }

    // MARK: Appearance

    open var borderStyle: BorderStyle = .none { didSet { change { setNeedsAppearance() } } }
    override var drawsBackground: Bool { borderStyle == .roundedRect }
    /// The background image, drawn in place of a border if the style is `none`.
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    open var clearButtonMode: ViewMode = .never { didSet { change {} } }
    open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
    open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
    open var leftViewMode: ViewMode = .never { didSet { change {} } }
    open var rightViewMode: ViewMode = .never { didSet { change {} } }

    // MARK: Rectangles

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { textSpace(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearSpace(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideSpace(leftView, in: bounds, isLeading: true)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideSpace(rightView, in: bounds, isLeading: false)
    }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    // MARK: Drawing

    open func drawText(in rect: CGRect) { paintText(in: rect) }
    open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }
    open override func draw(_ rect: CGRect) { paintField() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSideViews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
    }

    /// Draws the background of the text.
    func paintBorder(in rect: CGRect, _ context: CGContext) { paintFieldBorder(in: rect, context) }

    var placeholderColor: UIColor { .placeholderText }
    /// The color of the disc that clears the text.
    var clearButtonColor: UIColor { .tertiaryLabel }

    override var firstBaselineFromTop: CGFloat { textBaselines.first }
    override var lastBaselineFromBottom: CGFloat { textBaselines.last }
}

/// The methods that a text field calls.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of the method without a reason, which it calls unless implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the edit menu of selected characters. Edit menus are not displayed here, so that it is not called.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        AddedMethods.result(self, textField) ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) { AddedMethods.perform(self, textField) }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        AddedMethods.result(self, textField) ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) { AddedMethods.perform(self, textField) }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        if AddedMethods.perform(self, textField, reason) { return }
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        AddedMethods.result(self, textField, range, string) ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        AddedMethods.perform(self, textField)
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        AddedMethods.result(self, textField) ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        AddedMethods.result(self, textField) ?? true
    }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        AddedMethods.result(self, textField, range, suggestedActions) ?? nil
    }
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { AddedMethods.perform(self, textField, animator) }
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { AddedMethods.perform(self, textField, animator) }
}
