import Foundation
import Gallery
import Staging

/// What a run has done so far, told on the terminal and on the page.
@MainActor
struct RenderReport {
    private let total: Int
    private var begun = 0
    private var failed = 0
    private(set) var pictures = 0
    private var sections: [GalleryPage.Section] = []
    private let showsProgress: Bool

    init(total: Int) {
        self.total = total
        showsProgress = total > 1 && Console.isInteractive
    }

    var hasFailures: Bool { failed > 0 }

    func page(title: String) -> GalleryPage { GalleryPage(title: title, sections: sections) }

    mutating func begin(_ name: String) {
        begun += 1
        if showsProgress { Console.progress("[\(begun)/\(total)] \(name)") }
    }

    mutating func add(_ section: GalleryPage.Section, diagnostics: [Diagnostic]) {
        pictures += section.cards.count
        sections.append(section)
        if diagnostics.contains(where: { $0.severity == .error }) { failed += 1 }
        tell(diagnostics)
    }

    mutating func fail(_ diagnostic: Diagnostic, document: String? = nil) {
        if diagnostic.severity == .error { failed += 1 }
        tell([diagnostic])
        let note = GalleryPage.Note(isError: diagnostic.severity == .error, text: diagnostic.description)
        sections.append(GalleryPage.Section(document: document ?? diagnostic.file, cards: [], notes: [note]))
    }

    private func tell(_ diagnostics: [Diagnostic]) {
        if showsProgress, !diagnostics.isEmpty { Console.progress("") }
        for diagnostic in diagnostics { Console.error(diagnostic.description) }
    }

    func finish(output: String) {
        if showsProgress { Console.progress("") }
        let parts = [
            GalleryPage.count(begun, "document"), GalleryPage.count(pictures, "picture"),
            failed > 0 ? GalleryPage.count(failed, "failure") : nil,
        ]
        Console.print(parts.compactMap { $0 }.joined(separator: ", ") + " → \(output)/index.html")
    }
}
