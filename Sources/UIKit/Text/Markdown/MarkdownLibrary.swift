import CMarkdown
import Foundation

/// The parser of Markdown, which is loaded for the first text.
struct MarkdownLibrary: Sendable {
    let functions: MarkdownLibraryFunctions

    /// The library; nil where it is not installed.
    static let shared = MarkdownLibrary()

    private init?() {
        guard let functions = markdown_load()?.pointee else { return nil }
        self.functions = functions
    }

    /// Calls a function for each event of a document: with its node, and whether the node ends.
    func walk(_ text: String, _ visit: (MarkdownNode, Bool) -> Void) {
        guard let parser = functions.parser_new(0) else { return }
        defer { functions.parser_free(parser) }
        for name in ["strikethrough", "table"] {
            if let found = functions.find_syntax_extension(name) {
                _ = functions.parser_attach_syntax_extension(parser, found)
            }
        }
        functions.parser_feed(parser, text, text.utf8.count)
        guard let root = functions.parser_finish(parser) else { return }
        defer { functions.node_free(root) }
        guard let iterator = functions.iter_new(root) else { return }
        defer { functions.iter_free(iterator) }
        while true {
            let event = functions.iter_next(iterator)
            guard event != MARKDOWN_DONE, let node = functions.iter_get_node(iterator) else { return }
            visit(MarkdownNode(functions: functions, node: node), event == MARKDOWN_EXIT)
        }
    }
}

/// A part of a document.
struct MarkdownNode {
    fileprivate let functions: MarkdownLibraryFunctions
    fileprivate let node: OpaquePointer

    var kind: String { text(functions.node_get_type_string) }
    var literal: String { text(functions.node_get_literal) }
    var address: String { text(functions.node_get_url) }
    var headingLevel: Int { Int(functions.node_get_heading_level(node)) }
    var isOrderedList: Bool { functions.node_get_list_type(node) == 2 }
    var firstOrdinal: Int { Int(functions.node_get_list_start(node)) }

    /// The first word after the fence of a block of code.
    var languageHint: String? {
        text(functions.node_get_fence_info).split(separator: " ").first.map(String.init)
    }

    var columns: [PresentationIntent.TableColumn] {
        let count = Int(functions.table_columns(node))
        guard let letters = functions.table_alignments(node) else { return [] }
        return (0..<count).map { index in
            switch letters[index] {
            case UInt8(ascii: "c"): .init(alignment: .center)
            case UInt8(ascii: "r"): .init(alignment: .right)
            default: .init(alignment: .left)
            }
        }
    }

    private func text(_ function: (OpaquePointer) -> UnsafePointer<CChar>?) -> String {
        function(node).map(String.init(cString:)) ?? ""
    }
}
