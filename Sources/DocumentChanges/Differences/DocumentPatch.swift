import InterfaceBuilder

/// A patch that converts one version of a document to another: the source of each new or changed object, with a placeholder
/// for each nested object.
public struct DocumentPatch: Sendable, Hashable {
    /// The new and changed objects by id. The key of the document itself is empty.
    public private(set) var objects: [String: String] = [:]
    /// The lines in which the file of the new version is not as Xcode writes it.
    public private(set) var notation = LineEdits()

    /// Creates a patch of objects by id.
    public init(objects: [String: String], notation: LineEdits = LineEdits()) {
        (self.objects, self.notation) = (objects, notation)
    }

    /// The patch that makes the new version of the old one, byte for byte where the bytes of its file are given.
    public init(from old: Document, to new: Document, bytes: ContiguousArray<UInt8>? = nil) {
        if let bytes { notation = LineEdits(from: new.xmlBytes, to: bytes) ?? LineEdits() }
        let before = Shells(old).texts
        for (key, text) in Shells(new).texts where before[key] != text { objects[key] = text }
    }

    /// The bytes of the new version.
    public func apply(to old: Document) throws(DocumentError) -> ContiguousArray<UInt8> {
        guard let bytes = notation.apply(to: try applyObjects(to: old)) else {
            throw DocumentError(file: "patch", reason: .malformed("its lines are those of another document"))
        }
        return bytes
    }

    /// The new version, as Xcode saves it.
    private func applyObjects(to old: Document) throws(DocumentError) -> ContiguousArray<UInt8> {
        let before = Shells(old).texts
        guard let text = objects[""] ?? before[""] else { return old.xmlBytes }
        let root = try Document(xml: text, path: old.path)
        var assembly = DocumentAssembly(like: root)
        for content in root.contents {
            if case .element(let element) = content {
                try write(element, before, to: &assembly, depth: 0)
            } else {
                assembly.add(content)
            }
        }
        return assembly.xmlBytes
    }

    private func write(
        _ element: Element, _ before: [String: String], to assembly: inout DocumentAssembly, depth: Int
    ) throws(DocumentError) {
        assembly.open(element.name, element.attributes)
        if element.children.isEmpty, !element.hasMixedContent, let text = element.text { assembly.text(text) }
        for content in element.contents {
            switch content {
            case .element(let child): try write(child, before, to: &assembly, depth: depth + 1)
            case .instruction(let text) where text.hasPrefix(Shells.mark):
                let key = String(text.dropFirst(Shells.mark.count))
                guard depth < 1_024, let text = objects[key] ?? before[key] else {
                    throw DocumentError(
                        file: "patch", reason: .malformed("no version contains the object \(key)"))
                }
                let shell = try Document(xml: Shells.wrapped(text), path: "patch")
                for child in shell.root.children { try write(child, before, to: &assembly, depth: depth + 1) }
            default: assembly.add(content)
            }
        }
        assembly.close()
    }
}

/// The source of each object of a document, with placeholders for nested objects.
private struct Shells {
    static let mark = "kumiki-object "
    private(set) var texts: [String: String] = [:]

    init(_ document: Document) {
        var keys: [Int: String] = [:]
        var counts: [String: Int] = [:]
        for element in document.root.descendants {
            guard let id = element.objectID else { continue }
            let count = counts[id, default: 0]
            counts[id] = count + 1
            keys[element.position] = count == 0 ? id : "\(id) \(count + 1)"
        }
        var assembly = DocumentAssembly(like: document)
        for content in document.contents { Self.write(content, keys, to: &assembly) }
        texts[""] = String(decoding: assembly.xmlBytes, as: UTF8.self)
        for element in document.root.descendants {
            guard let key = keys[element.position] else { continue }
            var assembly = DocumentAssembly(like: document)
            Self.write(element, keys, to: &assembly)
            let text = String(decoding: assembly.xmlBytes, as: UTF8.self)
            texts[key] = String(
                text[(text.firstIndex(of: "\n").map(text.index(after:)) ?? text.startIndex)...])
        }
    }

    static func wrapped(_ text: String) -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">" + text + "</document>"
    }

    private static func write(
        _ content: Element.Content, _ keys: [Int: String], to assembly: inout DocumentAssembly
    ) {
        guard case .element(let element) = content else { return assembly.add(content) }
        if let key = keys[element.position] { return assembly.instruction(mark + key) }
        write(element, keys, to: &assembly)
    }

    private static func write(_ element: Element, _ keys: [Int: String], to assembly: inout DocumentAssembly)
    {
        assembly.open(element.name, element.attributes)
        if element.children.isEmpty, !element.hasMixedContent, let text = element.text { assembly.text(text) }
        for content in element.contents { write(content, keys, to: &assembly) }
        assembly.close()
    }
}
