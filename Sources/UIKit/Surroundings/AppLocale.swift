import Foundation

/// The user's language and region for the app: those of the interface, never the host's.
enum AppLocale {
    /// The language's code, such as `ja`.
    static var language: String {
        CurrentLanguage.code ?? ResourceLibrary.current?.developmentRegion ?? "en"
    }

    /// The locale of the language in the region with most of its speakers, as on a device sold there.
    static var current: Locale { Locale(identifier: identifier(of: language)) }

    /// The calendar of the locale, in the time zone of the process.
    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = current
        calendar.timeZone = .current
        return calendar
    }

    /// Returns the locale's identifier with a region: `ja_JP` for `ja`, `pt_PT` for `pt-PT`.
    static func identifier(of language: String) -> String {
        let written = Locale.Components(identifier: language)
        let full = Locale.Language(identifier: language.replacing("_", with: "-")).maximalIdentifier
        let region =
            written.languageComponents.region ?? Locale.Components(identifier: full).languageComponents.region
        let parts = [
            written.languageComponents.languageCode?.identifier ?? language,
            written.languageComponents.script?.identifier, region?.identifier,
        ]
        return parts.compactMap { $0 }.joined(separator: "_")
    }
}
