import UIKit

/// The text of a page of HTML with its headings, paragraphs, lists and emphasis. Everything else of a page is not drawn here.
struct PageText {
    private static let size: CGFloat = 16
    /// The sizes of headings, relative to the text's.
    private static let headings: [String: CGFloat] = [
        "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
    ]
    private static let blocks: Set<String> = [
        "p", "div", "ul", "ol", "li", "table", "tr", "section", "article", "header", "footer", "blockquote",
        "pre",
        "body", "html", "h1", "h2", "h3", "h4", "h5", "h6",
    ]
    private static let spaced: Set<String> = [
        "p", "ul", "ol", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6",
    ]
    private static let hidden: Set<String> = ["head", "title", "script", "style", "template"]

    private let result = NSMutableAttributedString()
    private var open: [String] = []
    private var numbers: [Int] = []
    /// The number of line breaks before the next words.
    private var breaks = 0
    /// The attributes of a space before the next words; nil for none.
    private var space: [NSAttributedString.Key: Any]?

    private init() {}

    /// Returns the text of a page; nil where it has none.
    @MainActor static func text(of html: String) -> NSAttributedString? {
        var page = PageText()
        var rest = html.replacing(#/<!--[\s\S]*?-->/#, with: "")[...]
        while !rest.isEmpty {
            let start = rest.firstIndex(of: "<") ?? rest.endIndex
            page.add(rest[..<start])
            guard start < rest.endIndex, let end = rest[start...].firstIndex(of: ">") else { break }
            page.read(rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return page.result.length > 0 ? page.result : nil
    }

    /// Reads a tag without its brackets.
    private mutating func read(_ tag: Substring) {
        let isEnd = tag.first == "/"
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if name == "br" { breaks += 1 }
        if Self.blocks.contains(name) { breaks = max(breaks, Self.spaced.contains(name) ? 2 : 1) }
        if isEnd {
            guard let place = open.lastIndex(of: name) else { return }
            open.removeSubrange(place...)
            if name == "ol" || name == "ul" { numbers = Array(numbers.dropLast()) }
        } else if !tag.hasSuffix("/"), !["br", "hr", "img", "meta", "link", "input"].contains(name) {
            // An item ends where the next one begins.
            if name == "li", open.last == "li" { open.removeLast() }
            open.append(name)
            if name == "ol" || name == "ul" { numbers.append(0) }
            if name == "li" { beginItem() }
        }
    }

    private mutating func beginItem() {
        let isNumbered = open.last { $0 == "ol" || $0 == "ul" } == "ol"
        if !numbers.isEmpty { numbers[numbers.count - 1] += 1 }
        breaks = max(breaks, 1)
        append(isNumbered ? "\(numbers.last ?? 1). " : "• ")
    }

    private mutating func add(_ source: Substring) {
        guard Self.hidden.isDisjoint(with: open) else { return }
        let text = Self.decoded(String(source))
        let words = text.split(whereSeparator: \.isWhitespace)
        if text.first?.isWhitespace == true, space == nil { space = attributes }
        guard !words.isEmpty else { return }
        append(words.joined(separator: " "))
        if text.last?.isWhitespace == true { space = attributes }
    }

    private mutating func append(_ text: String) {
        let isFirst = result.length == 0
        if let space, !isFirst, breaks == 0, !result.string.hasSuffix(" ") {
            result.append(NSAttributedString(string: " ", attributes: space))
        }
        let lines = isFirst ? "" : String(repeating: "\n", count: breaks)
        result.append(NSAttributedString(string: lines + text, attributes: attributes))
        (breaks, space) = (0, nil)
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let heading = open.last { Self.headings[$0] != nil }
        let size = Self.size * (heading.flatMap { Self.headings[$0] } ?? 1)
        let isBold = heading != nil || !Set(["b", "strong", "th"]).isDisjoint(with: open)
        let isItalic = !Set(["i", "em"]).isDisjoint(with: open)
        let font = isBold ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        let isLink = open.contains("a")
        var found: [NSAttributedString.Key: Any] = [
            .font: isItalic && !isBold ? UIFont.italicSystemFont(ofSize: size) : font,
            .foregroundColor: isLink ? UIColor.link : UIColor.black,
        ]
        if isLink { found[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        return found
    }

    /// Replaces references to characters by these.
    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        let names = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "mdash": "—",
            "ndash": "–",
            "hellip": "…", "copy": "©",
        ]
        return text.replacing(#/&(?:#(\d{1,7})|(\w{1,8}));/#) { match in
            if let digits = match.1, let value = UInt32(digits), let scalar = Unicode.Scalar(value) {
                return String(Character(scalar))
            }
            return match.2.flatMap { names[String($0)] } ?? String(match.0)
        }
    }
}
