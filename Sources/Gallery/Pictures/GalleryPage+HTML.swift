extension GalleryPage {
    /// The page as a single HTML file without frameworks, external scripts or external fonts.
    public var html: String {
        let scenes = GalleryScene.scenes(of: sections)
        var page = HTMLPage(title: title, lines: [counts, aliveHTML].compactMap { $0 })
        page.navigation = GalleryControls(sections: sections).html + contents
        page.style = GalleryPageStyle.css
        page.bodyClass = hasIndex ? "gallery indexed" : "gallery"
        page.script = HTMLPage.keyScript + GalleryPageScript.javaScript
        let parts = zip(sections, scenes).enumerated().map { $1.0.html(number: $0, scenes: $1.1) }
        return page.html((parts + [Self.emptiness, GalleryViewer.html]).joined(separator: "\n"))
    }

    private static let emptiness =
        "<p class=\"empty\" hidden>No picture matches. <button type=\"reset\" form=\"filters\">Show all</button></p>"

    /// The ratio of live scenes, with a link to the page about the others.
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

    /// Returns a number with its noun, in the plural unless the number is 1.
    package static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    // MARK: The index

    /// Whether there are enough documents for an index.
    private var hasIndex: Bool { sections.count > 2 }

    /// The links to the documents, grouped by folder.
    private var contents: String {
        guard hasIndex else { return "" }
        var folders: [(name: String, links: [String], pictures: Int)] = []
        var places: [String: Int] = [:]
        for (number, section) in sections.enumerated() {
            let place = places[section.folder] ?? folders.count
            if place == folders.count {
                folders.append((section.folder, [], 0))
                places[section.folder] = place
            }
            folders[place].links.append(section.link(number: number))
            folders[place].pictures += section.cards.count
        }
        let parts = folders.map { folder in
            guard !folder.name.isEmpty else { return folder.links.joined(separator: "\n") }
            return """
                <details open><summary>\(folder.name.breakableForHTML)<small>\(folder.pictures)</small></summary>
                \(folder.links.joined(separator: "\n"))
                </details>
                """
        }
        return "\n<nav class=\"index\" aria-label=\"Documents\">\n\(parts.joined(separator: "\n"))\n</nav>"
    }
}

extension GalleryPage.Section {
    private var fileName: String { document.split(separator: "/").last.map(String.init) ?? document }

    fileprivate var folder: String {
        let parts = document.split(separator: "/").dropLast()
        return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    }

    fileprivate func link(number: Int) -> String {
        let mark = notes.contains(where: \.isError) ? " class=\"error\"" : ""
        return "<a href=\"#d\(number)\"\(mark)>\(fileName.breakableForHTML)<small>\(cards.count)</small></a>"
    }

    /// The value for the filter of diagnostics: `errors`, `diagnostics` or `none`.
    var diagnosis: String {
        notes.isEmpty ? "none" : notes.contains(where: \.isError) ? "errors" : "diagnostics"
    }

    fileprivate func html(number: Int, scenes: [GalleryScene]) -> String {
        """
        <section id="d\(number)" aria-labelledby="h\(number)" data-diagnostics="\(diagnosis)">
        <h2 id="h\(number)"><span>\(folder.escapedForHTML)</span>\(fileName.escapedForHTML)</h2>
        <div class="cards">
        \(scenes.map(\.html).joined(separator: "\n"))
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
            <details class="notes"><summary>\(GalleryPage.count(notes.count, "diagnostic"))\(failed)</summary>
            <ul>
            \(items.joined(separator: "\n"))
            </ul></details>
            """
    }
}
