import Foundation

/// Reads Markdown as text with the meanings of its parts.
struct MarkdownReader {
    private let baseURL: URL?
    private var result = AttributedString()
    private var inline: [InlineContext] = [InlineContext()]
    private var blocks: [PresentationIntent.IntentType] = []
    /// The numbers of the next items of the lists, from the outside in.
    private var ordinals: [Int] = []
    private var (identity, row, column) = (0, 0, 0)
    /// Whether paragraphs are blocks with an identity.
    private let hasBlocks: Bool

    /// The meanings that apply to the text at a place.
    private struct InlineContext {
        var intent: InlinePresentationIntent = []
        var link: URL?
        var image: URL?
    }

    private init(baseURL: URL?, hasBlocks: Bool) {
        self.baseURL = baseURL
        self.hasBlocks = hasBlocks
    }

    /// Returns the text of a source.
    static func text(
        _ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, baseURL: URL?,
        in library: MarkdownLibrary
    ) -> AttributedString {
        var reader = MarkdownReader(baseURL: baseURL, hasBlocks: syntax == .full)
        guard syntax != .full, let paragraph = SingleParagraph(source, keepsWhitespace: syntax != .inlineOnly)
        else {
            library.walk(source) { reader.visit($0, isEnd: $1) }
            return reader.result
        }
        library.walk(paragraph.source) { reader.visit($0, isEnd: $1, paragraph) }
        return reader.result
    }

    // MARK: Parts

    private mutating func visit(_ node: MarkdownNode, isEnd: Bool, _ paragraph: SingleParagraph? = nil) {
        func plain(_ text: String) -> String { paragraph?.original(text) ?? text }
        switch node.kind {
        case "text": append(plain(node.literal))
        case "code": append(plain(node.literal), .code)
        case "html_inline": append(plain(node.literal), .inlineHTML)
        case "softbreak": append(" ", .softBreak)
        case "linebreak": append("\n", .lineBreak)
        case "emph": nest(isEnd) { $0.intent.insert(.emphasized) }
        case "strong": nest(isEnd) { $0.intent.insert(.stronglyEmphasized) }
        case "strikethrough": nest(isEnd) { $0.intent.insert(.strikethrough) }
        case "link":
            let url = url(plain(node.address))
            nest(isEnd) { $0.link = url }
        case "image":
            let (url, start) = (url(plain(node.address)), result.characters.count)
            if isEnd, start == imageStart { append("\u{FFFC}") }
            nest(isEnd) { $0.image = url }
            imageStart = start
        default: visitBlock(node, isEnd: isEnd)
        }
    }

    /// The length of the text when the last image began.
    private var imageStart = -1

    private mutating func nest(_ isEnd: Bool, _ change: (inout InlineContext) -> Void) {
        if isEnd {
            if inline.count > 1 { inline.removeLast() }
        } else {
            var context = inline.last ?? InlineContext()
            change(&context)
            inline.append(context)
        }
    }

    private func url(_ address: String) -> URL? {
        URL(string: address, relativeTo: baseURL)
    }

    private mutating func append(_ text: String, _ intent: InlinePresentationIntent = []) {
        let context = inline.last ?? InlineContext()
        var attributes = AttributeContainer()
        let all = context.intent.union(intent)
        if !all.isEmpty { attributes.inlinePresentationIntent = all }
        attributes.link = context.link
        attributes.imageURL = context.image
        if !blocks.isEmpty { attributes.presentationIntent = PresentationIntent(types: blocks.reversed()) }
        result.append(AttributedString(text, attributes: attributes))
    }

    // MARK: Blocks

    private mutating func visitBlock(_ node: MarkdownNode, isEnd: Bool) {
        guard hasBlocks else { return }
        if node.kind == "html_block" { append(node.literal, .blockHTML) }
        guard let kind = kind(node) else { return }
        guard !isEnd else { return leave() }
        enter(node, kind)
        switch kind {
        case .codeBlock: append(node.literal)
        case .thematicBreak: append("⸻")
        default: return
        }
        // The parser reports no end of blocks without parts.
        leave()
    }

    private mutating func enter(_ node: MarkdownNode, _ kind: PresentationIntent.Kind) {
        identity += 1
        blocks.append(PresentationIntent.IntentType(kind: kind, identity: identity))
        switch kind {
        case .orderedList: ordinals.append(node.firstOrdinal)
        case .unorderedList: ordinals.append(1)
        case .listItem: ordinals[ordinals.index(before: ordinals.endIndex)] += 1
        case .table: row = 1
        case .tableHeaderRow: column = 0
        case .tableRow: (row, column) = (row + 1, 0)
        case .tableCell: column += 1
        default: break
        }
    }

    private mutating func leave() {
        guard let last = blocks.popLast() else { return }
        switch last.kind {
        case .orderedList, .unorderedList: _ = ordinals.popLast()
        default: break
        }
    }

    private func kind(_ node: MarkdownNode) -> PresentationIntent.Kind? {
        switch node.kind {
        case "paragraph": .paragraph
        case "heading": .header(level: node.headingLevel)
        case "block_quote": .blockQuote
        case "list": node.isOrderedList ? .orderedList : .unorderedList
        case "item": ordinals.last.map { .listItem(ordinal: $0) }
        case "code_block": .codeBlock(languageHint: node.languageHint)
        case "thematic_break": .thematicBreak
        case "table": .table(columns: node.columns)
        case "table_header": .tableHeaderRow
        case "table_row": .tableRow(rowIndex: row)
        case "table_cell": .tableCell(columnIndex: column)
        default: nil
        }
    }
}
