import UIKit

/// Loads documents, and collects what was loaded and what is wrong.
@MainActor
struct LoadingCheck {
    let bundle: Bundle
    var owners: [String: AnyObject] = [:]
    private(set) var loaded: [String] = []
    private(set) var problems: [String] = []

    init(bundle: Bundle, owners: [String: AnyObject] = [:]) {
        (self.bundle, self.owners) = (bundle, owners)
    }

    /// Loads a document of the bundle.
    mutating func load(_ document: BundleDocument) {
        document.kind == .nib ? loadNib(document) : loadStoryboard(document)
    }

    /// Loads a screen or view as the app does.
    mutating func load(byClass type: any ClassNamed.Type, owner: AnyObject? = nil) {
        let place = "\(type.className) by its class"
        do throws(LoadingError) {
            switch type {
            case let screen as any Storyboardable.Type:
                let screen = try screen.loadInstance()
                observe(place) { screen.loadViewIfNeeded() }
            case let view as any (UIView & Nibable).Type: _ = try view.loadInstance(owner: owner)
            default: _ = try LoadedNib.of(type)
            }
            loaded.append(place)
        } catch {
            problems.append("\(place): \(error)")
        }
    }

    // MARK: Documents

    private mutating func loadStoryboard(_ document: BundleDocument) {
        do throws(LoadingError) {
            guard let url = BundleDocuments.url(of: document.name, .storyboard, in: bundle) else { return }
            let storyboard = try LoadedStoryboard(name: document.name, bundle: bundle, url: url)
            for scene in storyboard.index.scenes {
                load(scene, of: storyboard.storyboard, "\(document.file), \(scene.place)")
            }
        } catch {
            problems.append("\(document.file): \(error)")
        }
    }

    private mutating func load(_ scene: StoryboardIndex.Scene, of storyboard: UIStoryboard, _ place: String) {
        let controller = observe(place) {
            let controller = storyboard.instantiateViewController(withIdentifier: scene.key)
            controller.loadViewIfNeeded()
            return controller
        }
        guard let controller else { return }
        loaded.append("\(place): \(type(of: controller))")
        if let type = type(of: controller) as? any Storyboardable.Type { load(byClass: type) }
    }

    private mutating func loadNib(_ document: BundleDocument) {
        do throws(LoadingError) {
            guard let url = BundleDocuments.url(of: document.name, .nib, in: bundle) else { return }
            let nib = try LoadedNib(name: document.name, bundle: bundle, url: url)
            load(nib, document, owner: owners[document.name])
        } catch {
            problems.append("\(document.file): \(error)")
        }
    }

    private mutating func load(_ nib: LoadedNib, _ document: BundleDocument, owner: AnyObject?) {
        if let problem = Self.missingOwner(of: nib.nib, document, owner) { return problems.append(problem) }
        guard let objects = observe(document.file, { nib.objects(owner: owner) }) else { return }
        if objects.isEmpty { problems.append("\(document.file): it has no objects") }
        for object in objects {
            loaded.append("\(document.file): \(type(of: object))")
            if let type = type(of: object) as? any (UIView & Nibable).Type {
                load(byClass: type, owner: owner)
            }
        }
    }

    // MARK: Mistakes

    /// The result of the work; nil where documents were found to be wrong, which becomes a problem of the place. Apple's
    /// UIKit logs that or raises exceptions.
    @discardableResult
    private mutating func observe<Result>(_ place: String, _ work: () -> Result) -> Result? {
        #if canImport(Darwin)
            return work()
        #else
            let (result, mistakes) = InterfaceDocuments.mistakes(during: work)
            problems += mistakes.map { "\(place): \($0)" }
            return mistakes.isEmpty ? result : nil
        #endif
    }

    /// Apple's UIKit raises an exception for it.
    private static func missingOwner(of nib: UINib, _ document: BundleDocument, _ owner: AnyObject?)
        -> String?
    {
        #if canImport(Darwin)
            return nil
        #else
            guard owner == nil, let type = InterfaceDocuments.owner(of: nib) else { return nil }
            return "\(document.file): File's Owner has outlets; pass one, as in "
                + "Screens.verify(in: bundle, owners: [\"\(document.name)\": \(type)()])"
        #endif
    }
}
