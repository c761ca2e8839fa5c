/// A page of comparisons with a section for each document.
public struct ComparisonPage: Sendable {
    /// The title at the top of the page.
    public var title: String
    public var sections: [Section]

    public init(title: String, sections: [Section]) {
        (self.title, self.sections) = (title, sections)
    }

    /// The scenes of a document.
    public struct Section: Sendable {
        /// The document's path as it was given.
        public var document: String
        /// Notes that do not concern a single scene, one line each.
        public var notes: [String]
        public var scenes: [SceneComparison]
        /// The number of scenes that are omitted because they are the same in all versions.
        public var unchangedScenes: Int

        public init(document: String, notes: [String], scenes: [SceneComparison], unchangedScenes: Int) {
            (self.document, self.notes, self.scenes) = (document, notes, scenes)
            self.unchangedScenes = unchangedScenes
        }
    }

    private var hasPairs: Bool {
        sections.contains {
            $0.scenes.contains { $0.versions.count == 2 && $0.versions.allSatisfy { $0.picture != nil } }
        }
    }

    /// The page as a single HTML file without external scripts or fonts.
    public var html: String {
        let scenes = sections.reduce(0) { $0 + $1.scenes.count }
        let counts =
            GalleryPage.count(sections.count, "document") + HTMLPage.separator
            + GalleryPage.count(scenes, "scene")
        var page = HTMLPage(title: title, lines: [counts], style: PicturePair.style + ComparisonStyle.css)
        if hasPairs {
            page.lines.append(PicturePair.keys)
            page.script = PicturePair.script(of: "comparison")
        }
        return page.html(sections.enumerated().map { $1.html(number: $0) }.joined(separator: "\n"))
    }
}

extension ComparisonPage.Section {
    fileprivate func html(number: Int) -> String {
        """
        <section aria-labelledby="h\(number)">
        <h2 id="h\(number)">\(document.escapedForHTML)</h2>
        \(scenes.map(\.html).joined(separator: "\n"))
        \(unchangedHTML)
        \(SceneComparison.list(notes, "note"))
        </section>
        """
    }

    private var unchangedHTML: String {
        guard unchangedScenes > 0 else { return "" }
        let words = unchangedScenes == 1 ? "is the same" : "are the same"
        return
            "<p class=\"unchanged\">\(GalleryPage.count(unchangedScenes, "scene")) \(words) in all versions.</p>"
    }
}
