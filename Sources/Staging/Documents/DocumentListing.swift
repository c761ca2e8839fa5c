import InterfaceBuilder

/// A machine-readable list of every object of a document.
///
/// The JSON has this format; members are in this order, objects in the order of the file, and missing values are
/// null:
///
///     {
///       "document": path, "kind": "storyboard" | "xib", "initialViewController": id,
///       "objects": [
///         {"id": id, "kind": name of the element, "class": class, "line": number, "parent": id of the nearest
///          enclosing element with an id, "key": property of the parent whose value it is, "label": displayed text,
///          "userLabel": name that its author gave it, "destination": id that a connection refers to}
///       ]
///     }
public struct DocumentListing {
    private let document: Document

    /// Creates a list of the document's objects.
    public init(_ document: Document) { self.document = document }

    /// The elements with an id: objects, connections, constraints and guides.
    public var objects: [Element] { document.elements.filter { $0.has("id") } }

    /// The list as a JSON object.
    public var json: String {
        let value = JSONValue.object([
            ("document", .string(document.path)), ("kind", .string(document.kind.rawValue)),
            ("initialViewController", .optional(document.initialViewControllerID)),
            ("objects", .array(objects.map(Self.json))),
        ])
        return value.text()
    }

    private static func json(_ object: Element) -> JSONValue {
        .object([
            ("id", .optional(object.id)), ("kind", .string(object.name)),
            ("class", .optional(object.className)),
            ("line", .number(Double(object.line))),
            ("parent", .optional(object.ancestors.lazy.compactMap(\.id).first { _ in true })),
            ("key", .optional(object.key)), ("label", .optional(object.displayName)),
            ("userLabel", .optional(object["userLabel"])),
            ("destination", .optional(object["destination"])),
        ])
    }
}

extension JSONValue {
    fileprivate static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}
