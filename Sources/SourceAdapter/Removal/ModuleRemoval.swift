/// The removal of code that does not compile from the files of a module.
public struct ModuleRemoval: Sendable {
    /// The input of the removal from one file.
    private struct Input: Hashable, Sendable {
        let source: SourceFile
        let places: [BrokenPlace]
        let purpose: CodeRemoval.Purpose
        let extensions: ExtensionOverrides
        let values: ClassValues
    }

    private let known: [Input: CodeRemoval]
    /// The removals by the paths of their files, without files that are whole.
    public let files: [String: CodeRemoval]
    /// Descriptions of the removed code, for the user, in the order of the files.
    public let leftOut: [AdapterDiagnostic]

    /// Removes the code at the places, by the paths of their files. Files with the same places as in an earlier removal are not
    /// parsed again.
    public init(
        of sources: [SourceFile], at places: [String: [BrokenPlace]], for purpose: CodeRemoval.Purpose,
        after former: ModuleRemoval? = nil
    ) {
        let messages = places.values.joined().map(\.message)
        let isTypeMissing = messages.contains { $0.hasPrefix("cannot find type '") }
        let extensions = isTypeMissing ? ExtensionOverrides(of: sources) : .none
        let values = messages.contains(where: RemovalError.isAtNil) ? ClassValues(of: sources) : .none
        let inputs = sources.compactMap { source in
            places[source.path].map {
                Input(source: source, places: $0, purpose: purpose, extensions: extensions, values: values)
            }
        }
        let removals = SourceAdapter.concurrently(inputs) { input in
            former?.known[input]
                ?? CodeRemoval(
                    of: input.source, at: input.places, for: input.purpose, extensions: input.extensions,
                    values: input.values)
        }
        known = Dictionary(zip(inputs, removals)) { first, _ in first }
        leftOut = removals.flatMap(\.leftOut)
        files = Dictionary(zip(inputs.map(\.source.path), removals)) { first, _ in first }
    }
}
