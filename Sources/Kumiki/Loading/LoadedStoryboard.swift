import UIKit

/// A storyboard that was found and opened, with its scenes.
@MainActor
final class LoadedStoryboard {
    let name: String
    let storyboard: UIStoryboard
    let index: StoryboardIndex

    /// Opens a storyboard.
    init(name: String, bundle: Bundle, url: URL) throws(LoadingError) {
        #if canImport(Darwin)
            // UIKit must not be asked for what it cannot read.
            guard let index = StoryboardIndex(compiled: url) else {
                throw .unreadable(file: url.path, reason: "its Info.plist is missing or damaged")
            }
            storyboard = UIStoryboard(name: name, bundle: bundle)
        #else
            let (storyboard, mistakes) = InterfaceDocuments.mistakes {
                UIStoryboard(name: name, bundle: bundle)
            }
            guard let index = StoryboardIndex(storyboard) else {
                throw .unreadable(file: url.path, reason: mistakes.joined(separator: "; "))
            }
            self.storyboard = storyboard
        #endif
        (self.name, self.index) = (name, index)
    }

    /// Finds and opens the storyboard of a class, once.
    static func of(_ type: any Storyboardable.Type) throws(LoadingError) -> LoadedStoryboard {
        let file = type.storyboardName
        if let known = LoadingMemory.current.storyboards[type, file] { return known }
        let search = ResourceSearch(file, .storyboard, for: type, in: type.storyboardBundle)
        guard let found = search.find() else { throw ResourceSearch.error([search]) }
        let loaded = try LoadedStoryboard(name: found.name, bundle: found.bundle, url: found.url)
        LoadingMemory.current.storyboards.keep(loaded, for: type, file)
        return loaded
    }

    /// Instantiates the controller of the identifier, else the initial one.
    func controller<Screen: UIViewController>(_ identifier: String) throws(LoadingError) -> Screen {
        if index.has(identifier) {
            let made = storyboard.instantiateViewController(withIdentifier: identifier)
            return try checked(made, "scene “\(identifier)”")
        }
        guard index.hasInitial, let made = storyboard.instantiateInitialViewController() else {
            throw missing(identifier)
        }
        return try checked(made, "initial scene")
    }

    /// As ``controller(_:)``; the closure makes the controller of the coder.
    func controller<Screen: UIViewController>(
        _ identifier: String, creator: @escaping (NSCoder) -> Screen?
    ) throws(LoadingError) -> Screen {
        if index.has(identifier) {
            return storyboard.instantiateViewController(identifier: identifier, creator: creator)
        }
        guard index.hasInitial else { throw missing(identifier) }
        guard let made = storyboard.instantiateInitialViewController(creator: creator) else {
            throw .notCreated(expected: String(describing: Screen.self), storyboard: name)
        }
        return made
    }

    private func checked<Screen: UIViewController>(
        _ controller: UIViewController, _ place: String
    ) throws(LoadingError) -> Screen {
        guard let screen = controller as? Screen else {
            let others =
                index.identifiers.isEmpty ? "" : "; it has " + index.identifiers.joined(separator: ", ")
            throw .wrongClass(
                expected: String(describing: Screen.self), found: String(describing: type(of: controller)),
                place: "\(name).storyboard, \(place)\(place == "initial scene" ? others : "")")
        }
        return screen
    }

    private func missing(_ identifier: String) -> LoadingError {
        .missingScene(identifier: identifier, storyboard: name, present: index.identifiers)
    }
}
