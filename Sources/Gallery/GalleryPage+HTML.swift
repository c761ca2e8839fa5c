extension GalleryPage {
    /// The page: one file without scripts or fonts from elsewhere.
    public var html: String {
        HTMLPage(title: title, lines: [counts, aliveHTML].compactMap { $0 }, navigation: contents).html(
            sections.enumerated().map { $1.html(number: $0) }.joined(separator: "\n"))
    }

    /// The share of live scenes, with a link to the page on the others.
    private var aliveHTML: String? {
        guard let summary else { return nil }
        let link = missingPage.map { path in
            HTMLPage.separator + "<a href=\"\(path.percentEncodedPath)\">What is missing</a>"
        }
        return summary.escapedForHTML + (link ?? "")
    }

    private var counts: String {
        let pictures = sections.reduce(0) { $0 + $1.cards.count }
        let notes = sections.reduce(0) { $0 + $1.notes.count }
        let failures = sections.count { $0.notes.contains(where: \.isError) }
        let parts = [
            Self.count(sections.count, "document"), Self.count(pictures, "picture"),
            notes > 0 ? Self.count(notes, "diagnostic") : nil,
            failures > 0 ? "<strong>\(Self.count(failures, "failure"))</strong>" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: HTMLPage.separator)
    }

    /// Links to the documents, where there are enough to get lost among.
    private var contents: String {
        guard sections.count > 2 else { return "" }
        let links = sections.enumerated().map { number, section in
            "<a href=\"#d\(number)\">\(section.fileName.escapedForHTML)<small>\(section.cards.count)</small></a>"
        }
        return "<nav aria-label=\"Documents\">\n\(links.joined(separator: "\n"))\n</nav>"
    }

    /// A number with its noun, in the plural where there is not just one.
    package static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension GalleryPage.Section {
    fileprivate var fileName: String { document.split(separator: "/").last.map(String.init) ?? document }

    private var folder: String {
        let parts = document.split(separator: "/").dropLast()
        return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    }

    fileprivate func html(number: Int) -> String {
        """
        <section id="d\(number)" aria-labelledby="h\(number)">
        <h2 id="h\(number)"><span>\(folder.escapedForHTML)</span>\(fileName.escapedForHTML)</h2>
        <div class="cards">
        \(cards.map(\.html).joined(separator: "\n"))
        </div>
        \(notesHTML)
        </section>
        """
    }

    private var notesHTML: String {
        guard !notes.isEmpty else { return "" }
        let errors = notes.count(where: \.isError)
        let failed = errors > 0 ? " <strong>\(GalleryPage.count(errors, "error"))</strong>" : ""
        let items = notes.map { "<li\($0.isError ? " class=\"error\"" : "")>\($0.text.escapedForHTML)</li>" }
        return """
            <details><summary>\(GalleryPage.count(notes.count, "diagnostic"))\(failed)</summary>
            <ul>
            \(items.joined(separator: "\n"))
            </ul></details>
            """
    }
}
