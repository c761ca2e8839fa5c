/// A scene of the page: its variants side by side, identical pictures once.
struct GalleryScene {
    /// Variants whose pictures are identical, the one that is shown first.
    typealias Picture = [GalleryPage.Card]

    /// The number in the page, from 0.
    let number: Int
    private(set) var pictures: [Picture]
    /// The number and the heading of an earlier scene with the same pictures, which are shown there.
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

    /// A value that scenes with the same pictures share; nil where a picture has no fingerprint.
    fileprivate var signature: [[String]]? {
        let parts = cards.compactMap { card in card.fingerprint.map { [$0] + card.tags } }
        return parts.count == cards.count ? parts : nil
    }

    // MARK: Grouping

    /// The scenes of each section, in the order of their first pictures.
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
    /// The name of the scene, else the first words that it shows, else its class.
    var heading: String {
        if !name.isEmpty { return name }
        let words = texts.lazy.map(\.onOneLine).first { $0.contains(where: \.isLetter) }
        return words.map { "“\($0.shortened(to: 48))”" } ?? (className.isEmpty ? "Scene" : className)
    }
}

extension String {
    /// The text with a single space for each white space.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The beginning, with an ellipsis where something is left out.
    func shortened(to count: Int) -> String {
        self.count <= count ? self : String(prefix(count - 1)) + "…"
    }
}
