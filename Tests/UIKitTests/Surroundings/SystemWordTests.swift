import Foundation
import Testing

@testable import UIKit

/// UIKit's own words are those of the language that the interface is in.
@MainActor @Suite struct SystemWordTests {
    /// Performs work in a language, with a project's resources or without any.
    private func inLanguage<T>(
        _ language: String, resources: ResourceLibrary? = nil, _ work: () throws -> T
    ) rethrows -> T {
        var environment = ScreenEnvironment()
        environment.language = language
        return try (resources ?? .empty).performAsCurrent {
            try UIScreen(environment: environment).performAsMain(work)
        }
    }

    @Test(arguments: [
        "ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
        "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi",
        "zh-Hans", "zh-Hant",
    ])
    func everyLanguageHasEveryWord(language: String) {
        let words = SystemWordTable.words[language] ?? [:]
        #expect(SystemWord.allCases.filter { words[$0] == nil } == [])
        #expect(words.values.allSatisfy { !$0.isEmpty })
    }

    @Test(arguments: [
        ("en-GB", "Favourites"), ("en-AU", "Favourites"), ("fr-CA", "Favoris"), ("es-419", "Favoritos"),
        ("zh-HK", "喜好項目"), ("no", "Favoritter"), ("xx", "Favorites"),
    ])
    func regionsShareTheWordsOfTheirLanguage(language: String, word: String) {
        #expect(SystemWord.favorites.text(in: language) == word)
    }

    @Test func aProjectShowsTheWordsOfOneOfItsLocalizations() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for language in ["en", "ja"] {
            let lproj = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
            try Data("\"a\" = \"b\";".utf8).write(to: lproj.appendingPathComponent("Localizable.strings"))
        }
        let resources = try ResourceLibrary(folder: folder.path)
        #expect(inLanguage("ja", resources: resources) { SystemWord.back.text } == "戻る")
        #expect(inLanguage("fr", resources: resources) { SystemWord.back.text } == "Back")
    }

    @Test func barItemsAndBackButtonsAreTranslated() {
        inLanguage("de") {
            let next = UIViewController()
            next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(next, animated: false)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = navigation
            window.layoutIfNeeded()
            #expect(texts(in: navigation.navigationBar).isSuperset(of: ["Zurück", "Fertig"]))
        }
    }

    @Test func symbolsOfBarItemsAreSpoken() {
        let view = inLanguage("fr") { BarButtonView(item: UIBarButtonItem(systemItem: .trash)) }
        #expect(view.accessibilityLabel == "Supprimer")
    }

    @Test func searchBarsCancelInTheLanguageAndControllersHaveAPlaceholder() {
        inLanguage("ko") {
            let bar = UISearchController(searchResultsController: nil).searchBar
            bar.showsCancelButton = true
            bar.frame = CGRect(x: 0, y: 0, width: 300, height: 56)
            bar.layoutIfNeeded()
            #expect(bar.placeholder == "검색" && texts(in: bar).contains("취소"))
        }
    }

    private func texts(in view: UIView) -> Set<String> {
        let own = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
        return Set([own].compactMap(\.self)).union(view.subviews.flatMap(texts))
    }
}
