/// Selects the best of a project's languages for a requested one.
public enum LanguageMatch {
    /// Returns the matching languages of the list, the best first: the language itself, the same without a region, the
    /// same of another region. Names are compared as language tags, whatever their spelling: `pt_BR`, `pt-br`,
    /// `English`.
    public static func order(_ available: [String], for language: String) -> [String] {
        let wanted = LanguageTag(language)
        let ranked = available.compactMap { name in
            LanguageTag(name).rank(for: wanted).map { (name: name, rank: $0) }
        }
        return ranked.sorted { $0.rank == $1.rank ? $0.name < $1.name : $0.rank < $1.rank }.map(\.name)
    }

    /// Returns the best of the languages of the list; where none matches, that of the development region.
    public static func best(
        of available: [String], for language: String, developmentRegion: String = "en"
    ) -> String? {
        order(available, for: language).first ?? order(available, for: developmentRegion).first
    }
}

/// The components of a language tag (BCP 47), with legacy names replaced.
struct LanguageTag: Hashable {
    private(set) var language: String
    private(set) var script: String?
    private(set) var region: String?

    init(_ name: String) {
        let parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        let first = parts.first ?? ""
        language = Self.renamed[first] ?? first
        for part in parts.dropFirst() {
            if part.utf8.count == 4, script == nil { script = part } else { region = region ?? part }
        }
        if script == nil { script = Self.script(language, region) }
    }

    /// Returns the script of a language whose regions use different ones.
    private static func script(_ language: String, _ region: String?) -> String? {
        switch (language, region) {
        case ("zh", "tw"), ("zh", "hk"), ("zh", "mo"): "hant"
        case ("zh", _): "hans"
        case ("sr", _): "cyrl"
        default: nil
        }
    }

    /// Returns how well the tag matches another; lower is better, nil is no match.
    func rank(for wanted: LanguageTag) -> Int? {
        guard language == wanted.language, script == wanted.script else { return nil }
        if region == wanted.region { return 0 }
        return region == nil ? 1 : 2
    }

    /// Names of language folders that predate language codes, and codes that have changed.
    private static let renamed = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
        "dutch": "nl", "danish": "da", "korean": "ko", "swedish": "sv", "iw": "he", "in": "id", "ji": "yi",
        "no": "nb", "tl": "fil",
    ]
}
