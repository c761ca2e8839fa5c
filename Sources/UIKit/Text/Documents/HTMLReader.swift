import Foundation

/// Reads the text of HTML with its fonts, colors, links, paragraphs and lists. Images, tables and forms are their text.
struct HTMLReader {
    private static let blocks: Set<String> = [
        "p", "div", "ul", "ol", "li", "table", "tr", "section", "article", "header", "footer", "blockquote",
        "pre", "body", "html", "h1", "h2", "h3", "h4", "h5", "h6", "center", "dl", "dt", "dd", "hr", "main",
        "nav", "aside", "figure", "form", "address",
    ]
    /// Blocks with space after them.
    private static let spaced: Set<String> = [
        "p", "ul", "ol", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "dl",
    ]
    private static let hidden: Set<String> = ["head", "title", "script", "style", "template", "noscript"]
    private static let empty: Set<String> = [
        "br", "hr", "img", "meta", "link", "input", "wbr", "area", "base", "col", "embed", "source", "track",
    ]
    private static let paragraphs: Set<String> = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"]

    private struct Element {
        let name: String
        let style: HTMLStyle
    }

    private let result = NSMutableAttributedString()
    private var open: [Element] = []
    private var lists: [NSTextList] = []
    private var numbers: [Int] = []
    private var rules: [(selector: String, declarations: [(name: String, value: String)])] = []
    /// The beginning of the paragraph in the result.
    private var paragraph = 0
    private var hasSpace = false

    /// Returns the text of HTML.
    static func text(of html: String) -> NSAttributedString {
        var reader = HTMLReader()
        let tokens = HTMLTokens.tokens(of: html)
        reader.readRules(tokens)
        for token in tokens {
            switch token {
            case .text(let text): reader.add(text)
            case .begin(let name, let attributes): reader.begin(name, attributes)
            case .end(let name): reader.end(name)
            }
        }
        reader.endParagraph(adds: false)
        return reader.result
    }

    private mutating func readRules(_ tokens: [HTMLToken]) {
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if case .begin("style", _) = token, case .text(let sheet) = next {
                rules += CSSValue.rules(sheet)
            }
        }
    }

    // MARK: Elements

    private var style: HTMLStyle { open.last?.style ?? rootStyle }
    /// Fragments have no body, but its style.
    private var rootStyle: HTMLStyle {
        var style = HTMLStyle()
        for rule in rules where rule.selector == "*" || rule.selector == "body" {
            style.apply(rule.declarations)
        }
        return style
    }
    private var isHidden: Bool { open.contains { Self.hidden.contains($0.name) } }

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
        if name == "br" { return addBreak() }
        if Self.blocks.contains(name) { endParagraph() }
        // A paragraph or an item ends where the next one begins.
        if ["p", "li"].contains(name), open.last?.name == name { open.removeLast() }
        guard !Self.empty.contains(name) else { return }
        var style = style
        style.apply(name, attributes)
        let classes = (attributes["class"] ?? "").lowercased().split(separator: " ").map { ".\($0)" }
        for rule in rules where rule.selector == name && name != "body" || classes.contains(rule.selector) {
            style.apply(rule.declarations)
        }
        style.apply(CSSValue.declarations(attributes["style"] ?? ""))
        open.append(Element(name: name, style: style))
        if name == "ul" || name == "ol" {
            lists.append(NSTextList(markerFormat: name == "ul" ? .disc : .decimal, options: 0))
            numbers.append(0)
        }
        if name == "li" { addMarker() }
    }

    private mutating func end(_ name: String) {
        guard let place = open.lastIndex(where: { $0.name == name }) else { return }
        if Self.blocks.contains(name) { endParagraph() }
        for element in open[place...] where element.name == "ul" || element.name == "ol" {
            (lists, numbers) = (Array(lists.dropLast()), Array(numbers.dropLast()))
        }
        open.removeSubrange(place...)
    }

    /// The mark of an item is between two tabs, as on iOS.
    private mutating func addMarker() {
        guard let list = lists.last, let number = numbers.last else { return }
        numbers[numbers.count - 1] = number + 1
        let mark = list.marker(forItemNumber: number + 1) + (list.isOrdered ? "." : "")
        append("\t\(mark)\t")
        hasSpace = false
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        guard !isHidden else { return }
        if style.isPreformatted { return append(text) }
        let isSpace: (Character) -> Bool = { $0 != "\u{A0}" && $0.isWhitespace }
        let words = text.split(whereSeparator: isSpace)
        if text.first.map(isSpace) == true { hasSpace = true }
        guard !words.isEmpty else { return }
        append((hasSpace && needsSpace ? " " : "") + words.joined(separator: " "))
        hasSpace = text.last.map(isSpace) == true
    }

    /// Whether a space can be before the next word: not at the beginning of a line, and not after another.
    private var needsSpace: Bool {
        result.length > paragraph && !["\n", "\u{2028}", " ", "\t"].contains { result.string.hasSuffix($0) }
    }

    private mutating func addBreak() {
        guard !isHidden else { return }
        let isInParagraph = open.contains { Self.paragraphs.contains($0.name) }
        append(isInParagraph ? "\u{2028}" : "\n")
        hasSpace = false
    }

    private mutating func append(_ text: String) {
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let style = style
        var found: [NSAttributedString.Key: Any] = [
            .font: style.font, .foregroundColor: style.color ?? (style.link == nil ? .black : .link),
        ]
        if let background = style.backgroundColor { found[.backgroundColor] = background }
        if style.isUnderlined || style.link != nil {
            found[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        if style.isStruckThrough { found[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.baseline != 0 { found[.baselineOffset] = CGFloat(style.baseline) * style.size / 3 }
        if let link = style.link { found[.link] = URL(string: link) ?? link as Any }
        return found
    }

    // MARK: Paragraphs

    /// Ends the paragraph with a line break, if it has text. Only the text after the last block is not ended by one.
    private mutating func endParagraph(adds: Bool = true) {
        hasSpace = false
        guard !isHidden, result.length > paragraph else { return }
        if adds { append("\n") }
        let range = NSRange(location: paragraph, length: result.length - paragraph)
        result.addAttribute(.paragraphStyle, value: paragraphStyle, range: range)
        paragraph = result.length
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = self.style.alignment
        style.textLists = lists
        if let block = open.last(where: { Self.blocks.contains($0.name) }), Self.spaced.contains(block.name) {
            style.paragraphSpacing = block.style.size
        }
        if !lists.isEmpty {
            style.headIndent = 36 * CGFloat(lists.count)
            style.firstLineHeadIndent = 36 * CGFloat(lists.count - 1) + 11
        }
        return style
    }
}
