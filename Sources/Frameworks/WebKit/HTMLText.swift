import Foundation

/// What a page of HTML says, without its layout.
enum HTMLText {
    private static let entities = [
        "&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&amp;": "&",
    ]

    /// The text of the body, a line for each block.
    static func text(of html: String) -> String {
        var text = html
        for element in ["head", "script", "style"] {
            text = text.replacing(expression("<\(element)[\\s>][\\s\\S]*?</\(element)>"), with: "")
        }
        text = text.replacing(expression("\\s+"), with: " ")
        text = text.replacing(expression("<(br|/p|/div|/h[1-6]|/li|/tr)[^>]*>"), with: "\n")
        text = text.replacing(expression("<[^>]*>"), with: "")
        for (entity, character) in entities.sorted(by: { $0.key > $1.key }) {
            text = text.replacingOccurrences(of: entity, with: character)
        }
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The page's title.
    static func title(of html: String) -> String? {
        guard let start = html.range(of: "<title>", options: .caseInsensitive),
            let end = html.range(of: "</title>", options: .caseInsensitive),
            start.upperBound <= end.lowerBound
        else { return nil }
        return String(html[start.upperBound..<end.lowerBound])
    }

    private static func expression(_ pattern: String) -> Pattern { Pattern(pattern) }

    /// A regular expression that ignores case.
    struct Pattern {
        let expression: NSRegularExpression?
        init(_ pattern: String) {
            expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        }
    }
}

extension String {
    fileprivate func replacing(_ pattern: HTMLText.Pattern, with template: String) -> String {
        let all = NSRange(startIndex..., in: self)
        return pattern.expression?.stringByReplacingMatches(in: self, range: all, withTemplate: template)
            ?? self
    }
}
