import CLibXML2

/// Parses XML into an element tree. Plain documents are scanned directly; everything else is parsed with
/// libxml2's SAX interface: no network, no external files, no entities but the five of XML.
enum TreeParser {
    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, limits: ParseLimits = ParseLimits(),
        allowsDocumentType: Bool = false
    ) throws(DocumentError) -> ElementTree {
        guard bytes.count <= limits.fileSize, let size = Int32(exactly: bytes.count) else {
            throw DocumentError(file: file, reason: .tooLarge(size: bytes.count, limit: limits.fileSize))
        }
        if let tree = PlainScanner.tree(bytes, limits: limits) { return tree }
        do {
            return try parseFully(
                bytes, size, file: file, limits: limits, allowsDocumentType: allowsDocumentType)
        } catch {
            throw ConflictMarkers.error(in: bytes, file: file) ?? error
        }
    }

    /// Parses any document with the full parser.
    static func parseFully(
        _ bytes: UnsafeBufferPointer<UInt8>, _ size: Int32, file: String, limits: ParseLimits,
        allowsDocumentType: Bool
    ) throws(DocumentError) -> ElementTree {
        try checkTags(bytes, file: file, limit: limits.attributes)
        guard let context = makeContext(bytes, size) else {
            throw DocumentError(file: file, reason: .unreadable("the parser has no memory left"))
        }
        defer { xmlFreeParserCtxt(context) }
        var builder = TreeBuilder(
            context: context, limits: limits, allowsDocumentType: allowsDocumentType, size: bytes.count)
        withUnsafeMutablePointer(to: &builder) { pointer in
            context.pointee.userData = UnsafeMutableRawPointer(pointer)
            xmlParseDocument(context)
            context.pointee.userData = nil
        }
        if let error = failure(of: builder, context, file: file, limits: limits) { throw error }
        return builder.tree()
    }

    private static func makeContext(_ bytes: UnsafeBufferPointer<UInt8>, _ size: Int32) -> xmlParserCtxtPtr? {
        let context = bytes.withMemoryRebound(to: CChar.self) {
            xmlCreateMemoryParserCtxt($0.baseAddress, size)
        }
        guard let context else { return nil }
        // "Huge" lifts the library's own limits of depth and length, which are tighter than ours and
        // are not reported as such.
        // "No entities" makes `&amp;` in attributes arrive as "&" instead of a reference to be resolved
        // later; it can add nothing else, as a declaration of an entity stops the parser.
        let options =
            XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOCDATA.rawValue
            | XML_PARSE_NOENT.rawValue
        xmlCtxtUseOptions(context, Int32(truncatingIfNeeded: options))
        context.pointee.sax.pointee = handler
        return context
    }

    private static func failure(
        of builder: TreeBuilder, _ context: xmlParserCtxtPtr, file: String, limits: ParseLimits
    ) -> DocumentError? {
        if let stop = builder.stop {
            let reason: DocumentError.Reason =
                switch stop {
                case .documentType: .documentType
                case .depth: .tooDeep(limit: limits.depth)
                case .elements: .tooManyElements(limit: limits.elements)
                case .attributes: .tooManyAttributes(limit: limits.attributes)
                }
            return DocumentError(file: file, line: builder.stopLine, reason: reason)
        }
        if context.pointee.wellFormed == 0 || builder.complaint != nil {
            let text = builder.complaint ?? "the parser gives no reason"
            return DocumentError(
                file: file, line: builder.complaintLine,
                reason: builder.complaintAtEnd ? .truncated(text) : .malformed(text))
        }
        return builder.isEmpty ? DocumentError(file: file, reason: .empty) : nil
    }

    /// Detects a tag with a huge number of attributes before the parser reads it: libxml2 compares every
    /// attribute with every other, so one such tag could take minutes. Smaller files are not
    /// searched.
    private static func checkTags(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, limit: Int
    ) throws(DocumentError) {
        guard bytes.count > 1 << 18 else { return }
        var equals = 0
        var line = 1
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "="): equals += 1
            case UInt8(ascii: "<"), UInt8(ascii: ">"): equals = 0
            case UInt8(ascii: "\n"): line += 1
            default: break
            }
            // Base64 and text contain the character too, so the limit here is higher.
            if equals > limit * 4 {
                throw DocumentError(file: file, line: line, reason: .tooManyAttributes(limit: limit))
            }
        }
    }
}
