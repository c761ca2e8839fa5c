import InterfaceBuilder

/// Verifies that a merge does not introduce faults into a document.
enum Soundness {
    /// Throws an error if the document cannot be read, or has duplicate ids or dangling references that no source has.
    static func check(_ bytes: ContiguousArray<UInt8>, against sources: [Document]) throws(MergeError) {
        let merged: Document
        do { merged = try Document(bytes: bytes, path: sources[0].path) } catch {
            throw MergeError.unsound(error.message)
        }
        let faults = faults(in: merged)
        guard !faults.isEmpty else { return }
        let known = sources.reduce(into: Set<String>()) { $0.formUnion(Self.faults(in: $1)) }
        if let fault = faults.subtracting(known).min() { throw MergeError.unsound(fault) }
    }

    /// Returns the faults in a document: duplicate ids and dangling references.
    static func faults(in document: Document) -> Set<String> {
        var faults: Set<String> = []
        var seen: Set<String> = []
        for element in document.elements {
            if element.objectID != nil, let id = element.id, !seen.insert(id).inserted {
                faults.insert("the id \(id) is there twice")
            }
            for name in Vocabulary.references where !element.isNamed("placeholder") {
                guard let id = element[name], !id.isEmpty, !id.hasPrefix("-"),
                    document.element(withID: id) == nil
                else {
                    continue
                }
                faults.insert("\(name) refers to \(id), which is not there")
            }
        }
        return faults
    }
}
