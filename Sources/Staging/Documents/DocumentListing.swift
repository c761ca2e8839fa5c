import InterfaceBuilder

/// Every object of a document, as data for programs.
///
/// The JSON has this form, members in this order, objects in the order of the file; what an object does not have is
/// null:
///
///     {
///       "document": path, "kind": "storyboard" | "xib", "initialViewController": id,
///       "objects": [
///         {"id": id, "kind": name of the element, "class": class, "line": number, "parent": id of the nearest
///          element around it that has one, "key": property of the parent that it is, "label": what it shows,
///          "userLabel": name that its author gave it, "destination": id that a connection leads to}
///       ]
///     }
public struct DocumentListing {
    private let document: Document

    /// A listing of the document.
    public init(_ document: Document) { self.document = document }

    /// The elements that have an id: all objects, and connections, constraints and guides, which have theirs too.
    public var objects: [Element] { document.elements.filter { $0.has("id") } }

    /// One JSON object.
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
