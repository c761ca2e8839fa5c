import Foundation
import InterfaceBuilder

/// The state that the objects of one nib share while they are created: a scene's controller, its view, or the nib of a
/// cell.
///
/// Objects are held weakly once the nib is finished; the object that loaded it retains those without other owners.
@MainActor
final class NibContext {
    let document: Document
    let session: NibSession
    let texts: LocalizationTable
    let resources: ResourceScope
    let documentResources: Resources

    /// The traits for which size class variations are chosen.
    var traits: TraitEnvironment

    /// The nib around this one, to whose objects connections can refer.
    let outer: NibContext?

    /// The controllers that are being shown around this nib, by document and id, outermost first.
    let ancestry: [String]

    /// The storyboard that creates the destinations of segues.
    var storyboard: UIStoryboard?

    /// The controller of the nib, once it has been created.
    weak var controller: UIViewController?

    /// The controller's view, once it has been created.
    weak var rootView: UIView?

    /// Creates the object of one element in place of its class.
    var creator: (element: Element, make: (NSCoder) -> UIViewController?)?

    /// The unresolved placeholders: connections with them are skipped silently.
    private var ignored: Set<String> = []

    /// Objects by id, those of placeholders included.
    private var objects: [String: WeakReference] = [:]

    /// Layout guides by id.
    var guides: [String: NibGuide] = [:]

    /// The objects created in the current phase, in order.
    var made: [(element: Element, object: AnyObject)] = []

    /// Views whose constraints are created when all views exist.
    var constraintOwners: [(element: Element, view: UIView)] = []

    /// The references that wait for an object of the id.
    var waiting: [String: [(source: Element, use: @MainActor (AnyObject) -> Bool)]] = [:]
    var waitingOrder: [String] = []

    /// Connections of earlier phases whose destinations did not exist yet.
    var unfinished: [PendingConnection] = []

    /// The members of outlet collections that are connected so far.
    var collections: [CollectionKey: [AnyObject]] = [:]

    /// Views that the size classes exclude.
    var uninstalled: Set<String> = []

    /// The nesting depth of the object being created.
    var depth = 0

    /// The maximum nesting depth of objects. Far above that of any document, far below the limit of the stack.
    static let maximumDepth = 200

    init(
        document: Document, session: NibSession, texts: LocalizationTable, resources: ResourceScope,
        documentResources: Resources, traits: TraitEnvironment, outer: NibContext? = nil,
        ancestry: [String] = []
    ) {
        self.document = document
        self.session = session
        self.texts = texts
        self.resources = resources
        self.documentResources = documentResources
        self.traits = traits
        self.outer = outer
        self.ancestry = ancestry
    }

    /// Creates a context for a document.
    convenience init(document: Document, session: NibSession, ancestry: [String] = []) {
        self.init(
            document: document, session: session,
            texts: session.resources.texts(forDocument: document.path, language: session.language) {
                session.report($0)
            },
            resources: session.resources.scope(near: document.path, language: session.language),
            documentResources: document.resources,
            traits: session.variationTraits(session.environment.traits), ancestry: ancestry)
    }

    /// Returns a context for a nib inside this one, such as a prototype cell's.
    func inner() -> NibContext {
        NibContext(
            document: document, session: session, texts: texts, resources: resources,
            documentResources: documentResources, traits: traits, outer: self, ancestry: ancestry)
    }

    /// The intrinsic sizes of views that Interface Builder obtained from their classes, by id.
    var designableSizes: [String: Size] { session.designableSizes(of: document) }

    /// Returns whether the element's class exists.
    func isLinked(_ element: Element) -> Bool {
        element.customClass.map { session.type(of: $0) != nil } ?? true
    }

    /// Returns the object with the id, if it exists.
    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

    /// Returns whether this nib itself has an object with the id.
    func has(_ id: String) -> Bool { objects[id]?.object != nil }

    /// Skips connections with an unresolved placeholder, reporting those to missing ids.
    func ignorePlaceholder(_ placeholder: Placeholder) {
        placeholder.id.map { _ = ignored.insert($0) }
        for connection in placeholder.connections {
            guard let id = connection.destinationID, document.element(withID: id) == nil else { continue }
            reportDangling(id, connection)
        }
    }

    func isIgnored(_ id: String) -> Bool { ignored.contains(id) || outer?.isIgnored(id) == true }

    /// Registers an object by the id.
    func register(_ object: AnyObject, id: String) { objects[id] = WeakReference(object) }

    /// Reports a problem of an element; of a subject only once in the document, and its message is created only then.
    func report(
        _ message: @autoclosure () -> String, _ element: Element, severity: Diagnostic.Severity = .warning,
        about subject: String? = nil
    ) {
        let subject = subject.map { document.path + "#" + $0 }
        if let subject, session.isReported(subject) { return }
        session.report(document.diagnostic(severity, element, message()), about: subject)
    }
}

/// A layout guide of a view or controller that constraints can name.
@MainActor
struct NibGuide {
    let role: LayoutGuideElement.Role
    weak var view: UIView?
    weak var controller: UIViewController?
}

/// A connection whose source has been created.
@MainActor
struct PendingConnection {
    let connection: Connection
    weak var source: AnyObject?
    let sourceElement: Element
}

/// The array of an outlet collection.
struct CollectionKey: Hashable {
    let source: ObjectIdentifier
    let property: String
}
