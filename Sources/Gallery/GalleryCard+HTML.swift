extension GalleryPage.Card {
    var html: String {
        let path = file.percentEncodedPath.escapedForHTML
        let (width, height) = (Self.whole(shownWidth), Self.whole(shownHeight))
        return """
            <figure style="--w:\(width)px;--r:\(Self.whole(shownRadius))px">
            <a class="\(isDevice ? "device" : "part")" href="\(path)"><img src="\(path)" \
            alt="\(alternative.escapedForHTML)" loading="lazy" width="\(width)" height="\(height)"></a>
            <figcaption><b>\(name.escapedForHTML)</b>\(classHTML)\(tagsHTML)\(whyHTML)</figcaption>
            </figure>
            """
    }

    /// The alternative text of the picture.
    private var alternative: String {
        let kind = isDevice ? "Screen" : "View"
        return ([kind + " " + name] + tags).joined(separator: ", ")
    }

    /// Whether the picture is that of a device's whole screen, with round corners or without.
    private var isDevice: Bool { cornerRadius > 0 || (width >= 300 && height >= 300) }

    private var classHTML: String {
        className.isEmpty || className == name ? "" : "<code>\(className.escapedForHTML)</code>"
    }

    private var tagsHTML: String {
        let words = tags.map { "<i>\($0.escapedForHTML)</i>" } + [state?.badge].compactMap { $0 }
        return words.isEmpty ? "" : "<span>\(words.joined())</span>"
    }

    private var whyHTML: String { why.isEmpty ? "" : "<small>\(why.escapedForHTML)</small>" }

    // MARK: Size

    /// Pictures are shown at 0.7 of their size, wide and high ones smaller.
    private var scale: Double {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return 0 }
        return min(0.7, 600 / width, 640 / height)
    }

    private var shownWidth: Double { max(width * scale, 1) }
    private var shownHeight: Double { max(height * scale, 1) }
    private var shownRadius: Double { max(cornerRadius * scale, isDevice ? 6 : 4) }

    private static func whole(_ value: Double) -> Int {
        value.isFinite ? Int(min(max(value, 0), 10000).rounded()) : 0
    }
}

extension RenderReport.State {
    /// A word in the color of its kind.
    var badge: String { "<i class=\"\(kind)\">\(rawValue)</i>" }

    private var kind: String {
        switch self {
        case .alive: "alive"
        case .standIn: "stand-in"
        case .crashed, .timedOut, .refused: "failed"
        }
    }
}
