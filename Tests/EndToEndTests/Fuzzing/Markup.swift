import InterfaceBuilder

/// A mutable tree of a document's elements.
struct Markup {
    struct Node {
        var name: String
        var attributes: [(name: String, value: String)]
        var text: String?
        var children: [Int]
    }

    /// The root is the first.
    var nodes: [Node] = []

    init(_ document: Document) {
        var positions: [Int: Int] = [:]
        for element in document.elements {
            positions[element.position] = nodes.count
            nodes.append(
                Node(
                    name: element.name, attributes: element.attributes.map { ($0.name, $0.value) },
                    text: element.text,
                    children: []))
            guard let parent = element.parent.flatMap({ positions[$0.position] }) else { continue }
            nodes[parent].children.append(nodes.count - 1)
        }
    }

    /// The tree as XML, up to the depth that readers accept.
    var xml: String {
        var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(0, depth: 0, to: &result)
        return result
    }

    private func write(_ index: Int, depth: Int, to result: inout String) {
        let node = nodes[index]
        guard depth < 600 else { return }
        result += "<\(node.name)"
        for attribute in node.attributes {
            result += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
        }
        result += ">" + Self.escaped(node.text ?? "")
        for child in node.children { write(child, depth: depth + 1, to: &result) }
        result += "</\(node.name)>\n"
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
