import InterfaceBuilder

/// The sources that Xcode generates from a Core Data model when it builds an app.
public struct ManagedClasses {
    /// The text of a Swift file; empty if no code is generated for the model.
    public let text: String

    /// Generates the classes of the model at a path, an `.xcdatamodeld` or `.xcdatamodel` folder.
    public init(modelAt path: String, within root: String) throws(DocumentError) {
        self.init(try DataModel(path: path, within: root))
    }

    init(_ model: DataModel) {
        let classes = Dictionary(
            model.entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
        let parts = model.entities.compactMap { entity in
            entity.generation.map { Self.text(of: entity, $0, classes) }
        }
        text = parts.isEmpty ? "" : "import CoreData\nimport Foundation\n\n" + parts.joined(separator: "\n")
    }

    private static func text(
        of entity: DataModel.Entity, _ generation: DataModel.Generation, _ classes: [String: String]
    ) -> String {
        var lines: [String] = []
        if generation == .class {
            let superclass = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
            lines += [
                "@objc(\(entity.className))", "public class \(entity.className): \(superclass) {", "}", "",
            ]
        }
        lines.append("extension \(entity.className) {")
        lines.append("    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {")
        lines.append("        NSFetchRequest<\(entity.className)>(entityName: \"\(entity.name)\")")
        lines.append("    }")
        lines += entity.attributes.map {
            "    @NSManaged public var \($0.name.declaredName): \(type(of: $0))"
        }
        for relationship in entity.relationships {
            let destination = classes[relationship.destination] ?? "NSManagedObject"
            let many = relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
            let type = relationship.isToMany ? many : destination + "?"
            lines.append("    @NSManaged public var \(relationship.name.declaredName): \(type)")
            if relationship.isToMany { lines += accessors(relationship, destination) }
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private static func accessors(_ relationship: DataModel.Relationship, _ destination: String) -> [String] {
        let name = (relationship.name.first?.uppercased() ?? "") + relationship.name.dropFirst()
        let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        return ["addTo", "removeFrom"].flatMap { verb in
            [
                "    @NSManaged public func \(verb)\(name)(_ value: \(destination))",
                "    @NSManaged public func \(verb)\(name)(_ values: \(many))",
            ]
        }
    }

    /// Returns the type of an attribute's property. Objects are always optional, as in Xcode's generated code.
    private static func type(of attribute: DataModel.Attribute) -> String {
        let isScalar = attribute.isScalar
        switch attribute.type {
        case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
        case "Double": return isScalar ? "Double" : "NSNumber?"
        case "Float": return isScalar ? "Float" : "NSNumber?"
        case "Boolean": return isScalar ? "Bool" : "NSNumber?"
        case "Decimal": return "NSDecimalNumber?"
        case "Date": return isScalar ? "TimeInterval" : "Date?"
        case "String": return "String?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Transformable": return (attribute.valueClass ?? "NSObject") + "?"
        default: return "NSObject?"
        }
    }
}
