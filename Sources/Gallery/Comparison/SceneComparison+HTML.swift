extension SceneComparison {
    /// The images in a row. A page that contains it includes ``ComparisonStyle``.
    var html: String {
        """
        <article class="comparison" tabindex="0">
        <h3>\(name.escapedForHTML)</h3>
        <div class="versions">
        \(versions.map(\.html).joined(separator: "\n"))
        \(pairHTML)
        </div>
        \(Self.list(changes, "change"))
        </article>
        """
    }

    /// Returns a list, which is collapsed if it is long.
    static func list(_ lines: [String], _ noun: String) -> String {
        guard !lines.isEmpty else { return "" }
        return """
            <details\(lines.count > 8 ? "" : " open")><summary>\(GalleryPage.count(lines.count, noun))</summary>
            <ul>
            \(lines.map { "<li>\($0.escapedForHTML)</li>" }.joined(separator: "\n"))
            </ul></details>
            """
    }

    /// Both images in one frame, which initially shows their difference.
    private var pairHTML: String {
        guard versions.count == 2, let old = versions[0].picture, let new = versions[1].picture else {
            return ""
        }
        let (width, height) = (max(old.shownWidth, new.shownWidth), max(old.shownHeight, new.shownHeight))
        var pair = PicturePair(
            name: name, before: old.share(width, height), after: new.share(width, height), width: width,
            height: height)
        pair.view = .difference
        return pair.html
    }
}

extension SceneComparison.Version {
    fileprivate var html: String {
        let content = picture.map { $0.image(name) + $0.outlines.map($0.html).joined() }
        return """
            <figure style="--w:\(picture?.shownWidth ?? 200)px">
            <div class="picture">\(content ?? "<p>\(absence.escapedForHTML)</p>")</div>
            <figcaption><b>\(name.escapedForHTML)</b></figcaption>
            </figure>
            """
    }
}

extension SceneComparison.Picture {
    /// The displayed width; screens are displayed smaller than table cells, in which every point matters.
    fileprivate var shownWidth: Int {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { return 1 }
        return Int((width * min(1, 360 / width, 640 / height)).rounded(.up))
    }

    fileprivate var shownHeight: Int {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { return 1 }
        return Int((Double(shownWidth) * height / width).rounded(.up))
    }

    /// Returns the image with its size relative to the frame.
    fileprivate func share(_ width: Int, _ height: Int) -> PicturePair.Picture {
        .init(
            file: file, width: Double(shownWidth) / Double(width),
            height: Double(shownHeight) / Double(height))
    }

    fileprivate func image(_ text: String) -> String {
        let path = file.percentEncodedPath.escapedForHTML
        return "<img src=\"\(path)\" alt=\"\(text.escapedForHTML)\" loading=\"lazy\">"
    }

    fileprivate func html(_ outline: SceneComparison.Outline) -> String {
        let shares = [
            ("left", outline.x / width), ("top", outline.y / height), ("width", outline.width / width),
            ("height", outline.height / height),
        ]
        let style = shares.map { "\($0.0):\(PicturePair.percent($0.1))" }.joined(separator: ";")
        return """
            <span class="outline \(outline.kind.rawValue)" style="\(style)" \
            title="\(outline.text.escapedForHTML)"></span>
            """
    }
}
