import UIKit

/// All that a bundle has from Interface Builder, for the proof that it loads.
///
/// ```swift
/// @MainActor @Test func everyScreenLoads() throws { try Screens.verify(in: .main) }
/// ```
@MainActor
public enum Screens {
    /// Loads every scene of every storyboard in a bundle with its view, and every nib, and answers what was loaded, as
    /// `Main.storyboard: MapViewController` and `UserCell.xib: UserCell`.
    ///
    /// A controller that is ``Storyboardable`` must come by its class too; a view that is ``Nibable`` likewise.
    ///
    /// - Throws: ``ScreensError`` with all that is wrong, when anything is, and when there is nothing to load.
    @discardableResult
    public static func verify(in bundle: Bundle) throws -> [String] {
        var proof = ScreensProof(bundle: bundle)
        for file in BundleFiles.documents(in: bundle) { proof.load(file) }
        guard proof.problems.isEmpty, !proof.loaded.isEmpty else {
            throw ScreensError(bundle: bundle.bundlePath, problems: proof.problems)
        }
        return proof.loaded
    }

    /// Loads screens and views by their classes, and answers what was loaded.
    ///
    /// - Throws: ``ScreensError`` with all that is wrong.
    @discardableResult
    public static func verify(_ types: any ClassNamed.Type...) throws -> [String] {
        var proof = ScreensProof(bundle: .main)
        for type in types { proof.load(byClass: type) }
        guard proof.problems.isEmpty else {
            throw ScreensError(bundle: Bundle.main.bundlePath, problems: proof.problems)
        }
        return proof.loaded
    }
}

/// What of a bundle does not load.
public struct ScreensError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The bundle's path.
    public let bundle: String
    /// What is wrong, each in a line; nothing when the bundle has neither storyboards nor nibs.
    public let problems: [String]

    /// All of it, a line each.
    public var description: String {
        problems.isEmpty
            ? "\(bundle) has neither storyboards nor nibs"
            : "of \(bundle) do not load:\n" + problems.joined(separator: "\n")
    }
}

/// What was loaded and what not.
@MainActor
struct ScreensProof {
    let bundle: Bundle
    private(set) var loaded: [String] = []
    private(set) var problems: [String] = []

    init(bundle: Bundle) { self.bundle = bundle }

    mutating func load(_ file: BundleFiles.Document) {
        file.isStoryboard ? loadStoryboard(file) : loadNib(file)
    }

    private mutating func loadStoryboard(_ file: BundleFiles.Document) {
        guard let index = StoryboardIndex(contentsOf: file.url) else {
            return problems.append("\(file.name).storyboard: it cannot be read")
        }
        let storyboard = UIStoryboard(name: file.name, bundle: bundle)
        for identifier in index.identifiers {
            let controller = storyboard.instantiateViewController(withIdentifier: identifier)
            take(
                controller, "\(file.name).storyboard, scene “\(identifier)”", index[identifier]?.type)
        }
        guard index.hasInitial else { return }
        guard let initial = storyboard.instantiateInitialViewController() else {
            return problems.append("\(file.name).storyboard: there is no initial controller")
        }
        take(initial, "\(file.name).storyboard, initial scene", nil)
    }

    private mutating func take(_ controller: UIViewController, _ place: String, _ wanted: String?) {
        controller.loadViewIfNeeded()
        note(controller, place, wanted)
        if let type = type(of: controller) as? any Storyboardable.Type { load(byClass: type) }
    }

    private mutating func loadNib(_ file: BundleFiles.Document) {
        let objects = UINib(nibName: file.name, bundle: bundle).instantiate(withOwner: nil, options: nil)
        if objects.isEmpty { problems.append("\(file.name).xib: there is nothing in it") }
        for object in objects { note(object as AnyObject, "\(file.name).xib", nil) }
    }

    /// Notes an object that was made, and whether it is of the class that its document tells.
    private mutating func note(_ object: AnyObject, _ place: String, _ wanted: String?) {
        let found = String(describing: type(of: object))
        guard let wanted, wanted != found else { return loaded.append("\(place): \(found)") }
        let error = LoadingError.wrongClass(expected: wanted, found: found, place: place)
        problems.append(error.description)
    }

    /// Loads a screen or view as the app does.
    mutating func load(byClass type: any ClassNamed.Type) {
        do throws(LoadingError) {
            switch type {
            case let screen as any Storyboardable.Type: try screen.loadInstance().loadViewIfNeeded()
            case let view as any (UIView & Nibable).Type: _ = try view.loadInstance()
            case let owner as any NibNamed.Type: _ = try owner.loadNib()
            default: return
            }
            loaded.append("\(type.className) by its class")
        } catch {
            problems.append("\(type.className) by its class: \(error)")
        }
    }
}
