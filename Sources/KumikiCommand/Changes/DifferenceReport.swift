import DocumentChanges
import Foundation
import InterfaceBuilder

/// The differences of several documents, in the form that was asked for.
@MainActor
struct DifferenceReport {
    private let format: Format
    private let showsAll: Bool
    private var listings: [ChangeListing] = []
    /// Whether a document could not be read.
    private(set) var hasFailed = false

    private enum Format { case plain, markdown, json }

    init(_ arguments: Arguments) {
        format = arguments.has("--json") ? .json : arguments.has("--markdown") ? .markdown : .plain
        showsAll = arguments.has("--all")
    }

    mutating func add(_ pair: DocumentPair) {
        do {
            let (old, new) = try pair.documents()
            let difference = DocumentDifference(from: old, to: new)
            if format == .json {
                return listings.append(
                    ChangeListing(pair.name, difference, DocumentPatch(from: old, to: new)))
            }
            guard !difference.changes.isEmpty else { return }
            let text = DifferenceText(difference, showsAll: showsAll, usesColor: Console.takesColor)
            Console.print(format == .markdown ? text.markdown(name: pair.name) : text.plain(name: pair.name))
        } catch {
            Console.error("\(error)")
            hasFailed = true
        }
    }

    /// Prints what is only complete at the end.
    func finish() {
        guard format == .json else { return }
        Console.print(ChangeListing.json(of: listings))
    }
}
