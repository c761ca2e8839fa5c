import CLibXML2

/// What stopped the parser from the inside.
enum ParseStop {
    case documentType, depth, elements, attributes
}

/// Collects the parser's events into the arrays of a tree. The callbacks reach it by pointer.
struct TreeBuilder {
    typealias Characters = UnsafePointer<xmlChar>
    typealias AttributeList = UnsafeMutablePointer<UnsafePointer<xmlChar>?>

    let context: xmlParserCtxtPtr
    let limits: ParseLimits
    let allowsDocumentType: Bool

    private var nodes: ContiguousArray<ElementTree.Node> = []
    private var attributes: ContiguousArray<ElementTree.Attribute> = []
    private var bytes: ContiguousArray<UInt8> = []
    private var names = NameTable()
    private var identifiers: ContiguousArray<IdentifierTable.Entry> = []

    private var current: Int32 = -1
    private var depth = 0
    /// Text of the current element since its last child.
    private var pending: ContiguousArray<UInt8> = []
    private var pendingHasText = false

    private(set) var stop: ParseStop?
    private(set) var stopLine = 0
    /// The first complaint of the parser.
    private(set) var complaint: String?
    private(set) var complaintLine = 0
    private(set) var complaintAtEnd = false

    init(context: xmlParserCtxtPtr, limits: ParseLimits, allowsDocumentType: Bool, size: Int) {
        self.context = context
        self.limits = limits
        self.allowsDocumentType = allowsDocumentType
        nodes.reserveCapacity(size / 80 + 8)
        attributes.reserveCapacity(size / 24 + 8)
        bytes.reserveCapacity(size / 2 + 256)
        identifiers.reserveCapacity(size / 200 + 8)
    }

    private var line: Int { context.pointee.input.map { Int($0.pointee.line) } ?? 0 }

    mutating func start(_ local: Characters, prefix: Characters?, count: Int, list: AttributeList?) {
        flushText(leaf: false)
        depth += 1
        guard stop == nil, checkLimits(attributes: count) else { return }
        let index = Int32(truncatingIfNeeded: nodes.count)
        nodes.append(
            .init(
                name: names.intern(local, prefix: prefix, into: &bytes), parent: current, end: index,
                firstAttribute: Int32(truncatingIfNeeded: attributes.count),
                line: Int32(truncatingIfNeeded: line), text: .empty))
        current = index
        guard let list else { return }
        for position in 0..<count { add(list + position * 5) }
    }

    /// One attribute: five pointers for local name, prefix, namespace, value and the value's end.
    private mutating func add(_ entry: AttributeList) {
        guard let local = entry[0], let start = entry[3], let end = entry[4] else { return }
        let name = names.intern(local, prefix: entry[1], into: &bytes)
        let length = end - start
        let value = ElementTree.Span(
            offset: Int32(truncatingIfNeeded: bytes.count), length: Int32(truncatingIfNeeded: length))
        bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
        attributes.append(.init(name: name, value: value))
        if entry[1] == nil, local[0] == UInt8(ascii: "i"), local[1] == UInt8(ascii: "d"), local[2] == 0 {
            identifiers.append(.init(id: value, node: current))
        }
    }

    mutating func end() {
        flushText(leaf: true)
        depth -= 1
        guard stop == nil, current >= 0 else { return }
        nodes[Int(current)].end = Int32(truncatingIfNeeded: nodes.count)
        current = nodes[Int(current)].parent
    }

    mutating func text(_ characters: Characters, count: Int) {
        guard current >= 0, count > 0 else { return }
        pending.append(contentsOf: UnsafeBufferPointer(start: characters, count: count))
    }

    /// Keeps the text of an element that holds nothing else as it is; between elements, white space is
    /// only the indentation of the file.
    private mutating func flushText(leaf: Bool) {
        guard !pending.isEmpty else { return }
        defer { pending.removeAll(keepingCapacity: true) }
        guard current >= 0, stop == nil else { return }
        let node = Int(current)
        let isLeaf = leaf && nodes.count == node + 1
        guard isLeaf || pending.contains(where: { $0 > 0x20 }) else { return }
        let old = nodes[node].text
        let offset = Int32(truncatingIfNeeded: bytes.count)
        if old.length > 0 { bytes.append(contentsOf: Array(bytes[old.range])) }
        bytes.append(contentsOf: pending)
        nodes[node].text = .init(offset: offset, length: Int32(truncatingIfNeeded: bytes.count) - offset)
    }

    private mutating func checkLimits(attributes count: Int) -> Bool {
        if depth > limits.depth { halt(.depth) }
        if nodes.count >= limits.elements { halt(.elements) }
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

    var isEmpty: Bool { nodes.isEmpty }

    func tree() -> ElementTree {
        ElementTree(
            nodes: nodes, attributes: attributes, bytes: bytes, names: names.names, nameSpans: names.spans,
            identifiers: IdentifierTable(identifiers, bytes: bytes))
    }
}
