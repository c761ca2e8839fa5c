import CommandArguments
import DocumentChanges
import Foundation
import InterfaceBuilder

/// The differences of several documents in the requested format.
@MainActor
struct DifferenceReport {
    private let format: Format
    private let showsAll: Bool
    private var listings: [ChangeListing] = []
    /// The page with images; nil if it is not requested.
    private var page: ChangePage?
    /// Whether a document could not be read.
    private(set) var hasFailed = false

    private enum Format { case plain, markdown, json }

    init(_ arguments: Arguments) throws {
        page = try arguments.value("--html").map { try ChangePage(title: "What changed", folder: $0) }
        format = arguments.has("--json") ? .json : arguments.has("--markdown") ? .markdown : .plain
        showsAll = arguments.has("--all")
    }

    mutating func add(_ pair: DocumentPair) {
        do {
            let (old, new) = try pair.documents()
            let difference = DocumentDifference(from: old, to: new)
            if !difference.changes.isEmpty { try addToPage(pair, old, new, difference) }
            if format == .json {
                let patch = DocumentPatch(from: old, to: new, bytes: try pair.newBytes())
                return listings.append(ChangeListing(pair.name, difference, patch))
            }
            guard !difference.changes.isEmpty else { return }
            let text = DifferenceText(difference, showsAll: showsAll, usesColor: Console.takesColor)
            Console.print(format == .markdown ? text.markdown(name: pair.name) : text.plain(name: pair.name))
        } catch {
            Console.error("\(error)")
            hasFailed = true
        }
    }

    private mutating func addToPage(
        _ pair: DocumentPair, _ old: Document, _ new: Document, _ difference: DocumentDifference
    ) throws {
        let versions = [
            ScenePictures.Version(name: "before", document: pair.hasOld ? old : nil),
            ScenePictures.Version(name: "after", document: pair.hasNew ? new : nil),
        ]
        let changes = difference.changes.filter { showsAll || $0.noise == nil }
        let summary = DifferenceText(difference, showsAll: showsAll).summary
        try page?.add(
            versions, name: pair.name, path: pair.resourcePath, marks: changes.map { .init($0) },
            notes: [summary].compactMap { $0 })
    }

    /// Writes and prints the output that needs all differences.
    func finish() throws {
        if let page { Console.error(try page.write()) }
        guard format == .json else { return }
        Console.print(ChangeListing.json(of: listings))
    }
}
