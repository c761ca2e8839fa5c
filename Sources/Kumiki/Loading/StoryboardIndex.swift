import Foundation

/// Which scenes a storyboard has, as it says itself.
///
/// Asking first is the only way to an error of our own: UIKit stops the app over an identifier that is not there.
struct StoryboardIndex {
    /// A scene that has an identifier.
    struct Scene {
        let identifier: String
        /// The class of its controller, where that is told.
        let type: String?
    }

    /// In the order of the storyboard, which are few.
    private let scenes: [Scene]
    /// Whether there is a controller that the storyboard starts with.
    let hasInitial: Bool

    /// The identifiers of all scenes that have one.
    var identifiers: [String] { scenes.map(\.identifier).sorted() }

    /// The scene of an identifier.
    subscript(identifier: String) -> Scene? { scenes.first { $0.identifier == identifier } }

    /// Nil for what cannot be read.
    init?(contentsOf storyboard: URL) {
        if storyboard.pathExtension == "storyboardc" {
            self.init(compiled: storyboard)
        } else {
            self.init(source: storyboard)
        }
    }

    /// A compiled storyboard has a property list beside its scenes, which tells no classes.
    private init?(compiled storyboard: URL) {
        let url = storyboard.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        let scenes = list["UIViewControllerIdentifiersToNibNames"] as? [String: Any] ?? [:]
        self.scenes = scenes.keys.map { Scene(identifier: $0, type: nil) }
        hasInitial = list["UIStoryboardDesignatedEntryPointIdentifier"] != nil
    }

    /// A storyboard as it is saved, which is so only off Apple's platforms. Its tags are looked through and not parsed,
    /// which would take as long as a tenth of loading the screen.
    private init?(source storyboard: URL) {
        guard let data = try? Data(contentsOf: storyboard) else { return nil }
        let text = DocumentBytes(data)
        guard text.isWhole, let document = text.tag(with: "<document ", from: 0) else { return nil }
        hasInitial = text.value(of: "initialViewController", in: document) != nil
        var scenes: [Scene] = []
        var place = document.upperBound
        while let tag = text.tag(with: " storyboardIdentifier=\"", from: place) {
            if let identifier = text.value(of: "storyboardIdentifier", in: tag) {
                scenes.append(Scene(identifier: identifier, type: text.value(of: "customClass", in: tag)))
            }
            place = tag.upperBound
        }
        self.scenes = scenes
    }
}

/// A document's text, in which words are looked for.
private struct DocumentBytes {
    private let bytes: [UInt8]

    init(_ data: Data) { bytes = [UInt8](data) }

    /// Whether the document ends as it should, but for empty lines.
    var isWhole: Bool {
        guard let end = bytes.lastIndex(where: { $0 > UInt8(ascii: " ") }) else { return false }
        return bytes[...end].suffix(11).elementsEqual("</document>".utf8)
    }

    /// The next tag that holds a word.
    func tag(with word: String, from place: Int) -> Range<Int>? {
        guard let hit = find(Array(word.utf8), in: place..<bytes.count) else { return nil }
        let start = bytes[...hit].lastIndex(of: UInt8(ascii: "<")) ?? hit
        let end = bytes[hit...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        return start..<max(end, hit + word.utf8.count)
    }

    /// What an attribute of a tag says.
    func value(of attribute: String, in tag: Range<Int>) -> String? {
        let word = Array(" \(attribute)=\"".utf8)
        guard let hit = find(word, in: tag) else { return nil }
        let rest = bytes[(hit + word.count)..<tag.upperBound]
        return rest.firstIndex(of: UInt8(ascii: "\"")).map { String(decoding: rest[..<$0], as: UTF8.self) }
    }

    /// Where the word is. Its last letter is looked at first; where that cannot be the word's, as much is left out as the
    /// word is long (Horspool 1980).
    private func find(_ word: [UInt8], in range: Range<Int>) -> Int? {
        let last = word.count - 1
        var skips = [Int](repeating: word.count, count: 256)
        for (place, letter) in word.dropLast().enumerated() { skips[Int(letter)] = last - place }
        return bytes.withUnsafeBufferPointer { text in
            var end = range.lowerBound + last
            while end < range.upperBound {
                if text[end] == word[last], text[(end - last)...end].elementsEqual(word) { return end - last }
                end += skips[Int(text[end])]
            }
            return nil
        }
    }
}
