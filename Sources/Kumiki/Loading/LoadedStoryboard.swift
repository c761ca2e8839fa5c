import UIKit

/// A storyboard that was found and opened, with what it says of its scenes.
@MainActor
final class LoadedStoryboard {
    let name: String
    let storyboard: UIStoryboard
    /// Nil where the storyboard cannot be asked beforehand.
    let index: StoryboardIndex?

    private init(name: String, storyboard: UIStoryboard, index: StoryboardIndex?) {
        (self.name, self.storyboard, self.index) = (name, storyboard, index)
    }

    /// Apps hold storyboards compiled; off Apple's platforms they stand as they were saved. What is likely is looked for
    /// first.
    #if canImport(Darwin)
        private static let kinds = ["storyboardc", "storyboard"]
    #else
        private static let kinds = ["storyboard", "storyboardc"]
    #endif

    /// Finds and opens the storyboard of a class, once.
    static func of(_ type: any Storyboardable.Type) throws(LoadingError) -> LoadedStoryboard {
        let file = type.storyboardName
        if let known = LoadingMemory.current.storyboards[type, file] { return known }
        let search = ResourceSearch(own: type.storyboardBundle)
        let found = try search.find([file], kinds: Self.kinds)
        let index = found.url.flatMap { StoryboardIndex(contentsOf: $0) }
        if let url = found.url, index == nil { throw .unreadable(file: url.path) }
        let loaded = LoadedStoryboard(
            name: found.name, storyboard: UIStoryboard(name: found.name, bundle: found.bundle), index: index)
        LoadingMemory.current.storyboards.keep(loaded, for: type, file)
        return loaded
    }

    /// Makes the controller of an identifier, else the initial one, without making one in vain where the storyboard
    /// tells beforehand.
    func controller<Screen: UIViewController>(_ identifier: String) throws(LoadingError) -> Screen {
        if index?[identifier] != nil { return try scene(identifier) }
        if index?.hasInitial != false, let initial = storyboard.instantiateInitialViewController() {
            if let screen = initial as? Screen { return screen }
            guard index == nil else { throw wrongInitial(initial, Screen.self) }
        }
        guard index == nil else { throw missing(identifier) }
        return try scene(identifier)
    }

    /// As ``controller(_:)``, made by a closure from the coder.
    func controller<Screen: UIViewController>(
        _ identifier: String, creator: @escaping (NSCoder) -> Screen?
    ) throws(LoadingError) -> Screen {
        if index?[identifier] != nil {
            return storyboard.instantiateViewController(identifier: identifier, creator: creator)
        }
        guard let index else { return try unindexed(identifier, creator) }
        guard index.hasInitial else { throw missing(identifier) }
        guard let made = storyboard.instantiateInitialViewController(creator: creator) else {
            throw .notCreated(expected: String(describing: Screen.self), storyboard: name)
        }
        return made
    }

    /// Where the storyboard tells nothing, its initial controller must be made to see of which class it is.
    private func unindexed<Screen: UIViewController>(
        _ identifier: String, _ creator: @escaping (NSCoder) -> Screen?
    ) throws(LoadingError) -> Screen {
        if storyboard.instantiateInitialViewController() is Screen,
            let made = storyboard.instantiateInitialViewController(creator: creator)
        {
            return made
        }
        return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }

    private func scene<Screen: UIViewController>(_ identifier: String) throws(LoadingError) -> Screen {
        let made = storyboard.instantiateViewController(withIdentifier: identifier)
        guard let screen = made as? Screen else {
            throw .wrongClass(
                expected: String(describing: Screen.self), found: String(describing: type(of: made)),
                place: "\(name).storyboard, scene “\(identifier)”")
        }
        return screen
    }

    private func missing(_ identifier: String) -> LoadingError {
        .missingScene(identifier: identifier, storyboard: name, present: index?.identifiers ?? [])
    }

    private func wrongInitial(_ found: UIViewController, _ expected: AnyClass) -> LoadingError {
        .wrongClass(
            expected: String(describing: expected), found: String(describing: type(of: found)),
            place: "\(name).storyboard, initial scene; it has "
                + (index?.identifiers ?? []).joined(separator: ", "))
    }
}
