import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibContext {
    /// Returns the fragments of a document's attributed string, joined.
    func attributedString(_ text: AttributedText) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in text.fragments {
            let attributes = textAttributes(fragment.attributes, fragment.element)
            result.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return result
    }

    /// Returns the fragments of a document's attributed string in another language. A translation is one text: it has
    /// the attributes of the longest fragment, but for fragments that occur in it as they are, such as names.
    func attributedString(_ text: AttributedText, translation: String?) -> NSAttributedString {
        guard let translation else { return attributedString(text) }
        let fragments = text.fragments
        let main = fragments.indices.max {
            let (a, b) = (fragments[$0].text.count, fragments[$1].text.count)
            return a == b ? $0 > $1 : a < b
        }
        let attributes = main.map { textAttributes(fragments[$0].attributes, fragments[$0].element) } ?? [:]
        let result = NSMutableAttributedString(string: translation, attributes: attributes)
        var start = translation.startIndex
        for (index, fragment) in fragments.enumerated() where index != main {
            let kept = fragment.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !kept.isEmpty, let range = translation.range(of: kept, range: start..<translation.endIndex)
            else { continue }
            start = range.upperBound
            result.setAttributes(
                textAttributes(fragment.attributes, fragment.element),
                range: NSRange(range, in: translation))
        }
        return result
    }

    /// Attributes of text in UIKit's types.
    func textAttributes(_ attributes: [TextAttribute], _ element: Element) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for attribute in attributes {
            guard let value = value(of: attribute, element) else { continue }
            result[NSAttributedString.Key(rawValue: attribute.name)] = value
        }
        return result
    }

    private func value(of attribute: TextAttribute, _ element: Element) -> Any? {
        switch attribute.value {
        case .color(let color): return self.color(color, element)
        case .font(let description): return font(description)
        case .paragraph(let style): return NSMutableParagraphStyle(document: style)
        case .number(let number): return NSNumber(value: number)
        case .string(let text): return text
        case .url(let text): return URL(string: text) ?? text
        case .other(let value): return other(value)
        }
    }

    private func other(_ element: Element) -> Any? {
        if element.isNamed("shadow") { return shadow(element) }
        report(
            "the text attribute <\(element.name)> is not supported", element, about: "text \(element.name)")
        return nil
    }

    private func shadow(_ element: Element) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = CGFloat(element.length("blurRadius", default: 0))
        let offset = element.size(key: "offset") ?? element.child(named: "size")?.size
        if let offset { shadow.shadowOffset = CGSize(offset) }
        if let color = element.child(named: "color").flatMap(DocumentColor.init) {
            shadow.shadowColor = self.color(color, element)
        }
        return shadow
    }
}

extension NSMutableParagraphStyle {
    /// Creates the paragraph style of a document.
    convenience init(document style: InterfaceBuilder.ParagraphStyle) {
        self.init()
        alignment = style.alignment.flatMap(NSTextAlignment.init(documentName:)) ?? .natural
        lineBreakMode = style.lineBreakMode.flatMap(NSLineBreakMode.init(documentName:)) ?? .byWordWrapping
        switch style.baseWritingDirection {
        case "leftToRight": baseWritingDirection = .leftToRight
        case "rightToLeft": baseWritingDirection = .rightToLeft
        default: break
        }
        func distance(_ name: String) -> CGFloat { CGFloat(style.distance(name)) }
        lineSpacing = distance("lineSpacing")
        paragraphSpacing = distance("paragraphSpacing")
        paragraphSpacingBefore = distance("paragraphSpacingBefore")
        firstLineHeadIndent = distance("firstLineHeadIndent")
        headIndent = distance("headIndent")
        tailIndent = distance("tailIndent")
        minimumLineHeight = distance("minimumLineHeight")
        maximumLineHeight = distance("maximumLineHeight")
        defaultTabInterval = distance("defaultTabInterval")
        lineHeightMultiple = CGFloat(style.lineHeightMultiple)
        hyphenationFactor = Float(style.hyphenationFactor)
        allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation ?? false
    }
}

extension NSTextAlignment {
    /// Creates the alignment from its name in documents.
    init?(documentName name: String) {
        switch name {
        case "left": self = .left
        case "center": self = .center
        case "right": self = .right
        case "justified": self = .justified
        case "natural": self = .natural
        default: return nil
        }
    }
}

extension NSLineBreakMode {
    /// Creates the mode from its name in documents: `tailTruncation` of labels and buttons, `truncatingTail` of
    /// paragraph styles.
    init?(documentName name: String) {
        switch name {
        case "wordWrap", "wordWrapping": self = .byWordWrapping
        case "characterWrap", "charWrapping": self = .byCharWrapping
        case "clip", "clipping": self = .byClipping
        case "headTruncation", "truncatingHead": self = .byTruncatingHead
        case "tailTruncation", "truncatingTail": self = .byTruncatingTail
        case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
        default: return nil
        }
    }
}
