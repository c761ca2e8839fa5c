import Foundation
import InterfaceBuilder

/// A word that UIKit itself shows or speaks, in the languages of iOS.
package enum SystemWord: String, CaseIterable, Sendable {
    // Buttons and fields.
    case back, done, cancel, edit, save, undo, redo, delete, search, close, today, time, loading, noResults
    // The system's tabs.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, downloads, mostRecent
    case mostViewed
    // The spoken words of system buttons with symbols.
    case add, compose, reply, share, organize, refresh, stop, camera, play, pause, rewind, fastForward
    // The keys of the keyboard.
    case returnKey, goKey, nextKey, searchKey, sendKey, doneKey, joinKey, routeKey, continueKey, callKey,
        spaceKey

    /// The word in the language of the interface.
    package var text: String { text(in: Self.language) }

    /// The word in a language; in English where the language is not one of iOS's.
    package func text(in language: String) -> String {
        for name in LanguageMatch.order(SystemWordTable.languages, for: language) + ["en"] {
            if let word = SystemWordTable.words[name]?[self] { return word }
        }
        return rawValue
    }

    /// The language of UIKit's words: of a project's localizations the one that serves the user best, as for the app's own
    /// texts. A project that is not localized yet is shown as if it were.
    static var language: String {
        let library = ResourceLibrary.of(nil)
        let others = library.localizations.contains { $0 != library.developmentRegion }
        return others ? AppBundles.localizations(of: .main).first ?? AppLocale.language : AppLocale.language
    }

    /// The locale of that language, for the dates and numbers that UIKit shows.
    static var locale: Locale { Locale(identifier: AppLocale.identifier(of: language)) }
}
