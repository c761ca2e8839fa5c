/// Symbols that are characters: letters and numbers in shapes, currencies and signs of arithmetic.
enum SymbolSigns {
    /// The character that a symbol shows, or nil for one that shows none.
    static func text(for name: String) -> String? { characters[name] }

    /// The letter or the number that stands in a shape: `a` in `a.circle`, `12` in `12.square`.
    static func letters(_ word: Substring) -> String? {
        let isNumber = word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isLetter = word.utf8.count == 1 && word.utf8.allSatisfy(isLowercaseLetter)
        guard (isNumber && word.utf8.count <= 2) || isLetter else { return nil }
        return word.uppercased()
    }

    private static func isLowercaseLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static let characters: [String: String] = [
        "equal": "=", "notequal": "≠", "lessthan": "<", "greaterthan": ">", "plusminus": "±", "divide": "÷",
        "sum": "∑", "x.squareroot": "√x", "function": "ƒ(x)", "number": "#", "percent": "%", "at": "@",
        "textformat": "Aa", "textformat.abc": "abc", "abc": "abc", "textformat.123": "123",
        "textformat.alt": "Aa", "textformat.characters": "Ab", "a": "a", "f.cursive": "ƒ",
        "textformat.size": "AA", "character": "A", "paragraphsign": "¶",
        "dollarsign": "$", "centsign": "¢", "eurosign": "€", "yensign": "¥", "sterlingsign": "£",
        "francsign": "₣", "florinsign": "ƒ", "turkishlirasign": "₺", "rublesign": "₽", "dongsign": "₫",
        "indianrupeesign": "₹", "tengesign": "₸", "pesetasign": "₧", "pesosign": "₱", "kipsign": "₭",
        "wonsign": "₩", "lirasign": "₤", "australsign": "₳", "hryvniasign": "₴", "nairasign": "₦",
        "guaranisign": "₲", "coloncurrencysign": "₡", "cedisign": "₵", "cruzeirosign": "₢",
        "tugriksign": "₮", "millsign": "₥", "shekelsign": "₪", "manatsign": "₼", "rupeesign": "₨",
        "larisign": "₾", "bitcoinsign": "₿", "bahtsign": "฿", "sheqelsign": "₪", "brazilianrealsign": "R$",
    ]
}
