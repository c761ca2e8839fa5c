import SwiftParser
import SwiftSyntax

/// The properties of classes whose missing values code may depend on, by the classes' names. Controllers are often declared in several
/// files.
struct ClassValues: Hashable, Sendable {
    /// The properties of one class.
    struct Properties: Hashable, Sendable {
        /// Those whose types end with `!`.
        var implicit: Set<String> = []
        /// Those among them that documents connect.
        var outlets: Set<String> = []
        /// The stored properties whose types end with `?`.
        var optional: Set<String> = []
    }

    private var properties: [String: Properties] = [:]

    static let none = ClassValues()

    private init() {}

    /// Reads the classes of the files.
    init(of sources: [SourceFile]) {
        for source in sources where source.text.contains("class ") {
            for item in Parser.parse(source: source.text).statements {
                guard let node = item.item.as(ClassDeclSyntax.self) else { continue }
                let finder = UnwrappedPropertyFinder(in: node.memberBlock)
                properties[node.name.text] = Properties(
                    implicit: finder.names, outlets: finder.outlets, optional: finder.optionals)
            }
        }
    }

    /// Returns the properties of a class.
    subscript(name: String) -> Properties { properties[name] ?? Properties() }
}
