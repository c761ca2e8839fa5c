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
        bar.isTranslucent = bool("translucent") ?? true
        bar.backgroundImage = image("backgroundImage")
        bar.showsCancelButton = bool("showsCancelButton") ?? false
        bar.showsBookmarkButton = bool("showsBookmarkButton") ?? false
        bar.showsSearchResultsButton = bool("showsSearchResultsButton") ?? false
        let titles = element.members(of: "scopeButtonTitles").map { $0.text ?? "" }
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
        bar.showsScopeBar = bool("showsScopeBar") ?? false
        configureKeyboard(bar.searchTextField)
    }
}
