/// A storyboard or xib as Xcode saves it.
public struct Document: Sendable {
    /// The kind of a document.
    public enum Kind: String, Sendable, Hashable {
        /// Scenes with view controllers and segues between them.
        case storyboard
        /// The objects of one nib.
        case xib
    }

    /// The path as it was given, which diagnostics contain.
    public let path: String
    /// The kind: storyboard or xib.
    public let kind: Kind
    /// The `<document>` element, the root of everything in the file.
    public let root: Element
    /// Findings of reading, such as duplicate ids. ``check()`` finds more.
    public let diagnostics: [Diagnostic]

    /// Reads a document from a file.
    public init(contentsOf path: String, limits: ParseLimits = ParseLimits()) throws(DocumentError) {
        let bytes = try FileReader.read(path, limit: limits.fileSize)
        try self.init(bytes: bytes, path: path, limits: limits)
    }

    /// Reads a document from text, with a path for the diagnostics.
    public init(
        xml: String, path: String, limits: ParseLimits = ParseLimits(), recordsReading: Bool = false
    ) throws(DocumentError) {
        try self.init(
            bytes: ContiguousArray(xml.utf8), path: path, limits: limits, recordsReading: recordsReading)
    }

    /// Reads a document from bytes, with a path for the diagnostics.
    public init(
        bytes: ContiguousArray<UInt8>, path: String, limits: ParseLimits = ParseLimits(),
        recordsReading: Bool = false
    ) throws(DocumentError) {
        let read = bytes.withUnsafeBufferPointer { bytes in
            Result<ElementTree, DocumentError> { () throws(DocumentError) in
                if let reason = DocumentSniffer.objection(to: bytes) {
                    throw DocumentError(file: path, reason: reason)
                }
                return try TreeParser.parse(bytes, file: path, limits: limits)
            }
        }
        var tree = try read.get()
        if recordsReading { tree = ElementTree(recording: tree) }
        let root = Element(tree: tree, index: 0)
        if let error = DocumentSniffer.objection(to: root, file: path) { throw error }
        self.path = path
        self.root = root
        kind = root["type"]?.hasSuffix(".Storyboard.XIB") == true ? .storyboard : .xib
        diagnostics = tree.identifiers.duplicates.compactMap {
            Self.duplicate(Element(tree: tree, index: Int($0.node)), tree, path)
        }
    }

    /// The parts that have been read so far, where the document was loaded with `recordsReading`.
    public var readingRecord: ReadingRecord? { root.tree.record }

    private static func duplicate(_ element: Element, _ tree: ElementTree, _ path: String) -> Diagnostic? {
        guard let id = element.id, let node = tree.identifiers.node(for: id, bytes: tree.bytes) else {
            return nil
        }
        let first = Element(tree: tree, index: node)
        return Diagnostic(
            .error, file: path, line: element.line,
            message:
                "ids are unique, but \"\(id)\" of <\(element.name)> is also the id of "
                + "<\(first.name)> in line \(first.line), to which references are resolved")
    }

    /// Returns the element with the id in constant time; nil when there is none.
    public func element(withID id: String) -> Element? {
        root.tree.identifiers.node(for: id, bytes: root.tree.bytes).map {
            Element(tree: root.tree, index: $0)
        }
    }

    /// All elements in document order, the root first.
    public var elements: some Sequence<Element> {
        let tree = root.tree
        return tree.nodes.indices.lazy.map { Element(tree: tree, index: $0) }
    }

    /// Returns a finding about an element of this document.
    public func diagnostic(_ severity: Diagnostic.Severity, _ element: Element, _ message: String)
        -> Diagnostic
    {
        Diagnostic(severity, file: path, line: element.line, message: message)
    }
}
