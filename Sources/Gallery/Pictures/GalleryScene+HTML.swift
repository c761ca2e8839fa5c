extension GalleryScene {
    var html: String {
        """
        <article id="s\(number)"\(sizeHTML)>
        <h3>\(heading.breakableForHTML)</h3>\(namesHTML)
        \(contentHTML)
        </article>
        """
    }

    private var contentHTML: String {
        guard let twin else { return "<div class=\"variants\">\n\(figures)\n</div>" }
        // Filters find the scene by its variants although it displays no image.
        let traits = cards.map(\.traits.html).joined(separator: ";").escapedForHTML
        let states = cards[0].state.map { " data-state=\"\($0.rawValue)\"" } ?? ""
        return """
            <p class="same" data-traits="\(traits)"\(states)>The same picture as \
            <a href="#s\(twin.number)">\(twin.heading.escapedForHTML)</a></p>
            """
    }

    private var figures: String {
        pictures.map { $0[0].html(variants: $0, of: self) }.joined(separator: "\n")
    }

    /// The size that is reserved while the scene is outside of the viewport.
    private var sizeHTML: String {
        guard twin == nil else { return " class=\"twin\"" }
        let sizes = pictures.map { $0[0].shownSize }
        let width = sizes.reduce(0) { $0 + $1.width } + 32 * (sizes.count - 1)
        let height = sizes.map(\.height).max() ?? 0
        return " style=\"--all:\(width);--high:\(height)\""
    }

    /// The names in the document, which are displayed below the heading.
    private var namesHTML: String {
        let card = cards[0]
        var names: [String] = []
        for name in [card.identifier, card.className]
        where !name.isEmpty && name != heading && !names.contains(name) {
            names.append(name)
        }
        if !card.id.isEmpty { names.append("#" + card.id) }
        for container in card.containers { names += [container.name, "#" + container.id] }
        guard !names.isEmpty else { return "" }
        return
            "\n<p class=\"names\">\(names.map { "<code>\($0.breakableForHTML)</code>" }.joined(separator: " "))</p>"
    }
}

extension GalleryPage.Traits {
    /// The device, appearance and language, in the format that the page's script reads.
    var html: String { [device, appearance, language].joined(separator: "|") }

    var appearance: String { isDark ? "dark" : "light" }
}
