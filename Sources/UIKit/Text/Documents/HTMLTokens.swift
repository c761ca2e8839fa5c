import CLibXML2
import Foundation

/// A part of HTML: text, or the beginning or end of an element.
enum HTMLToken: Equatable {
    case text(String)
    case begin(String, [String: String])
    case end(String)
}

/// Splits HTML into its parts with libxml2's HTML parser, which reads what browsers read: missing ends are added, and characters
/// have names. Nothing is loaded.
struct HTMLTokens {
    /// WebKit's limit of nested elements.
    private static let depth = 512
    /// The parser compares each attribute of a tag with all others.
    private static let attributes = 1 << 14

    private let context: htmlParserCtxtPtr
    private var tokens: [HTMLToken] = []
    private var depth = 0

    /// Returns the parts of HTML without comments and declarations.
    static func tokens(of html: String) -> [HTMLToken] {
        // A fragment is parsed in a body, without which the parser would add paragraphs around text.
        let isFragment = html.range(of: "<body", options: .caseInsensitive) == nil
        // The parser ends at a null character.
        let bytes = Array(((isFragment ? "<body>" : "") + html).utf8).filter { $0 != 0 }
        guard let size = Int32(exactly: bytes.count), hasFewAttributes(bytes) else {
            RuntimeDiagnostics.reportOnce("HTML with too many attributes or bytes cannot be read")
            return []
        }
        guard let context = htmlNewParserCtxt() else { return [] }
        defer { htmlFreeParserCtxt(context) }
        var builder = HTMLTokens(context: context)
        withUnsafeMutablePointer(to: &builder) { pointer in
            context.pointee.sax.pointee = handler
            context.pointee.userData = UnsafeMutableRawPointer(pointer)
            bytes.withUnsafeBytes { bytes in
                let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                // With its own handler the parser creates no document.
                xmlFreeDoc(htmlCtxtReadMemory(context, text, size, nil, "UTF-8", options))
            }
            context.pointee.userData = nil
        }
        return isFragment ? builder.tokens.filter { !isRoot($0) } : builder.tokens
    }

    /// Whether a part begins or ends an element that a fragment does not have.
    private static func isRoot(_ token: HTMLToken) -> Bool {
        switch token {
        case .begin(let name, _), .end(let name): name == "html" || name == "body"
        case .text: false
        }
    }

    private init(context: htmlParserCtxtPtr) {
        self.context = context
    }

    // MARK: The parser

    private static var options: Int32 {
        let flags = [
            HTML_PARSE_NONET, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_RECOVER,
            HTML_PARSE_IGNORE_ENC,
        ]
        return Int32(truncatingIfNeeded: flags.reduce(0) { $0 | $1.rawValue })
    }

    /// The callbacks. They are C functions, so they capture nothing and find the builder by its address.
    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.startElement = { user, name, attributes in
            guard let name else { return }
            builder(user)?.pointee.begin(name, attributes)
        }
        handler.endElement = { user, name in
            guard let name else { return }
            builder(user)?.pointee.end(name)
        }
        handler.characters = { user, text, count in
            guard let text else { return }
            builder(user)?.pointee.add(UnsafeBufferPointer(start: text, count: Int(count)))
        }
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = handler.characters
        return handler
    }

    /// Whether no tag has so many attributes that comparing them takes long.
    private static func hasFewAttributes(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > attributes else { return true }
        var spaces: Int?
        for (place, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "<"):
                let next = place + 1 < bytes.count ? bytes[place + 1] | 0x20 : 0
                spaces = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) ? 0 : nil
            case UInt8(ascii: ">"): spaces = nil
            // Attributes are separated by spaces, quotation marks or slashes.
            case 9...13, UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"):
                spaces? += 1
                if let spaces, spaces > attributes { return false }
            default: break
            }
        }
        return true
    }

    // MARK: Parts

    private mutating func begin(
        _ name: UnsafePointer<xmlChar>, _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        guard depth < Self.depth else {
            RuntimeDiagnostics.reportOnce("HTML is read to the \(Self.depth)th nested element")
            return xmlStopParser(context)
        }
        depth += 1
        var attributes: [String: String] = [:]
        var place = list
        while let pair = place, let key = pair[0] {
            attributes[String(cString: key)] = pair[1].map { String(cString: $0) } ?? ""
            place = pair + 2
        }
        tokens.append(.begin(String(cString: name), attributes))
    }

    private mutating func end(_ name: UnsafePointer<xmlChar>) {
        depth -= 1
        tokens.append(.end(String(cString: name)))
    }

    /// The parser reports long text in several parts.
    private mutating func add(_ bytes: UnsafeBufferPointer<xmlChar>) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard case .text(var whole) = tokens.last else { return tokens.append(.text(text)) }
        // Removed first, so that the text grows in place.
        tokens.removeLast()
        whole += text
        tokens.append(.text(whole))
    }
}

/// A free function, since a C callback may not even capture a type.
private func builder(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<HTMLTokens>? {
    user?.assumingMemoryBound(to: HTMLTokens.self)
}
