/// The page about failures, code that was left out of the sources, and missing names.
/// missing.
public struct MissingPage: Sendable {
    private let title: String
    private let report: RenderReport
    private let gallery: String

    /// Creates a page about a report; `gallery` is the path of the gallery, relative to this page.
    public init(title: String, report: RenderReport, gallery: String) {
        (self.title, self.report, self.gallery) = (title, report, gallery)
    }

    /// Whether the page has no content.
    public var isEmpty: Bool {
        report.missing.isEmpty && report.modules.allSatisfy { $0.whole == $0.files }
            && report.scenes.allSatisfy { $0.state == .alive }
    }

    /// The page as a single HTML file without external scripts or fonts.
    public var html: String {
        let back = "<a href=\"\(gallery.percentEncodedPath)\">Pictures</a>"
        let parts = [scenes, modules, missing].compactMap { $0 }.enumerated().map { number, part in
            """
            <section aria-labelledby="h\(number)">
            <h2 id="h\(number)">\(part.title)</h2>
            <ul class="list">
            \(part.items.map { "<li>\($0)</li>" }.joined(separator: "\n"))
            </ul>
            </section>
            """
        }
        return HTMLPage(
            title: "\(title): what is missing",
            lines: [report.summary.escapedForHTML + HTMLPage.separator + back]
        ).html(parts.joined(separator: "\n"))
    }

    private typealias Part = (title: String, items: [String])

    private var scenes: Part? {
        let scenes = report.scenes.filter { $0.state != .alive }
        guard !scenes.isEmpty else { return nil }
        let items = scenes.map { scene in
            let name = scene.scene.isEmpty ? "" : "<b>\(scene.scene.escapedForHTML)</b> "
            let output = scene.output.map { "<pre>\($0.escapedForHTML)</pre>" } ?? ""
            return name
                + "<span>\(scene.document.escapedForHTML)</span> \(scene.state.badge) \(scene.why.escapedForHTML)"
                + output
        }
        return ("Scenes", items)
    }

    private var modules: Part? {
        let modules = report.modules.filter { $0.whole < $0.files }
        guard !modules.isEmpty else { return nil }
        let items = modules.flatMap { module in
            ["<b>\(module.name.escapedForHTML)</b> \(module.whole) of \(module.files) files whole"]
                + module.leftOut.map { part in
                    "\(part.file.escapedForHTML):\(part.line) <b>\(part.what.escapedForHTML)</b> "
                        + "<span>\(part.why.escapedForHTML)</span>"
                }
        }
        return ("Left out", items)
    }

    private var missing: Part? {
        guard !report.missing.isEmpty else { return nil }
        let items = report.missing.map { name in
            "<b>\(name.name.escapedForHTML)</b> <span>\(name.kind.escapedForHTML), "
                + "\(GalleryPage.count(name.uses, "use"))</span>"
        }
        return ("Missing names", items)
    }
}
