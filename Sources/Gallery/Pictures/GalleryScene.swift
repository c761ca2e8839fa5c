/// A scene on the page: its variants side by side, with identical images shown once.
struct GalleryScene {
    /// The variants with identical images; the first one is shown.
    typealias Picture = [GalleryPage.Card]

    /// The number on the page, from 0.
    let number: Int
    private(set) var pictures: [Picture]
    /// The number and the heading of an earlier scene with the same images, which are shown there.
    fileprivate(set) var twin: (number: Int, heading: String)?

    fileprivate init(number: Int, cards: [GalleryPage.Card]) {
        self.number = number
        pictures = []
        for card in cards {
            let same = card.fingerprint.flatMap { fingerprint in
                pictures.firstIndex { $0[0].fingerprint == fingerprint }
            }
            if let same { pictures[same].append(card) } else { pictures.append([card]) }
        }
    }

    var cards: [GalleryPage.Card] { pictures.flatMap(\.self) }

    var heading: String { cards.first?.heading ?? "" }

    /// A key that scenes with the same images share; nil if an image has no fingerprint.
    fileprivate var signature: [[String]]? {
        let parts = cards.compactMap { card in card.fingerprint.map { [$0] + card.tags } }
        return parts.count == cards.count ? parts : nil
    }

    // MARK: Grouping

    /// Returns the scenes of each section, in the order of their first images.
    static func scenes(of sections: [GalleryPage.Section]) -> [[GalleryScene]] {
        var number = 0
        var known: [[[String]]: (Int, String)] = [:]
        return sections.map { section in
            grouped(section.cards).map { cards in
                var scene = GalleryScene(number: number, cards: cards)
                number += 1
                guard let signature = scene.signature else { return scene }
                scene.twin = known[signature]
                if scene.twin == nil { known[signature] = (scene.number, scene.heading) }
                return scene
            }
        }
    }

    private static func grouped(_ cards: [GalleryPage.Card]) -> [[GalleryPage.Card]] {
        var groups: [[GalleryPage.Card]] = []
        var places: [String: Int] = [:]
        for card in cards {
            if !card.id.isEmpty, let place = places[card.id] {
                groups[place].append(card)
            } else {
                places[card.id] = groups.count
                groups.append([card])
            }
        }
        return groups
    }
}

extension GalleryPage.Card {
    /// The heading: the scene's name, or else its first texts, or else its class.
    var heading: String {
        if !name.isEmpty { return name }
        let words = texts.lazy.map(\.onOneLine).first { $0.contains(where: \.isLetter) }
        return words.map { "“\($0.shortened(to: 48))”" } ?? (className.isEmpty ? "Scene" : className)
    }
}

extension String {
    /// The text in which single spaces replace all white space.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Returns the beginning of the text, with an ellipsis if it is truncated.
    func shortened(to count: Int) -> String {
        self.count <= count ? self : String(prefix(count - 1)) + "…"
    }
}
