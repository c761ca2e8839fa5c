import CLibXML2

/// The reason why a callback stopped the parser.
enum ParseStop {
    case documentType, depth, elements, attributes
}

/// Builds a tree from libxml2's SAX events. The callbacks access it by pointer.
struct TreeBuilder {
    typealias Characters = UnsafePointer<xmlChar>
    typealias AttributeList = UnsafeMutablePointer<UnsafePointer<xmlChar>?>

    let context: xmlParserCtxtPtr
    let limits: ParseLimits
    let allowsDocumentType: Bool

    private var assembly: TreeAssembly

    private(set) var stop: ParseStop?
    private(set) var stopLine = 0
    /// The parser's first error message.
    private(set) var complaint: String?
    private(set) var complaintLine = 0
    private(set) var complaintAtEnd = false

    init(context: xmlParserCtxtPtr, limits: ParseLimits, allowsDocumentType: Bool, size: Int) {
        self.context = context
        self.limits = limits
        self.allowsDocumentType = allowsDocumentType
        assembly = TreeAssembly(size: size)
    }

    private var line: Int { context.pointee.input.map { Int($0.pointee.line) } ?? 0 }

    mutating func start(_ local: Characters, prefix: Characters?, count: Int, list: AttributeList?) {
        guard stop == nil, checkLimits(attributes: count) else { return }
        let line = line
        Self.withName(local, prefix) { assembly.open($0, line: line) }
        guard let list else { return }
        for position in 0..<count { add(list + position * 5) }
    }

    /// Adds an attribute: five pointers for local name, prefix, namespace, value and the value's end.
    private mutating func add(_ entry: AttributeList) {
        guard let local = entry[0], let start = entry[3], let end = entry[4] else { return }
        let value = UnsafeBufferPointer(start: start, count: end - start)
        Self.withName(local, entry[1]) { assembly.attribute($0, value) }
    }

    /// Calls the closure with the name with its prefix, as in the file.
    private static func withName(
        _ local: Characters, _ prefix: Characters?, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        guard let prefix else {
            return body(UnsafeBufferPointer(start: local, count: Int(xmlStrlen(local))))
        }
        var name = String(cString: prefix) + ":" + String(cString: local)
        name.withUTF8(body)
    }

    mutating func end() {
        if stop == nil { assembly.close() }
    }

    mutating func text(_ characters: Characters, count: Int) {
        guard stop == nil, count > 0 else { return }
        assembly.text(UnsafeBufferPointer(start: characters, count: count))
    }

    mutating func comment(_ text: Characters) {
        guard stop == nil else { return }
        assembly.note(.comment, UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
    }

    /// Adds a processing instruction, with the text between its question marks unchanged.
    mutating func instruction(_ target: Characters, _ data: Characters?) {
        guard stop == nil else { return }
        var text = String(cString: target) + (data.map { " " + String(cString: $0) } ?? "")
        text.withUTF8 { assembly.note(.instruction, $0) }
    }

    private mutating func checkLimits(attributes count: Int) -> Bool {
        if assembly.depth >= limits.depth { halt(.depth) }
        if assembly.count >= limits.elements { halt(.elements) }
        if count > limits.attributes { halt(.attributes) }
        return stop == nil
    }

    mutating func documentType() {
        if !allowsDocumentType { halt(.documentType) }
    }

    mutating func halt(_ reason: ParseStop) {
        guard stop == nil else { return }
        stop = reason
        stopLine = line
        xmlStopParser(context)
    }

    mutating func complain(_ error: UnsafePointer<xmlError>) {
        guard complaint == nil, stop == nil, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else {
            return
        }
        let text = error.pointee.message.map { String(cString: $0) } ?? "unknown error \(error.pointee.code)"
        complaint = String(text.prefix { $0 != "\n" })
        complaintLine = Int(error.pointee.line)
        if let input = context.pointee.input, let position = input.pointee.cur, let end = input.pointee.end {
            complaintAtEnd = position >= end
        }
    }

    var isEmpty: Bool { assembly.count == 0 }

    /// Returns the tree, with what the parser knows of the XML declaration at its end: 1 or 0 for a standalone
    /// declaration, and negative numbers where there is none.
    mutating func tree() -> ElementTree {
        switch context.pointee.standalone {
        case 1: assembly.declaration = .standalone
        case 0: assembly.declaration = .notStandalone
        default: break
        }
        return assembly.tree()
    }
}
