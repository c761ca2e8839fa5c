/// The plural rules of languages, as in the Unicode Common Locale Data Repository
/// (https://cldr.unicode.org/index/cldr-spec/plural-rules).
public enum PluralRules {
    /// Returns `zero`, `one`, `two`, `few`, `many` or `other` for a number in a language.
    public static func category(of number: Double, language: String) -> String {
        guard number.isFinite, let integer = Int(exactly: number.magnitude.rounded(.down)) else {
            return "other"
        }
        let operand = Operand(number: number.magnitude, integer: integer)
        let tag = LanguageTag(language)
        if tag.language == "pt", tag.region == "pt" { return operand.one }
        return rules[tag.language]?(operand) ?? operand.one
    }

    /// Returns the form for a number. A form for `zero` applies to 0 in every language, and `other` where there is no
    /// form of the right category
    /// (https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals).
    public static func form(_ forms: [String: String], for number: Double, language: String) -> String? {
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[category(of: number, language: language)] ?? forms["other"]
    }

    private static let rules: [String: @Sendable (Operand) -> String] = {
        var rules: [String: @Sendable (Operand) -> String] = [:]
        func add(_ languages: String, _ rule: @escaping @Sendable (Operand) -> String) {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        add("ja zh ko vi th id ms lo my yue km jv bo dz ii yo ig") { _ in "other" }
        add("fr pt hy kab ff") { $0.integer < 2 ? "one" : $0.million }
        add("es it ca") { $0.number == 1 ? "one" : $0.million }
        add("hi fa bn gu kn zu am as") { $0.integer == 0 || $0.number == 1 ? "one" : "other" }
        add("ru uk be") { $0.eastSlavic }
        add("hr sr bs sh") { $0.southSlavic }
        add("pl") { $0.polish }
        add("cs sk") { $0.czech }
        add("sl") { $0.slovenian }
        add("lt") { $0.lithuanian }
        add("lv") { $0.latvian }
        add("ro mo") { $0.romanian }
        add("is mk") { $0.endsInOne && $0.isWhole ? "one" : "other" }
        add("ar") { $0.arabic }
        add("he") { $0.isWhole && $0.integer == 2 ? "two" : $0.one }
        add("cy") { $0.named([0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"]) }
        add("ga") { $0.irish }
        add("mt") { $0.maltese }
        return rules
    }()
}

/// The operands of a number in plural rules.
private struct Operand: Sendable {
    let number: Double
    let integer: Int

    var isWhole: Bool { number == Double(integer) }
    private var lastDigit: Int { integer % 10 }
    private var lastTwo: Int { integer % 100 }

    var one: String { isWhole && integer == 1 ? "one" : "other" }
    var million: String { isWhole && integer != 0 && integer % 1_000_000 == 0 ? "many" : "other" }
    var endsInOne: Bool { lastDigit == 1 && lastTwo != 11 }
    private var endsInFew: Bool { (2...4).contains(lastDigit) && !(12...14).contains(lastTwo) }

    func named(_ names: [Int: String]) -> String { isWhole ? names[integer] ?? "other" : "other" }

    var eastSlavic: String {
        guard isWhole else { return "other" }
        return endsInOne ? "one" : endsInFew ? "few" : "many"
    }

    var southSlavic: String {
        guard isWhole else { return "other" }
        return endsInOne ? "one" : endsInFew ? "few" : "other"
    }

    var polish: String {
        guard isWhole else { return "other" }
        return integer == 1 ? "one" : endsInFew ? "few" : "many"
    }

    var czech: String {
        guard isWhole else { return "many" }
        return integer == 1 ? "one" : (2...4).contains(integer) ? "few" : "other"
    }

    var slovenian: String {
        guard isWhole else { return "few" }
        switch lastTwo {
        case 1: return "one"
        case 2: return "two"
        case 3, 4: return "few"
        default: return "other"
        }
    }

    var lithuanian: String {
        guard isWhole else { return "many" }
        if (11...19).contains(lastTwo) || lastDigit == 0 { return "other" }
        return lastDigit == 1 ? "one" : "few"
    }

    var latvian: String {
        guard isWhole else { return "other" }
        if lastDigit == 0 || (11...19).contains(lastTwo) { return "zero" }
        return lastDigit == 1 ? "one" : "other"
    }

    var romanian: String {
        if isWhole, integer == 1 { return "one" }
        return !isWhole || integer == 0 || (1...19).contains(lastTwo) ? "few" : "other"
    }

    var arabic: String {
        guard isWhole else { return "other" }
        if let name = [0: "zero", 1: "one", 2: "two"][integer] { return name }
        return (3...10).contains(lastTwo) ? "few" : lastTwo > 10 ? "many" : "other"
    }

    var irish: String {
        guard isWhole else { return "other" }
        switch integer {
        case 1: return "one"
        case 2: return "two"
        case 3...6: return "few"
        case 7...10: return "many"
        default: return "other"
        }
    }

    var maltese: String {
        guard isWhole else { return "other" }
        if integer == 1 || integer == 2 { return integer == 1 ? "one" : "two" }
        if integer == 0 || (3...10).contains(lastTwo) { return "few" }
        return (11...19).contains(lastTwo) ? "many" : "other"
    }
}
