import CLibXML2

/// Counts libxml2's events.
enum BareParser {
    /// Returns the number of elements; nil where the bytes are not well-formed XML.
    static func elements(in bytes: ContiguousArray<UInt8>) -> Int? {
        guard let size = Int32(exactly: bytes.count) else { return nil }
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { user, _, _, _, _, _, _, _, _ in
            user?.assumingMemoryBound(to: Int.self).pointee += 1
        }
        handler.endElementNs = { _, _, _, _ in }
        handler.characters = { _, _, _ in }
        handler.ignorableWhitespace = { _, _, _ in }
        handler.serror = { _, _ in }
        var count = 0
        let status = bytes.withUnsafeBytes {
            xmlSAXUserParseMemory(&handler, &count, $0.bindMemory(to: CChar.self).baseAddress, size)
        }
        return status == 0 ? count : nil
    }
}
