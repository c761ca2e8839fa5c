/// The words on keys, in the keyboard's language.
enum KeyboardWords {
    static func word(for type: UIReturnKeyType, language: String) -> String {
        switch type {
        case .default: SystemWord.returnKey.text(in: language)
        case .go: SystemWord.goKey.text(in: language)
        case .google: "Google"
        case .join: SystemWord.joinKey.text(in: language)
        case .next: SystemWord.nextKey.text(in: language)
        case .route: SystemWord.routeKey.text(in: language)
        case .search: SystemWord.searchKey.text(in: language)
        case .send: SystemWord.sendKey.text(in: language)
        case .yahoo: "Yahoo!"
        case .done: SystemWord.doneKey.text(in: language)
        case .emergencyCall: SystemWord.callKey.text(in: language)
        case .continue: SystemWord.continueKey.text(in: language)
        }
    }

    static func space(language: String) -> String { SystemWord.spaceKey.text(in: language) }
}
