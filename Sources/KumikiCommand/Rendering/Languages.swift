import Foundation

/// The known languages.
enum Languages {
    private static let codes: Set<String> = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))

    /// Returns whether the code starts with a current or former language code of ISO 639.
    static func isKnown(_ code: String) -> Bool {
        let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return codes.contains(language) || ["iw", "in", "ji", "mo", "no", "sh", "tl"].contains(language)
    }
}
