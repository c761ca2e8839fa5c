import Foundation

/// The letters of an index in a language, and the order of texts there.
struct IndexAlphabet {
    let titles: [String]
    private let locale: Locale

    init(language: String) {
        locale = Locale(identifier: language)
        let code = language.split(whereSeparator: { "-_".contains($0) }).first.map(String.init) ?? language
        titles = (Self.letters[code] ?? Self.latin).map(String.init) + ["#"]
    }

    private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// Alphabets that are not the Latin one: those of the Unicode CLDR's exemplar characters for indexes.
    private static let letters = [
        "ja": "あかさたなはまやらわ" + latin, "ko": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ" + latin,
        "ru": "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ" + latin, "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ" + latin,
        "bg": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЮЯ" + latin, "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ" + latin,
        "he": "אבגדהוזחטיכלמנסעפצקרשת" + latin, "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي" + latin,
        "sv": latin + "ÅÄÖ", "fi": latin + "ÅÄÖ", "da": latin + "ÆØÅ", "nb": latin + "ÆØÅ",
        "es": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ",
    ]

    /// Returns the section of a text by its first letter: that letter, the letter without its marks, or the last one.
    func section(of text: String) -> Int {
        guard let first = text.first(where: { !$0.isWhitespace }) else { return titles.count - 1 }
        let letter = String(first).uppercased(with: locale)
        let plain = letter.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
        let found = [letter, plain, Self.row(of: first), Self.initial(of: first)].lazy
            .compactMap { $0.flatMap { titles.firstIndex(of: $0) } }.first
        return found ?? titles.count - 1
    }

    func compare(_ one: String, _ other: String) -> ComparisonResult {
        let (first, second) = (section(of: one), section(of: other))
        if first != second { return first < second ? .orderedAscending : .orderedDescending }
        return one.compare(
            other, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric],
            range: nil,
            locale: locale)
    }

    // MARK: Scripts

    /// Returns the first kana of the row that contains a kana; nil for other characters.
    private static func row(of character: Character) -> String? {
        let marks = String(character).decomposedStringWithCanonicalMapping
        guard var value = marks.unicodeScalars.first?.value else { return nil }
        if (0x30A1...0x30F6).contains(value) { value -= 0x60 }
        let index = rows.lastIndex { $0.start <= value && value <= 0x3096 }
        return index.map { rows[$0].title }
    }

    private static let rows: [(start: UInt32, title: String)] = [
        (0x3041, "あ"), (0x304B, "か"), (0x3055, "さ"), (0x305F, "た"), (0x306A, "な"), (0x306F, "は"),
        (0x307E, "ま"), (0x3083, "や"), (0x3089, "ら"), (0x308E, "わ"),
    ]

    /// Returns the first consonant of a Korean syllable; nil for other characters. Doubled ones are reduced to plain
    /// ones.
    private static func initial(of character: Character) -> String? {
        guard let value = character.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(value) else {
            return nil
        }
        return String(initials[Int((value - 0xAC00) / 588)])
    }

    private static let initials = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
}
