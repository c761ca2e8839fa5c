/// Finds out which of the languages that a project has serves for one that is asked for.
public enum LanguageMatch {
    /// The languages of the list that serve, the best first: the language itself, the same without a region, the
    /// same of another region. Names are compared as language tags, whatever their spelling: `pt_BR`, `pt-br`,
    /// `English`.
    public static func order(_ available: [String], for language: String) -> [String] {
        let wanted = LanguageTag(language)
        let ranked = available.compactMap { name in
            LanguageTag(name).rank(for: wanted).map { (name: name, rank: $0) }
        }
        return ranked.sorted { $0.rank == $1.rank ? $0.name < $1.name : $0.rank < $1.rank }.map(\.name)
    }

    /// The best of the languages of the list; where none serves, that of the development region.
    public static func best(
        of available: [String], for language: String, developmentRegion: String = "en"
    ) -> String? {
        order(available, for: language).first ?? order(available, for: developmentRegion).first
    }
}

/// A language tag taken apart (BCP 47), with the names of old projects made new.
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

    /// What a language is written in where its regions differ in that.
    private static func script(_ language: String, _ region: String?) -> String? {
        switch (language, region) {
        case ("zh", "tw"), ("zh", "hk"), ("zh", "mo"): "hant"
        case ("zh", _): "hans"
        case ("sr", _): "cyrl"
        default: nil
        }
    }

    /// How well the tag serves for another; lower is better, nil is not at all.
    func rank(for wanted: LanguageTag) -> Int? {
        guard language == wanted.language, script == wanted.script else { return nil }
        if region == wanted.region { return 0 }
        return region == nil ? 1 : 2
    }

    /// Language folders of the time before codes, and codes that have changed.
    private static let renamed = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
        "dutch": "nl", "danish": "da", "korean": "ko", "swedish": "sv", "iw": "he", "in": "id", "ji": "yi",
        "no": "nb", "tl": "fil",
    ]
}
