extension GalleryPage.Card {
    /// Returns the image, with the tags of all variants that have the same image.
    func html(variants: [GalleryPage.Card], of scene: GalleryScene) -> String {
        let path = file.percentEncodedPath.escapedForHTML
        let shown = shownSize
        let traits = variants.map(\.traits.html).joined(separator: ";").escapedForHTML
        let states = state.map { " data-state=\"\($0.rawValue)\"" } ?? ""
        return """
            <figure data-traits="\(traits)"\(states) style="--w:\(shown.width);--h:\(shown.height);--r:\(shownRadius)">
            <a class="\(isDevice ? "device" : "part")" href="\(path)"><img src="\(path)" \
            alt="\(alternative(variants, scene.heading).escapedForHTML)" loading="lazy" decoding="async" \
            width="\(max(Self.whole(width), 1))" height="\(max(Self.whole(height), 1))"></a>
            <figcaption>\(variants.map(\.tagsHTML).joined())\(badgeHTML)\(whyHTML)</figcaption>
            </figure>
            """
    }

    /// Returns the alternative text of the image: the scene, the configuration and the scene's texts.
    private func alternative(_ variants: [GalleryPage.Card], _ heading: String) -> String {
        let kind = isDevice ? "Screen" : "View"
        let subject = ([kind + " " + heading] + variants.flatMap(\.tags)).joined(separator: ", ")
        let words = texts.map(\.onOneLine).joined(separator: "; ").shortened(to: 400)
        return words.isEmpty ? subject : subject + ": " + words
    }

    /// Whether the image shows a device's whole screen, with or without round corners.
    private var isDevice: Bool { cornerRadius > 0 || (width >= 300 && height >= 300) }

    private var tagsHTML: String {
        tags.isEmpty ? "" : "<span>\(tags.map { "<i>\($0.escapedForHTML)</i>" }.joined())</span>"
    }

    private var badgeHTML: String { state.map { "<span>\($0.badge)</span>" } ?? "" }

    private var whyHTML: String { why.isEmpty ? "" : "<small>\(why.escapedForHTML)</small>" }

    // MARK: Size

    /// The scale; images are displayed at 0.7 of their size, and wide and high ones smaller. The page's slider changes it.
    private var scale: Double {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return 0 }
        return min(0.7, 600 / width, 640 / height)
    }

    /// The displayed size in points.
    var shownSize: (width: Int, height: Int) {
        (Self.whole(max(width * scale, 1)), Self.whole(max(height * scale, 1)))
    }

    private var shownRadius: Int { Self.whole(max(cornerRadius * scale, isDevice ? 6 : 4)) }

    private static func whole(_ value: Double) -> Int {
        value.isFinite ? Int(min(max(value, 0), 10000).rounded()) : 0
    }
}

extension RenderReport.State {
    /// The name of the kind as a colored badge.
    var badge: String { "<i class=\"\(kind)\">\(rawValue)</i>" }

    private var kind: String {
        switch self {
        case .alive: "alive"
        case .standIn: "stand-in"
        case .crashed, .timedOut, .refused: "failed"
        }
    }
}
