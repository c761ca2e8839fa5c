import CommandArguments
import DocumentChanges
import Foundation
import InterfaceBuilder

/// The changes of a document as JSON, with the patch that converts the old version to the new one.
struct ChangeListing: Codable {
    private struct Entry: Codable {
        let kind: String
        let scene: String?
        let object: String
        let id: String?
        let property: String?
        let old: String?
        let new: String?
        let oldLine: Int?
        let newLine: Int?
        /// The group of a change that Interface Builder makes automatically.
        let noise: String?
        let sentence: String
    }

    private let file: String
    private let changes: [Entry]
    private let patch: [String: String]
    /// The lines in which the new file is not as Xcode writes it; nil for none.
    private let notation: LineEdits?

    init(_ file: String, _ difference: DocumentDifference, _ patch: DocumentPatch) {
        self.file = file
        changes = difference.changes.map {
            Entry(
                kind: $0.kind.rawValue, scene: $0.scene, object: $0.object, id: $0.id, property: $0.property,
                old: $0.old, new: $0.new, oldLine: $0.oldLine, newLine: $0.newLine, noise: $0.noise?.rawValue,
                sentence: $0.sentence)
        }
        self.patch = patch.objects
        notation = patch.notation.isEmpty ? nil : patch.notation
    }

    static func json(of listings: [ChangeListing]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(listings) else { return "[]" }
        return String(decoding: data, as: UTF8.self)
    }

    /// Applies the patch of a listing to a document and prints the result.
    @MainActor
    static func apply(_ patch: String, to path: String) throws -> Int32 {
        let listings: [ChangeListing]
        do {
            listings = try JSONDecoder().decode([ChangeListing].self, from: Data(try FileContent.read(patch)))
        } catch {
            throw UsageError("\(patch): this is no output of kumiki diff --json")
        }
        guard listings.count == 1 else { throw UsageError("\(patch): a listing of one document is expected") }
        let document = try Document(contentsOf: path)
        let patch = DocumentPatch(
            objects: listings[0].patch, notation: listings[0].notation ?? LineEdits())
        Console.write(Data(try patch.apply(to: document)))
        return 0
    }
}
