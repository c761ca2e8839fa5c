import Foundation
import FoundationXML

// Adapted code calls these functions in place of initializers. Foundation for Linux ends the process at an attribute that a document
// declares without a default value, which on iOS only a delegate notices.

/// Returns a parser of a document.
public func _xmlParse(data: Data) -> XMLParser { XMLParser(data: AttributeDeclarations.removed(from: data)) }

/// Returns a parser of a file's document; nil if it cannot be read.
public func _xmlParse(contentsOf url: URL) -> XMLParser? {
    (try? Data(contentsOf: url)).map { _xmlParse(data: $0) }
}

/// Returns a parser of the document that a stream contains, which is read when it is parsed.
public func _xmlParse(stream: InputStream) -> XMLParser { XMLParser(stream: DocumentStream(of: stream)) }

/// A stream of another one's document without the declarations that the parser does not accept.
private final class DocumentStream: InputStream {
    private static let length = 64 << 10

    private let source: InputStream
    private var rest: Data?

    init(of source: InputStream) {
        self.source = source
        super.init(data: Data())
    }

    override func open() { source.open() }

    override func close() { source.close() }

    override var streamError: (any Error)? { source.streamError }

    override var streamStatus: Stream.Status { source.streamStatus }

    override var hasBytesAvailable: Bool { rest.map { !$0.isEmpty } ?? source.hasBytesAvailable }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
        guard var rest = rest ?? document() else { return -1 }
        let count = rest.prefix(maxLength).copyBytes(
            to: UnsafeMutableBufferPointer(start: buffer, count: maxLength))
        rest = Data(rest.dropFirst(count))
        self.rest = rest
        return count
    }

    /// Reads the whole document; nil if that fails.
    private func document() -> Data? {
        var document = Data()
        var buffer = [UInt8](repeating: 0, count: Self.length)
        while true {
            let count = source.read(&buffer, maxLength: buffer.count)
            if count < 0 { return nil }
            if count == 0 { return AttributeDeclarations.removed(from: document) }
            document.append(contentsOf: buffer[..<count])
        }
    }
}

/// The declarations of attributes in a document's type.
private enum AttributeDeclarations {
    private static let start = Data("<!ATTLIST".utf8)
    private static let end = UInt8(ascii: ">")
    private static let words = ["#IMPLIED", "#REQUIRED"].map { Data($0.utf8) }

    /// Returns the document with spaces in place of declarations without a default value, so that positions remain.
    static func removed(from document: Data) -> Data {
        guard let type = document.range(of: Data("<!DOCTYPE".utf8)) else { return document }
        var result = document
        var rest = type.upperBound..<document.endIndex
        while let found = document.range(of: start, in: rest) {
            let close = document[found.upperBound...].firstIndex(of: end) ?? document.endIndex
            let declaration = found.lowerBound..<close
            if words.contains(where: { document.range(of: $0, in: declaration) != nil }) {
                blank(declaration, of: &result)
                if close < document.endIndex { result[close] = UInt8(ascii: " ") }
            }
            rest = close..<document.endIndex
        }
        return result
    }

    private static func blank(_ range: Range<Data.Index>, of document: inout Data) {
        for index in range where document[index] != UInt8(ascii: "\n") { document[index] = UInt8(ascii: " ") }
    }
}
