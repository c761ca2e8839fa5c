import InterfaceBuilder

/// A document as text for line-based tools, with one object or property per line and without the attributes that Interface
/// Builder rewrites automatically.
public enum DocumentText {
    /// Returns the text of a document.
    public static func text(of document: Document) -> String {
        var lines: [String] = []
        write(document.root, document, "", &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func write(
        _ element: Element, _ document: Document, _ indent: String, _ lines: inout [String]
    ) {
        if Noise.isComputed(element) || element.isNamed("resources") { return }
        if element.isNamed("constraint") {
            return lines.append(
                "\(indent)constraint \(Equation.text(of: element, in: document)) (\(element.id ?? ""))")
        }
        if element.isConnection {
            let target = element["destination"].flatMap { document.element(withID: $0)?.caption }
            let words = element.attributes.filter { !["id", "destination"].contains($0.name) }
            let text = words.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
            return lines.append(
                "\(indent)\(element.name) \(text) → \(target ?? element["destination"] ?? "")")
        }
        if element.isPlainValue, element.objectID == nil {
            return lines.append(
                "\(indent)\(element["keyPath"] ?? element.key ?? element.name): \(element.valueText)")
        }
        if element.objectID == nil, element.attributes.isEmpty {
            // The members represent the list.
            for child in element.children { write(child, document, indent, &lines) }
            return
        }
        let name = element.isNamed("scene") ? "scene \(element.sceneCaption ?? "")" : element.caption
        lines.append(
            indent + (element.objectID == nil ? PropertyNames.name(element.key ?? element.name) : name))
        for attribute in element.attributes
        where !["id", "key", "sceneID"].contains(attribute.name)
            && !Noise.isComputed(attribute: attribute.name, of: element.name)
        {
            lines.append("\(indent)  \(attribute.name): \(attribute.value.replacing("\n", with: "\\n"))")
        }
        for child in element.children { write(child, document, indent + "  ", &lines) }
    }
}
