/// The known elements and attributes of documents and the kinds of the attributes' values.
///
/// Reading starts from these names: they need no entry in a document's table of names, and a name's
/// number is an index into this table. A name that is not here is kept like any other.
public final class Vocabulary: Sendable {
    /// The kind of an attribute's value.
    public enum ValueKind: UInt8, Sendable, Hashable {
        /// Free text, such as a title or the name of a class.
        case text = 1
        /// `YES` or `NO`.
        case flag
        /// A decimal number.
        case number
        /// The id of an object of the document.
        case object
        /// One of a set of words, such as `scaleAspectFit`.
        case word
    }

    /// An attribute of a kind of element.
    public struct AttributeName: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The kind of the value.
        public let value: ValueKind
        /// The known words of an attribute whose kind is ``ValueKind/word``.
        public let words: [String]
    }

    /// A kind of element.
    public struct ElementKind: Sendable, Hashable {
        /// The name of the element.
        public let name: String
        /// Its attributes, by name.
        public internal(set) var attributes: [AttributeName]

        func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
    }

    /// The vocabulary of iOS documents.
    public static let standard = Vocabulary(VocabularyTable.text, rare: VocabularyTable.rare)

    /// The kinds of element that occur in documents, by name, with the attributes that occur.
    public let kinds: [ElementKind]

    private let kindCount: Int

    /// The names, those of kinds first, so that numbers below the count of kinds are kinds.
    let names: NameSeed
    /// The kinds of the attributes' values: a row for each kind of element, a column for each name; 0 for unknown
    /// attributes.
    private let values: ContiguousArray<UInt8>

    private init(_ text: String, rare: String) {
        kinds = Self.kinds(in: text)
        let all = Self.completed(kinds, with: Self.kinds(in: rare))
        var list = all.map(\.name)
        kindCount = list.count
        var numbers = Dictionary(uniqueKeysWithValues: list.enumerated().map { ($0.element, $0.offset) })
        for attribute in all.flatMap(\.attributes) where numbers[attribute.name] == nil {
            numbers[attribute.name] = list.count
            list.append(attribute.name)
        }
        names = NameSeed(list)
        var values = ContiguousArray<UInt8>(repeating: 0, count: all.count * list.count)
        for (row, kind) in all.enumerated() {
            for attribute in kind.attributes {
                guard let column = numbers[attribute.name] else { continue }
                values[row * list.count + column] = attribute.value.rawValue
            }
        }
        self.values = values
    }

    /// Adds rare attributes, and those that a class inherits from the class that it is a kind of.
    private static func completed(_ kinds: [ElementKind], with rare: [ElementKind]) -> [ElementKind] {
        let known = Set(kinds.map(\.name))
        var all = kinds + rare.filter { !known.contains($0.name) }
        let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element.name, $0.offset) })
        for kind in rare where known.contains(kind.name) {
            guard let place = places[kind.name] else { continue }
            all[place].attributes += kind.attributes
        }
        let families: [(base: String, contains: (ElementKind) -> Bool)] = [
            ("view", { $0.has("contentMode") }), ("viewController", { Controller.isKind($0.name) }),
            ("button", { $0.has("contentHorizontalAlignment") }),
            ("scrollView", { $0.has("alwaysBounceVertical") }),
        ]
        for family in families {
            guard let base = places[family.base].map({ all[$0].attributes }) else { continue }
            for index in all.indices where family.contains(all[index]) {
                // The kind's own attributes come last, so that they win.
                all[index].attributes = base + all[index].attributes
            }
        }
        return all
    }

    /// Returns whether a name is that of a kind of element.
    func isKind(_ name: Int32) -> Bool { name < kindCount }

    /// Returns the kind of the value of an attribute, both by the numbers of their names; nil for unknown attributes.
    func value(kind: Int32, attribute: Int32) -> ValueKind? {
        guard isKind(kind), attribute < names.count else { return nil }
        return ValueKind(rawValue: values[Int(kind) * names.count + Int(attribute)])
    }
}

extension Vocabulary {
    private static func kinds(in text: String) -> [ElementKind] {
        var lines: [[Substring]] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if line.hasPrefix(" "), !lines.isEmpty {
                lines[lines.count - 1] += words
            } else {
                lines.append(words)
            }
        }
        return lines.compactMap { words in
            words.first.map { ElementKind(name: String($0), attributes: words.dropFirst().map(attribute)) }
        }
    }

    private static func attribute(_ word: Substring) -> AttributeName {
        if let sign = word.firstIndex(of: "=") {
            let words = word[word.index(after: sign)...].split(separator: "|").map(String.init)
            return AttributeName(name: String(word[..<sign]), value: .word, words: words)
        }
        let kinds: [Character: ValueKind] = ["?": .flag, "#": .number, "@": .object]
        guard let value = word.last.flatMap({ kinds[$0] }) else {
            return AttributeName(name: String(word), value: .text, words: [])
        }
        return AttributeName(name: String(word.dropLast()), value: value, words: [])
    }
}
