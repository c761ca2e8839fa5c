import Foundation

/// A text whose changes are laid out by its layout managers.
///
/// A subclass that stores the text elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)` and reports its changes by
/// `edited(_:range:changeInLength:)`. Foundation reads an attributed string's own storage in all other methods here, so
/// the storage is updated with the changes that such a subclass reports.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes in a text.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    // MARK: Creating

    public init() { super.init(string: "") }

    public override init(string: String) { super.init(string: string) }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout managers

    /// The layout managers, which the storage retains.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Called before and after the changes of an edit are processed.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// Adds a layout manager that lays out the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    // MARK: Edits

    /// The kinds of changes in the current edit.
    open private(set) var editedMask: EditActions = []
    /// The range changed by the current edit, in the edited text; `NSNotFound` without an edit.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The number of characters by which the current edit has lengthened the text.
    open private(set) var changeInLength = 0

    private var groups = 0
    private var isProcessing = false
    /// Whether the reported change is in the storage's own text.
    private var isOwnChange = false

    /// Collects changes until the matching `endEditing()`.
    open override func beginEditing() {
        super.beginEditing()
        groups += 1
    }

    /// Processes the changes since the outermost `beginEditing()`.
    open override func endEditing() {
        super.endEditing()
        groups = max(groups - 1, 0)
        processWhatIsDue()
    }

    /// Records a change; outside of `beginEditing()` and `endEditing()` it is processed at once.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if !isOwnChange { copyChange(editedMask, editedRange, delta) }
        let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        self.editedRange = self.editedMask.isEmpty ? new : merged(editedRange, new, delta)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        processWhatIsDue()
    }

    /// Returns the current edit's range, extended by a further change.
    private func merged(_ replaced: NSRange, _ new: NSRange, _ delta: Int) -> NSRange {
        var (start, end) = (editedRange.location, editedRange.upperBound)
        if start >= replaced.upperBound { start += delta }
        if end > replaced.location { end = max(end + delta, start) }
        let lower = min(start, new.location)
        return NSRange(location: lower, length: max(end, new.upperBound) - lower)
    }

    private func processWhatIsDue() {
        guard groups == 0, !isProcessing, !editedMask.isEmpty else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
    }

    /// Calls the delegate and has the layout managers respond to the edit. A subclass may change attributes before.
    open func processEditing() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        if fixesAttributesLazily {
            invalidateAttributes(in: editedRange)
        } else {
            fixAttributes(in: editedRange)
        }
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
                invalidatedRange: editedRange)
        }
    }

    /// Whether attributes are fixed lazily; false.
    open var fixesAttributesLazily: Bool { false }

    /// Fixes attributes after an edit. Fonts are substituted by layout here, so that there is nothing to do.
    open func fixAttributes(in range: NSRange) {}

    /// Marks attributes as not yet consistent, for subclasses that fix them lazily.
    open func invalidateAttributes(in range: NSRange) {}

    /// Fixes attributes before they are used, for subclasses that fix them lazily.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Changing

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        report(.editedCharacters, range, (str as NSString).length - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        report(.editedAttributes, range, 0)
    }

    private func report(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        let wasOwn = isOwnChange
        isOwnChange = true
        edited(mask, range: range, changeInLength: delta)
        isOwnChange = wasOwn
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let string = NSAttributedString(attributedString: attrString)
        beginEditing()
        replaceCharacters(in: range, with: string.string)
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole) { values, part, _ in
            setAttributes(
                values, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(
        in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        beginEditing()
        for (part, values) in runs(in: range) {
            var values = values
            change(&values)
            setAttributes(values, range: part)
        }
        endEditing()
    }

    /// Returns the attributes within a range from a subclass.
    private func runs(in range: NSRange) -> [(range: NSRange, values: [NSAttributedString.Key: Any])] {
        var result: [(NSRange, [NSAttributedString.Key: Any])] = []
        var place = range.location
        while place < range.upperBound {
            var run = NSRange(location: place, length: 1)
            let values = attributes(at: place, effectiveRange: &run)
            let end = min(max(run.upperBound, place + 1), range.upperBound)
            result.append((NSRange(location: place, length: end - place), values))
            place = end
        }
        return result
    }

    // MARK: Subclasses that store the text elsewhere

    /// Copies a subclass's changes of its own text.
    private func copyChange(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        let text = string as NSString
        var replaced = range
        var new = NSRange(location: range.location, length: range.length + delta)
        let isConsistent = super.length + delta == text.length && new.length >= 0
        if !isConsistent || new.upperBound > text.length || replaced.upperBound > super.length {
            replaced = NSRange(location: 0, length: super.length)
            new = NSRange(location: 0, length: text.length)
        }
        if mask.contains(.editedCharacters) || !isConsistent {
            super.replaceCharacters(in: replaced, with: text.substring(with: new))
        }
        for (part, values) in runs(in: new) { super.setAttributes(values, range: part) }
    }
}

/// The methods that a text storage calls.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before attributes are fixed; characters and attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called before layout; attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
