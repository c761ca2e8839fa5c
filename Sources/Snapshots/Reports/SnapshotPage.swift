import KumikiGallery

/// The page for reviewing differences: a file beside the images that needs no server.
package struct SnapshotPage {
    let title: String
    let report: SnapshotReport

    package init(title: String, report: SnapshotReport) { (self.title, self.report) = (title, report) }

    package var html: String {
        let versions = report.versions.map { "<strong>\($0.escapedForHTML)</strong>" }
        let shown = report.outcomes.sorted { $0.state.rank < $1.state.rank }
        var page = HTMLPage(
            title: title, lines: [report.summary.escapedForHTML] + versions, navigation: filters,
            style: PicturePair.style + SnapshotPageStyle.css)
        page.script = PicturePair.script(of: "snapshot") + SnapshotPageStyle.script
        return page.html(shown.map(\.html).joined(separator: "\n"))
    }

    private var filters: String {
        let states = SnapshotOutcome.State.allCases.filter { report.count($0) > 0 }
        let buttons = states.map { state in
            "<button data-filter=\"\(state.rawValue)\" aria-pressed=\"\(state == .same ? "false" : "true")\">"
                + "\(state.rawValue)<small>\(report.count(state))</small></button>"
        }
        return """
            <nav aria-label="Filters" class="filters">\(buttons.joined())
            <input type="search" placeholder="Filter by name" aria-label="Filter by name">
            <small>\(PicturePair.keys)</small></nav>
            """
    }
}

extension SnapshotOutcome.State {
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension SnapshotOutcome {
    var html: String {
        """
        <article class="snapshot" data-state="\(state.rawValue)" tabindex="0" \
        data-name="\(title.lowercased().escapedForHTML)"\(state == .same ? " hidden" : "")>
        <h2><span>\(key.document.escapedForHTML)</span>\(name.escapedForHTML)</h2>
        <p>\(tags)</p>
        \(wordsHTML)\(pair.html)
        </article>
        """
    }

    private var tags: String {
        let badge = "<i class=\"\(state == .same ? "alive" : "failed")\">\(state.rawValue)</i>"
        return key.configuration.map { "<i>\($0.escapedForHTML)</i>" }.joined() + badge
    }

    private var wordsHTML: String {
        guard !words.isEmpty else { return "" }
        return "<ul class=\"list\">\(words.map { "<li>\($0.escapedForHTML)</li>" }.joined())</ul>\n"
    }

    private var pair: PicturePair {
        var pair = PicturePair(
            name: title, before: before.map { .init(file: $0) }, after: after.map { .init(file: $0) },
            width: shown(width), height: shown(height))
        pair.difference = difference.map { .init(file: $0) }
        pair.hasDifference = difference != nil
        pair.overlay = outlines
        return pair
    }

    /// The outlines of the changed views' frames, which overlay the images.
    private var outlines: String {
        changes.compactMap { change in
            guard let frame = change.after ?? change.before, width > 0, height > 0 else { return nil }
            let numbers = [frame[0] / width, frame[1] / height, frame[2] / width, frame[3] / height].map {
                "\(($0 * 10000).rounded() / 100)%"
            }
            return "<b class=\"outline\" style=\"left:\(numbers[0]);top:\(numbers[1]);width:\(numbers[2]);"
                + "height:\(numbers[3])\"><span>\(change.name.escapedForHTML)</span></b>"
        }.joined()
    }

    private func shown(_ length: Double) -> Int {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return 0 }
        return Int((length * min(0.9, 720 / width, 760 / height)).rounded())
    }
}
