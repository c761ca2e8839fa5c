import InterfaceBuilder

/// A Core Data model, as far as Xcode generates classes from it.
struct DataModel {
    /// The code that Xcode generates for an entity.
    enum Generation: String {
        /// The class with its properties.
        case `class`
        /// The properties of a class that the sources declare.
        case category
    }

    struct Entity {
        let name: String
        let className: String
        /// The name of the parent entity.
        let parent: String?
        let generation: Generation?
        fileprivate(set) var attributes: [Attribute] = []
        fileprivate(set) var relationships: [Relationship] = []
    }

    struct Attribute {
        let name: String
        /// The type as it is in the model, such as `Integer 64`.
        let type: String
        let isScalar: Bool
        /// The class of a transformable value.
        let valueClass: String?
    }

    struct Relationship {
        let name: String
        /// The name of the destination entity.
        let destination: String
        let isToMany: Bool
        let isOrdered: Bool
    }

    private(set) var entities: [Entity] = []

    /// Parses the XML of a model. Names that are not Swift identifiers are ignored.
    init(xml: ContiguousArray<UInt8>, path: String) throws(DocumentError) {
        for element in try Element.root(of: xml, path: path).children where element.isNamed("entity") {
            guard let name = element["name"], Self.isName(name) else { continue }
            var entity = Self.entity(name, element)
            for member in element.children {
                if let name = member["name"], Self.isName(name) { entity.add(member, name) }
            }
            entities.append(entity)
        }
    }

    /// Reads the current version of a model: an `.xcdatamodeld` folder, or an `.xcdatamodel` folder.
    init(path: String, within root: String) throws(DocumentError) {
        let folder = path.hasSuffix(".xcdatamodeld") ? try Self.currentVersion(of: path) : path
        guard FolderListing.isInside(folder, FolderListing.resolved(root) ?? root) else {
            throw DocumentError(file: folder, reason: .unreadable("it is not in the project's folder"))
        }
        let file = folder + "/contents"
        try self.init(xml: FileReader.read(file, limit: 8 << 20), path: file)
    }

    static func currentVersion(of path: String) throws(DocumentError) -> String {
        let versions = (FolderListing.entries(of: path, limit: 1_000) ?? []).map(\.name)
            .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let chosen = (try? FileReader.read(path + "/.xccurrentversion", limit: 1 << 20)).flatMap { bytes in
            String(decoding: bytes, as: UTF8.self)
                .firstMatch(of: /<key>_XCCurrentVersionName<\/key>\s*<string>([^<]*)<\/string>/)
                .map { String($0.1) }
        }
        guard let name = versions.first(where: { $0 == chosen }) ?? versions.last else {
            throw DocumentError(file: path, reason: .missing)
        }
        return path + "/" + name
    }

    private static func entity(_ name: String, _ values: Element) -> Entity {
        // The name of a class may be prefixed by a dot or by the module's name.
        let written = values["representedClassName"]?.split(separator: ".").last.map(String.init) ?? name
        return Entity(
            name: name, className: isName(written) ? written : name, parent: values["parentEntity"],
            generation: values["codeGenerationType"].flatMap(Generation.init))
    }

    /// Returns the type of a transformed value, a class or a collection such as `[String: [Int]]`; nil for other text.
    fileprivate static func valueType(_ text: String) -> String? {
        if let last = text.split(separator: ".").last, isName(String(last)) { return String(last) }
        let isType =
            text.wholeMatch(of: /\[[\w.,:?<>\[\] ]+\]|\w+<[\w.,:?<>\[\] ]+>/.asciiOnlyWordCharacters()) != nil
        return isType ? text : nil
    }

    fileprivate static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z_]\w*/.asciiOnlyWordCharacters()) != nil
    }
}

extension DataModel.Entity {
    fileprivate mutating func add(_ values: Element, _ name: String) {
        if values.isNamed("attribute") {
            attributes.append(
                DataModel.Attribute(
                    name: name, type: values["attributeType"] ?? "",
                    isScalar: values["usesScalarValueType"] == "YES",
                    valueClass: values["customClassName"].flatMap(DataModel.valueType)))
        } else if values.isNamed("relationship"), let destination = values["destinationEntity"] {
            relationships.append(
                DataModel.Relationship(
                    name: name, destination: destination, isToMany: values["toMany"] == "YES",
                    isOrdered: values["ordered"] == "YES"))
        }
    }
}
