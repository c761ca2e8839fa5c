extension GalleryPage {
    /// The page: one file without scripts or fonts from elsewhere.
    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.escapedForHTML)</title>
        <style>
        \(GalleryStyle.css)
        </style>
        </head>
        <body>
        <header>
        <h1>\(title.escapedForHTML)</h1>
        <p>\(summary)</p>
        </header>
        \(contents)
        <main>
        \(sections.enumerated().map { $1.html(number: $0) }.joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private var summary: String {
        let pictures = sections.reduce(0) { $0 + $1.cards.count }
        let errors = sections.count { $0.notes.contains(where: \.isError) }
        let parts = [
            Self.count(sections.count, "document"), Self.count(pictures, "picture"),
            errors > 0 ? Self.count(errors, "failure") : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }

    /// Links to the documents, where there are enough to get lost among.
    private var contents: String {
        guard sections.count > 3 else { return "" }
        let links = sections.enumerated().map { "<a href=\"#d\($0)\">\($1.document.escapedForHTML)</a>" }
        return "<nav>\(links.joined(separator: "\n"))</nav>"
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension GalleryPage.Section {
    fileprivate func html(number: Int) -> String {
        let folder = document.split(separator: "/").dropLast().joined(separator: "/")
        let file = document.split(separator: "/").last.map(String.init) ?? document
        return """
            <section id="d\(number)">
            <h2>\(folder.isEmpty ? "" : "<span>\(folder.escapedForHTML)/</span>")\(file.escapedForHTML)</h2>
            <div class="cards">
            \(cards.map(\.html).joined(separator: "\n"))
            </div>
            \(notesHTML)
            </section>
            """
    }

    private var notesHTML: String {
        guard !notes.isEmpty else { return "" }
        let errors = notes.contains(where: \.isError)
        let items = notes.map { "<li class=\"\($0.isError ? "error" : "note")\">\($0.text.escapedForHTML)</li>" }
        return """
            <details\(errors ? " open" : "")><summary>\(GalleryPage.count(notes.count, "diagnostic"))</summary>
            <ul>\(items.joined(separator: "\n"))</ul></details>
            """
    }
}

extension GalleryPage.Card {
    fileprivate var html: String {
        let path = file.percentEncodedPath.escapedForHTML
        let shown = Self.shownWidth(width, height)
        let radius = width > 0 ? cornerRadius * shown / width : 0
        return """
            <figure>
            <a href="\(path)"><img src="\(path)" alt="\(name.escapedForHTML)" loading="lazy" \
            width="\(Self.whole(shown))" height="\(Self.whole(width > 0 ? shown * height / width : 0))" \
            style="border-radius:\(Self.whole(radius))px"></a>
            <figcaption><b>\(name.escapedForHTML)</b><code>\(className.escapedForHTML)</code>\
            <span>\(tags.map { "<i>\($0.escapedForHTML)</i>" }.joined())</span></figcaption>
            </figure>
            """
    }

    /// Pictures are shown at three quarters of their size, wide ones at no more than a page's width.
    private static func shownWidth(_ width: Double, _ height: Double) -> Double {
        max(min(width * 0.75, 640, height > 0 ? 760 * width / height : 640), 1)
    }

    private static func whole(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, 0), 10000).rounded()) : 0 }
}
