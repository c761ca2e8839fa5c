import Foundation
import InterfaceBuilder
import Testing

@testable import DocumentChanges

/// The properties of every merge, with random edits: of the sample, and of every document in the folder
/// `KUMIKI_CORPUS`, if it is set, with `KUMIKI_TRIPLES` triples in total.
@Suite struct MergePropertyTests {
    private static var documents: [Document] {
        get throws {
            guard let folder = ProcessInfo.processInfo.environment["KUMIKI_CORPUS"] else {
                return [try Samples.document(Samples.storyboard)]
            }
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().compactMap {
                try? Document(contentsOf: folder + "/" + $0)
            }
        }
    }

    private static let triples =
        ProcessInfo.processInfo.environment["KUMIKI_TRIPLES"].flatMap { Int($0) } ?? 60

    /// Calls the closure with triples: the base and the versions of both sides.
    private static func forEachTriple(
        _ edits: (UInt64) -> (RandomEdits, RandomEdits),
        _ body: (UInt64, Document, Document, Document) throws -> Void
    ) throws {
        let documents = try documents
        for index in 0..<triples {
            let base = documents[index % documents.count]
            let seed = UInt64(index)
            var (ours, theirs) = edits(seed)
            try body(
                seed, base, ours.edit(base, times: 1 + index % 5), theirs.edit(base, times: 1 + index % 7))
        }
    }

    private static func anyEdits(_ seed: UInt64) -> (RandomEdits, RandomEdits) {
        (RandomEdits(seed: seed * 2, letter: "o"), RandomEdits(seed: seed * 2 + 1, letter: "t"))
    }

    private func difference(_ merge: DocumentMerge, _ text: String) -> String? {
        difference(String(decoding: merge.xmlBytes, as: UTF8.self), text)
    }

    /// Returns the first line that differs.
    private func difference(_ left: String, _ right: String) -> String? {
        let lines = [left, right].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let place = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }
        if let place { return "line \(place.offset + 1): \(place.element.0) | \(place.element.1)" }
        return lines[0].count == lines[1].count ? nil : "one has more lines"
    }

    /// Returns the meaning of a document, independent of the order of siblings.
    private func meaning(_ element: Element) -> String {
        let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.sorted()
        return "\n<\(element.name) \(attributes) \(element.children.isEmpty ? element.text ?? "" : "")"
            + element.children.map { meaning($0) }.sorted().joined() + ">"
    }

    @Test("A side that changed nothing adds nothing")
    func noChange() throws {
        try Self.forEachTriple(Self.anyEdits) { seed, base, ours, _ in
            let merge = try DocumentMerge(fully: base, ours, base, .init())
            #expect(merge.conflicts.isEmpty, "seed \(seed)")
            #expect(difference(merge, ours.xml) == nil, "seed \(seed) \(base.path)")
            let other = try DocumentMerge(fully: base, base, ours, .init())
            #expect(difference(other, ours.xml) == nil, "seed \(seed) \(base.path)")
        }
    }

    @Test("Both orders give the same meaning")
    func symmetry() throws {
        try Self.forEachTriple(Self.anyEdits) { seed, base, ours, theirs in
            var (left, right) = (DocumentMerge.Options(), DocumentMerge.Options())
            left.answers = { _ in .ours }
            right.answers = { _ in .theirs }
            let merges = try (
                DocumentMerge(base: base, ours: ours, theirs: theirs, options: left),
                DocumentMerge(base: base, ours: theirs, theirs: ours, options: right)
            )
            let documents = try (
                Document(bytes: merges.0.xmlBytes, path: base.path),
                Document(bytes: merges.1.xmlBytes, path: base.path)
            )
            let words = (meaning(documents.0.root), meaning(documents.1.root))
            #expect(difference(words.0, words.1) == nil, "seed \(seed) \(base.path)")
        }
    }

    @Test("Edits of different objects never conflict")
    func disjoint() throws {
        func isOurs(_ element: EditableElement) -> Bool {
            (element["id"] ?? "").utf8.reduce(0) { $0 &+ Int($1) }.isMultiple(of: 2)
        }
        try Self.forEachTriple {
            (
                RandomEdits(seed: $0 * 2, letter: "o", changesStructure: false, isAllowed: isOurs),
                RandomEdits(seed: $0 * 2 + 1, letter: "t", changesStructure: false) { !isOurs($0) }
            )
        } _: { seed, base, ours, theirs in
            let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
            #expect(merge.conflicts.map(\.sentence) == [], "seed \(seed) \(base.path)")
        }
    }

    @Test("Every id is in the result, or a side removed it; no result is unsound")
    func identifiers() throws {
        try Self.forEachTriple(Self.anyEdits) { seed, base, ours, theirs in
            // An unsound result throws.
            let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
            let merged = try Document(bytes: merge.xmlBytes, path: base.path)
            for (side, other) in [(ours, theirs), (theirs, ours)] {
                for element in side.elements {
                    guard element.objectID != nil, let id = element.id, merged.element(withID: id) == nil
                    else {
                        continue
                    }
                    let removal = Removal(base: base, side: side, other: other, merged: merged)
                    #expect(removal.accounts(for: id), "seed \(seed) \(base.path): \(id) is lost")
                }
            }
        }
    }

    @Test("A patch makes the new version of the old one, and every edit is reported")
    func patches() throws {
        try Self.forEachTriple(Self.anyEdits) { seed, base, ours, theirs in
            let patch = DocumentPatch(from: ours, to: theirs)
            let applied = try patch.apply(to: ours)
            #expect(applied == theirs.xmlBytes, "seed \(seed) \(base.path)")
            let difference = DocumentDifference(from: ours, to: theirs)
            #expect(
                difference.changes.isEmpty == (ours.xmlBytes == theirs.xmlBytes), "seed \(seed) \(base.path)")
        }
    }

    @Test("An edit of one object is reported in one line that names it")
    func edits() throws {
        try Self.forEachTriple { seed in
            let edits = RandomEdits(seed: seed, letter: "e", changesStructure: false)
            return (edits, edits)
        } _: { seed, base, _, _ in
            var edits = RandomEdits(seed: seed, letter: "e", changesStructure: false)
            let edited = try edits.edit(base, times: 1)
            let unedited = try Self.withoutComments(base)
            guard edited.xml != unedited.xml else { return }
            let changes = DocumentDifference(from: unedited, to: edited).changes
            #expect(changes.count == 1, "seed \(seed) \(base.path): \(changes.map(\.sentence))")
            #expect(
                changes.allSatisfy {
                    $0.id != nil && ($0.property != nil || $0.kind == .added || $0.new?.contains(".") == true)
                })
        }
    }

    /// Returns the document without comments, as editors may save it.
    private static func withoutComments(_ document: Document) throws -> Document {
        try Document(xml: EditableElement(document.root).xml(like: document), path: document.path)
    }
}

/// The reasons for which an object of one side is not in the result of a merge.
private struct Removal {
    let base: Document
    let side: Document
    let other: Document
    let merged: Document

    private func isRemoved(_ id: String) -> Bool {
        base.element(withID: id) != nil && other.element(withID: id) == nil
    }

    /// Whether the other side has removed the object, or one that it is in or refers to, directly or through
    /// others that are not in the result either.
    func accounts(for id: String) -> Bool {
        var known: Set<String> = [id]
        var pending = [id]
        while let id = pending.popLast() {
            if isRemoved(id) { return true }
            guard merged.element(withID: id) == nil, let element = side.element(withID: id) else { continue }
            for outer in [element] + element.ancestors {
                let references = outer.attributes.filter { Vocabulary.isReference($0.name) }.map(\.value)
                for next in references + [outer.id].compactMap({ $0 }) where known.insert(next).inserted {
                    pending.append(next)
                }
            }
        }
        return false
    }
}
