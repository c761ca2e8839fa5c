import CoreGraphics
import Foundation

/// A text with its layout manager and container: those of a given container, or new ones if it has none.
@MainActor
struct TextKitParts {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer

    init(_ given: NSTextContainer?) {
        container = given ?? Self.ownContainer()
        manager = container.layoutManager ?? NSLayoutManager()
        storage = manager.textStorage ?? NSTextStorage()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
    }

    private static func ownContainer() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }
}

extension UITextView {
    var defaultAttributes: [NSAttributedString.Key: Any] {
        [.font: look.font, .foregroundColor: look.color]
    }

    /// Adopts font and color of a text's first character.
    func adoptLook(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        if let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { look.font = font }
        if let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
            look.color = color
        }
    }

    func setForAll(_ key: NSAttributedString.Key, _ value: Any) {
        chosenTypingAttributes?[key] = value
        guard length > 0 else { return change {} }
        textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    }

    /// Sets the view's alignment for paragraphs that have a style.
    func alignParagraphs() {
        let whole = NSRange(location: 0, length: length)
        textStorage.beginEditing()
        for (range, style) in paragraphStyles(in: whole) {
            let changed = NSMutableParagraphStyle()
            changed.setParagraphStyle(style)
            changed.alignment = textAlignment
            textStorage.addAttribute(.paragraphStyle, value: changed, range: range)
        }
        textStorage.endEditing()
    }

    private func paragraphStyles(in range: NSRange) -> [(NSRange, NSParagraphStyle)] {
        var found: [(NSRange, NSParagraphStyle)] = []
        textStorage.enumerateAttribute(.paragraphStyle, in: range) { value, part, _ in
            if let style = value as? NSParagraphStyle { found.append((part, style)) }
        }
        return found
    }

    // MARK: Links and attachments

    /// Uses the link or attachment at a point of text that is not edited; returns whether there is one.
    func useItem(at point: CGPoint) -> Bool {
        guard !isEditable, isSelectable, length > 0 else { return false }
        let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        let index = layoutManager.glyphIndex(for: place, in: textContainer)
        let glyph = NSRange(location: index, length: 1)
        guard layoutManager.boundingRect(forGlyphRange: glyph, in: textContainer).contains(place) else {
            return false
        }
        return useLink(at: index) || useAttachment(at: index) || useTag(at: index)
    }

    private func useLink(at index: Int) -> Bool {
        guard let (value, range) = wholeAttribute(.link, at: index),
            let link = value as? URL ?? (value as? String).flatMap(URL.init(string:))
        else { return false }
        perform(UITextItem(.link(link), in: range)) { [weak self] in
            guard let self else { return }
            let opens =
                textDelegate?.textView(
                    self, shouldInteractWith: link, in: range, interaction: .invokeDefaultAction) ?? true
            if opens { UIApplication.shared.open(link) }
        }
        return true
    }

    private func useAttachment(at index: Int) -> Bool {
        let value = textStorage.attribute(.attachment, at: index, effectiveRange: nil)
        guard let attachment = value as? NSTextAttachment else { return false }
        let range = NSRange(location: index, length: 1)
        perform(UITextItem(.textAttachment(attachment), in: range)) { [weak self] in
            guard let self else { return }
            _ = textDelegate?.textView(
                self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
        }
        return true
    }

    private func useTag(at index: Int) -> Bool {
        guard let (value, range) = wholeAttribute(.textItemTag, at: index), let tag = value as? String else {
            return false
        }
        perform(UITextItem(.tag(tag), in: range)) {}
        return true
    }

    /// Performs the action of an item, as the delegate decides.
    private func perform(_ item: UITextItem, defaultAction: @escaping () -> Void) {
        let action = UIAction { _ in defaultAction() }
        guard let textDelegate else { return action.perform(sender: self) }
        textDelegate.textView(self, primaryActionFor: item, defaultAction: action)?.perform(sender: self)
    }

    /// Returns the value of an attribute at a character, and all characters around it with the same value.
    private func wholeAttribute(_ key: NSAttributedString.Key, at index: Int) -> (Any, NSRange)? {
        var range = NSRange(location: index, length: 0)
        let whole = NSRange(location: 0, length: length)
        return textStorage.attribute(key, at: index, longestEffectiveRange: &range, in: whole)
            .map { ($0, range) }
    }
}
