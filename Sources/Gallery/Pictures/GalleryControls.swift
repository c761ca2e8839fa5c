/// The bar above the images: a search field, filters and a size slider.
struct GalleryControls {
    let sections: [GalleryPage.Section]

    var html: String {
        """
        <form id="filters" class="controls" role="search" hidden>
        <input type="search" name="words" placeholder="Search" aria-label="Search names, texts and documents" \
        aria-keyshortcuts="/" autocomplete="off">
        \(filters.map(\.html).joined(separator: "\n"))
        <label class="size">Size <input type="range" name="size" min="25" max="200" step="5" \
        value="\(size)"></label>
        <output aria-live="polite"></output>
        <details class="keys"><summary>Keys</summary><p>\(Self.keys)</p></details>
        </form>
        """
    }

    private static let keys = [
        ("/", "search"), ("← →", "previous and next picture"), ("Enter", "open, and close, the picture"),
        ("+ −", "larger and smaller"), ("0", "fit"), ("V", "variants side by side"), ("Esc", "close"),
    ].map { "<kbd>\($0.0)</kbd> \($0.1)" }.joined(separator: "<br>")

    /// The initial size in percent, which is smaller for many images.
    private var size: Int { sections.reduce(0) { $0 + $1.cards.count } > 60 ? 70 : 100 }

    /// The filters with more than one option.
    private var filters: [Filter] {
        let cards = sections.flatMap(\.cards)
        let states = Set(cards.compactMap(\.state))
        let diagnoses = Set(sections.map(\.diagnosis))
        let traits = cards.map(\.traits)
        let all = [
            Filter(
                "device", "Any device",
                Self.sorted(traits.map(\.device)).map { ($0, $0.isEmpty ? "no device" : $0) }),
            Filter(
                "appearance", "Light and dark",
                Self.sorted(traits.map(\.appearance)).reversed().map { ($0, $0) }),
            Filter(
                "language", "Any language",
                Self.sorted(traits.map(\.language)).map { ($0, $0.isEmpty ? "of the document" : $0) }),
            Filter(
                "state", "Any state",
                RenderReport.State.allCases.filter(states.contains).map { ($0.rawValue, $0.rawValue) }),
            Filter(
                "diagnostics", "Any diagnostics",
                [
                    ("errors", "with errors"), ("diagnostics", "with diagnostics"),
                    ("none", "without diagnostics"),
                ]
                .filter { diagnoses.contains($0.0) || $0.0 == "diagnostics" && diagnoses.contains("errors") }),
        ]
        return all.filter { $0.choices.count > 1 }
    }

    private static func sorted(_ values: [String]) -> [String] { Set(values).sorted() }

    private struct Filter {
        let name: String
        /// The title of the option for all values.
        let all: String
        let choices: [(value: String, words: String)]

        init(_ name: String, _ all: String, _ choices: [(String, String)]) {
            (self.name, self.all, self.choices) = (name, all, choices)
        }

        var html: String {
            // An empty value is an option, which differs from the option for all values.
            let options = choices.map {
                "<option value=\"=\($0.value.escapedForHTML)\">\($0.words.escapedForHTML)</option>"
            }
            return """
                <select name="\(name)" aria-label="\(name.prefix(1).uppercased() + name.dropFirst())">\
                <option value="">\(all)</option>\(options.joined())</select>
                """
        }
    }
}
