import SwiftParser
import SwiftSyntax

/// The methods that extensions of classes override, by the classes' names: evidence of what a missing superclass was.
struct ExtensionOverrides: Hashable, Sendable {
    private var methods: [String: Set<String>] = [:]

    static let none = ExtensionOverrides()

    init() {}

    /// Reads the extensions of the files that have overrides.
    init(of sources: [SourceFile]) {
        for source in sources where source.text.contains("extension ") && source.text.contains("override ") {
            for item in Parser.parse(source: source.text).statements {
                guard let node = item.item.as(ExtensionDeclSyntax.self) else { continue }
                let overridden = SuperclassGuess.overridden(in: node.memberBlock)
                guard !overridden.isEmpty else { continue }
                methods[node.extendedType.trimmedDescription, default: []].formUnion(overridden)
            }
        }
    }

    /// Returns the names with labels of the methods that a class overrides in extensions.
    subscript(name: String) -> Set<String> { methods[name] ?? [] }
}
