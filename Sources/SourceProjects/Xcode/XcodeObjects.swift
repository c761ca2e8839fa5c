import InterfaceBuilder

/// The objects of an Xcode project by identifier.
struct XcodeObjects {
    /// An object of the project.
    struct Object {
        let id: String
        private let fields: PropertyList

        init(id: String, fields: PropertyList) {
            self.id = id
            self.fields = fields
        }

        /// The kind, such as `PBXGroup`.
        var kind: String { self["isa"] ?? "" }
        subscript(field: String) -> String? { fields[field]?.string }
        func list(_ field: String) -> [String] { fields[field]?.array?.compactMap(\.string) ?? [] }
        func value(_ field: String) -> PropertyList? { fields[field] }
    }

    private let objects: [String: Object]
    /// The objects, in the order of the file.
    let all: [Object]
    /// The root object of the project.
    let project: Object

    init(_ list: PropertyList, path: String) throws(DocumentError) {
        all = (list["objects"]?.entries ?? []).map { Object(id: $0.key, fields: $0.value) }
        objects = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        guard let root = list["rootObject"]?.string, let project = objects[root] else {
            throw DocumentError(file: path, reason: .malformed("a project as the root object is expected"))
        }
        self.project = project
    }

    subscript(id: String) -> Object? { objects[id] }

    /// Returns the objects in a field's list, except missing ones.
    func list(_ field: String, of object: Object) -> [Object] {
        object.list(field).compactMap { objects[$0] }
    }
}
