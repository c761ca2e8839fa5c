import InterfaceBuilder

@MainActor
extension NibDecoder {
    func configure(_ bar: UISearchBar) {
        switch attribute("searchBarStyle") {
        case "prominent": bar.searchBarStyle = .prominent
        case "minimal": bar.searchBarStyle = .minimal
        default: bar.searchBarStyle = .default
        }
        bar.text = string("text")
        bar.placeholder = string("placeholder")
        bar.prompt = string("prompt")
        bar.barTintColor = color("barTintColor")
        update(bar.isTranslucent, to: bool("translucent") ?? true) { bar.isTranslucent = $0 }
        bar.backgroundImage = image("backgroundImage")
        update(bar.showsCancelButton, to: bool("showsCancelButton") ?? false) { bar.showsCancelButton = $0 }
        update(bar.showsBookmarkButton, to: bool("showsBookmarkButton") ?? false) {
            bar.showsBookmarkButton = $0
        }
        update(bar.showsSearchResultsButton, to: bool("showsSearchResultsButton") ?? false) {
            bar.showsSearchResultsButton = $0
        }
        let titles = element.members(of: "scopeButtonTitles").map { $0.text ?? "" }
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
        update(bar.showsScopeBar, to: bool("showsScopeBar") ?? false) { bar.showsScopeBar = $0 }
        configureKeyboard(bar.searchTextField)
    }
}
