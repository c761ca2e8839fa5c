/// Assembles a document from tags and text, in the order in which they are written.
public struct DocumentAssembly {
    private var assembly: TreeAssembly

    /// Creates an empty document with the XML declaration of another one.
    public init(like document: Document) {
        assembly = TreeAssembly(size: document.root.tree.bytes.count * 2)
        assembly.declaration = document.root.tree.declaration
    }

    /// Opens an element.
    public mutating func open(_ name: String, _ attributes: [Element.Attribute]) {
        var name = name
        name.withUTF8 { assembly.open($0, line: 0) }
        for attribute in attributes {
            var (name, value) = (attribute.name, attribute.value)
            name.withUTF8 { name in value.withUTF8 { assembly.attribute(name, $0) } }
        }
    }

    /// Adds text to the open element.
    public mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { assembly.text($0) }
    }

    /// Adds a comment, without its delimiters.
    public mutating func comment(_ text: String) { note(.comment, text) }

    /// Adds a processing instruction, without its delimiters.
    public mutating func instruction(_ text: String) { note(.instruction, text) }

    /// Closes the open element.
    public mutating func close() { assembly.close() }

    /// Adds an element with its contents.
    public mutating func copy(_ element: Element) {
        open(element.name, element.attributes)
        for content in element.contents { add(content) }
        if element.children.isEmpty, let content = element.text, !element.hasMixedContent { text(content) }
        close()
    }

    /// Adds an item of an element's contents.
    public mutating func add(_ content: Element.Content) {
        switch content {
        case .element(let element): copy(element)
        case .comment(let text): comment(text)
        case .instruction(let text): instruction(text)
        case .text(let text): self.text(text)
        }
    }

    /// The document as Xcode saves it, in UTF-8.
    public var xmlBytes: ContiguousArray<UInt8> { DocumentWriter.bytes(of: assembly.tree()) }

    private mutating func note(_ kind: ElementTree.Note.Kind, _ text: String) {
        var text = text
        text.withUTF8 { assembly.note(kind, $0) }
    }
}
