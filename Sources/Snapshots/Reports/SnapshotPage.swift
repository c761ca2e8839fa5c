import Gallery

/// The page on which differences are reviewed: one file beside the pictures, without a server.
package struct SnapshotPage {
    let title: String
    let report: SnapshotReport

    package init(title: String, report: SnapshotReport) { (self.title, self.report) = (title, report) }

    package var html: String {
        let versions = report.versions.map { "<strong>\($0.escapedForHTML)</strong>" }
        let shown = report.outcomes.sorted { $0.state.rank < $1.state.rank }
        return HTMLPage(
            title: title, lines: [report.summary.escapedForHTML] + versions, navigation: filters,
            style: SnapshotPageStyle.css
        ).html(
            shown.map(\.html).joined(separator: "\n") + "\n<script>\n\(SnapshotPageStyle.script)\n</script>")
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
            <small>Keys: J and K go to the next and the previous, B, A, D, S and L choose before, after, difference, \
            slider and blink.</small></nav>
            """
    }
}

extension SnapshotOutcome.State {
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension SnapshotOutcome {
    var html: String {
        """
        <article class="snapshot" data-state="\(state.rawValue)" data-view="\(views.first?.0 ?? "")" tabindex="0" \
        data-name="\(title.lowercased().escapedForHTML)"\(state == .same ? " hidden" : "")>
        <h2><span>\(key.document.escapedForHTML)</span>\(name.escapedForHTML)</h2>
        <p>\(tags)</p>
        \(wordsHTML)\(controls)
        <div class="frame" style="width:\(shown(width))px;height:\(shown(height))px">\(pictures)\(outlines)</div>
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

    private var views: [(String, String)] {
        guard before != nil, after != nil else { return [] }
        let all = [
            ("after", "After"), ("before", "Before"), ("difference", "Difference"), ("slider", "Slider"),
            ("blink", "Blink"),
        ]
        return all.filter { $0.0 != "difference" || difference != nil }
    }

    private var controls: String {
        guard !views.isEmpty else { return "" }
        let buttons = views.map { "<button data-view=\"\($0.0)\">\($0.1)</button>" }.joined()
        return
            "<div class=\"views\">\(buttons)<input type=\"range\" value=\"50\" aria-label=\"Slider\"></div>"
    }

    private var pictures: String {
        [("before", before), ("after", after), ("difference", difference)].compactMap { kind, file in
            guard let file else { return nil }
            let path = file.percentEncodedPath.escapedForHTML
            return
                "<img class=\"\(kind)\" src=\"\(path)\" alt=\"\(title.escapedForHTML), \(kind)\" loading=\"lazy\">"
        }.joined()
    }

    /// The frames of the views that changed, over the pictures.
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
