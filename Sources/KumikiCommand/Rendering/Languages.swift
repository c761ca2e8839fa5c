import Foundation

/// The languages that there are.
enum Languages {
    private static let codes: Set<String> = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))

    /// Whether the code begins with one of ISO 639, in its current or a former form.
    static func isKnown(_ code: String) -> Bool {
        let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return codes.contains(language) || ["iw", "in", "ji", "mo", "no", "sh", "tl"].contains(language)
    }
}
