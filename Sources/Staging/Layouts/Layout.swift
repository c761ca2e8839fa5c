import Foundation

/// A screen after layout: its visible views with frames, texts and accessibility.
///
/// The text format is readable in a review and can be parsed.
package struct Layout: Codable, Sendable, Hashable {
    /// A view.
    package struct Node: Codable, Sendable, Hashable {
        /// The number of superviews.
        package var depth: Int
        /// The class in the document, or else the view's class.
        package var className: String
        /// The object's id in the document.
        package var id: String?
        /// The x, y, width and height in points, in the window's coordinates.
        package var frame: [Double]
        /// The displayed text.
        package var text: String?
        /// Whether the text is truncated.
        package var isCutOff = false
        /// The accessibility label, if it was set.
        package var label: String?
        /// The accessibility identifier.
        package var name: String?

        package init(depth: Int, className: String, id: String?, frame: [Double]) {
            (self.depth, self.className, self.id, self.frame) = (depth, className, id, frame)
        }
    }

    /// The views in drawing order, each after its superview.
    package var nodes: [Node]

    package init(nodes: [Node]) { self.nodes = nodes }

    /// The layout as text, one line per view.
    package var text: String { nodes.map { $0.line + "\n" }.joined() }

    /// Parses the text of a layout; returns nil if a line does not describe a view.
    package init?(text: String) {
        nodes = []
        for line in text.split(separator: "\n") {
            guard let node = Node(line: line) else { return nil }
            nodes.append(node)
        }
    }
}

extension Layout.Node {
    /// The line of text, such as `  UILabel  (16, 80) 200×24  #a1b-2c-d3e  "Sign in"  cut off`.
    fileprivate var line: String {
        let place = frame.map(JSONValue.plain)
        let fields = [
            String(repeating: "  ", count: depth) + className,
            "(\(place[0]), \(place[1])) \(place[2])×\(place[3])", id.map { "#\($0)" },
            text.map(JSONValue.quoted), isCutOff ? "cut off" : nil,
            label.map { "label " + JSONValue.quoted($0) }, name.map { "name " + JSONValue.quoted($0) },
        ]
        return fields.compactMap { $0 }.joined(separator: "  ")
    }

    fileprivate init?(line: Substring) {
        let spaces = line.prefix { $0 == " " }.count
        var fields = Self.fields(line.dropFirst(spaces))[...]
        guard spaces.isMultiple(of: 2), let className = fields.popFirst(), let place = fields.popFirst()
        else {
            return nil
        }
        let numbers = place.split { "(), ×".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        self.init(depth: spaces / 2, className: className, id: nil, frame: numbers)
        for field in fields {
            guard read(field) else { return nil }
        }
    }

    private mutating func read(_ field: String) -> Bool {
        if field == "cut off" {
            isCutOff = true
        } else if field.hasPrefix("#") {
            id = String(field.dropFirst())
        } else if field.hasPrefix("label ") {
            label = Self.unquoted(field.dropFirst(6))
            return label != nil
        } else if field.hasPrefix("name ") {
            name = Self.unquoted(field.dropFirst(5))
            return name != nil
        } else {
            text = Self.unquoted(field[...])
            return text != nil
        }
        return true
    }

    /// Splits a line at double spaces outside of quoted strings.
    private static func fields(_ line: Substring) -> [String] {
        var result: [String] = []
        var field = ""
        var (isQuoted, isEscaped) = (false, false)
        for character in line {
            if !isQuoted, character == " ", field.hasSuffix(" ") {
                result.append(String(field.dropLast()))
                field = ""
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            field.append(character)
        }
        return field.isEmpty ? result : result + [field]
    }

    private static func unquoted(_ text: Substring) -> String? {
        guard text.hasPrefix("\"") else { return nil }
        return try? JSONDecoder().decode(String.self, from: Data(text.utf8))
    }
}
