import Foundation

/// The app's part in saving and restoring: the methods of its delegate.
@MainActor
public struct StateRestorationHooks {
    /// Whether the state is saved (`application(_:shouldSaveSecureApplicationState:)`).
    public var shouldSave: (NSCoder) -> Bool = { _ in true }
    /// Whether the saved state is restored (`application(_:shouldRestoreSecureApplicationState:)`).
    public var shouldRestore: (NSCoder) -> Bool = { _ in true }
    /// Called at the beginning of saving (`application(_:willEncodeRestorableStateWith:)`).
    public var willEncode: (NSCoder) -> Void = { _ in }
    /// Called at the end of restoring (`application(_:didDecodeRestorableStateWith:)`).
    public var didDecode: (NSCoder) -> Void = { _ in }
    /// Creates controllers without a restoration class
    /// (`application(_:viewControllerWithRestorationIdentifierPath:coder:)`).
    public var viewController: ([String], NSCoder) -> UIViewController? = { _, _ in nil }

    public init() {}
}

/// Saves the state of controllers and their views, and restores it, in UIKit's order (Apple: "Preserving your app's UI
/// across launches").
@MainActor
public final class StateRestoration {
    /// The app that saves, with its version; the state of another is not restored.
    public let application: String
    public var hooks = StateRestorationHooks()
    /// The storyboard from which other controllers are created, by their identifiers.
    public var storyboard: UIStoryboard?

    /// The app's registered objects, which are saved if they are referred to.
    var registered: [RegisteredObject] = []

    private var order: [AnyObject] = []
    private var known: [[String]: AnyObject] = [:]
    private var saved: [ObjectIdentifier: [String]] = [:]

    public init(application: String) { self.application = application }

    /// The path of the app's own state.
    private static let applicationPath = ["UIApplication"]

    // MARK: Saving

    /// Returns the state of the controllers and of those to which they refer; nil if it is not to be saved.
    public func save(_ roots: [UIViewController]) -> Data? {
        (order, saved) = ([], [:])
        var archive = StateArchive(application: application)
        let coder = makeEncoder()
        guard hooks.shouldSave(coder) else { return nil }
        hooks.willEncode(coder)
        archive.entries.append(
            StateArchive.Entry(path: Self.applicationPath, className: "UIApplication", values: coder.values))
        for root in roots { _ = reference(to: root) }
        var next = 0
        while next < order.count {
            archive.entries.append(entry(of: order[next]))
            next += 1
        }
        order = []
        return try? archive.data()
    }

    private func makeEncoder() -> RestorationEncoder {
        RestorationEncoder { [weak self] value in
            RestorationValue.encode(value) { self?.reference(to: $0) }
        }
    }

    /// Returns the path of a restorable object, which is then saved too; nil for others.
    private func reference(to object: AnyObject) -> [String]? {
        if let path = saved[ObjectIdentifier(object)] { return path }
        guard let path = path(of: object) else { return nil }
        saved[ObjectIdentifier(object)] = path
        order.append(object)
        return path
    }

    private func path(of object: AnyObject) -> [String]? {
        if let controller = object as? UIViewController { return controller.restorationPath }
        if let view = object as? UIView { return view.restorationPath }
        return registered.first { $0.object === object }?.path(among: registered)
    }

    private func entry(of object: AnyObject) -> StateArchive.Entry {
        let coder = makeEncoder()
        if let controller = object as? UIViewController {
            controller.encodeRestorableState(with: coder)
            controller.encodeRestorableRelations(with: coder)
            for view in controller.viewIfLoaded?.restorableViews(of: controller) ?? [] {
                _ = reference(to: view)
            }
        } else if let view = object as? UIView {
            view.encodeRestorableState(with: coder)
        } else if let object = object as? any UIStateRestoring {
            object.encodeRestorableState(with: coder)
        }
        let controller = object as? UIViewController
        let objectClass = controller == nil ? (object as? any UIStateRestoring)?.objectRestorationClass : nil
        return StateArchive.Entry(
            path: saved[ObjectIdentifier(object)] ?? [], className: Self.name(of: type(of: object)),
            restorationClass: controller?.restorationClass.map { Self.name(of: $0) }
                ?? objectClass.map { Self.name(of: $0) },
            storyboardIdentifier: controller?.storyboard == nil
                ? nil : controller?.storage.storyboardIdentifier,
            values: coder.values)
    }

    /// Returns the name by which the same type, even a private one, is found in another run.
    private static func name(of type: Any.Type) -> String {
        _mangledTypeName(type) ?? String(reflecting: type)
    }

    // MARK: Restoring

    /// Restores a saved state in the existing controllers. An unreadable state is rejected with the reason, and nothing
    /// is changed.
    public func restore(_ data: Data, into roots: [UIViewController]) throws(StateArchive.Refusal) {
        let archive = try StateArchive(data: data, application: application)
        known = [:]
        for root in roots { root.forEachInRestoration { known[$0.restorationPath ?? []] = $0 } }
        for object in registered { known[object.path(among: registered) ?? []] = object.object }
        known[[]] = nil
        let own = archive.entries.first { $0.path == Self.applicationPath }
        let coder = makeDecoder(own?.values ?? [:])
        guard hooks.shouldRestore(coder) else { return }
        let entries = archive.entries.filter { $0.path != Self.applicationPath }
        var objects: [(object: AnyObject, entry: StateArchive.Entry)] = []
        for entry in entries {
            guard let object = object(for: entry) else { continue }
            known[entry.path] = object
            objects.append((object, entry))
        }
        for (object, entry) in objects { decode(object, entry) }
        for (object, _) in objects {
            (object as? any UIStateRestoring)?.applicationFinishedRestoringState()
        }
        hooks.didDecode(coder)
        known = [:]
    }

    private func makeDecoder(_ values: [String: Any]) -> RestorationDecoder {
        RestorationDecoder(values) { [weak self] value in
            RestorationValue.decode(value) { self?.known[$0] }
        }
    }

    /// Finds the object by the restoration class, the delegate, the existing objects, the storyboard: in this order.
    private func object(for entry: StateArchive.Entry) -> AnyObject? {
        let coder = makeDecoder(entry.values)
        if let name = entry.restorationClass {
            return make(entry, by: name, coder)
        }
        if let controller = hooks.viewController(entry.path, coder) { return controller }
        if let known = known[entry.path] { return known }
        if let parent = known[Array(entry.path.dropLast())] as? UIViewController,
            let view = parent.viewIfLoaded?.restorableViews(of: parent).first(where: {
                $0.restorationIdentifier == entry.path.last
            })
        {
            return view
        }
        return entry.storyboardIdentifier.flatMap {
            storyboard?.instantiateViewController(withIdentifier: $0)
        }
    }

    /// Returns the object that the restoration class of the name creates.
    private func make(_ entry: StateArchive.Entry, by name: String, _ coder: NSCoder) -> AnyObject? {
        switch _typeByName(name) {
        case let maker as any UIViewControllerRestoration.Type:
            return maker.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
        case let maker as any UIObjectRestoration.Type:
            return maker.object(withRestorationIdentifierPath: entry.path, coder: coder)
        default:
            RuntimeDiagnostics.report(
                "the restoration class \(name) is not known; \(entry.name) was left out")
            return nil
        }
    }

    private func decode(_ object: AnyObject, _ entry: StateArchive.Entry) {
        guard Self.name(of: type(of: object)) == entry.className else {
            return RuntimeDiagnostics.report(
                "\(entry.name) was saved by a \(entry.className) and is a \(type(of: object)) now; it was left out"
            )
        }
        let coder = makeDecoder(entry.values)
        if let controller = object as? UIViewController {
            controller.decodeRestorableRelations(with: coder)
            controller.decodeRestorableState(with: coder)
        } else if let view = object as? UIView {
            view.decodeRestorableState(with: coder)
        } else if let object = object as? any UIStateRestoring {
            object.decodeRestorableState(with: coder)
        }
    }
}

extension StateArchive.Entry {
    fileprivate var name: String { path.joined(separator: "/") }
}
