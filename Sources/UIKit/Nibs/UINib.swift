import Foundation
import InterfaceBuilder

/// A document of objects, which is read once and instantiated any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// The document; nil if it is missing or unreadable, which was reported.
    package let document: Document?
    private let resources: ResourceLibrary

    /// Creates the nib of the xib of that name in the bundle, in the language of the interface and for its device:
    /// `View~ipad` takes precedence over `View` on an iPad.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        resources = ResourceLibrary.of(bundleOrNil)
        let file = resources.document(.nib(name))
        document = file.flatMap { file in
            Self.read { () throws(DocumentError) in try Document(contentsOf: file.path) }
        }
        super.init()
        guard file == nil else { return }
        RuntimeDiagnostics.report(LoadingMessages.missingNib(name, in: bundleOrNil, resources))
    }

    /// Creates the nib of a xib file's content. Compiled nibs cannot be read, which is reported.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        resources = ResourceLibrary.of(bundleOrNil)
        document = Self.read { () throws(DocumentError) in
            try Document(bytes: ContiguousArray(data), path: "nib")
        }
        super.init()
    }

    package init(document: Document, resources: ResourceLibrary) {
        self.document = document
        self.resources = resources
        super.init()
    }

    /// Creates the objects and connects them with the owner. Returns the top-level ones in the document's order,
    /// without those that replace placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any]
    {
        guard let document else { return [] }
        let session = NibSession(
            environment: UIScreen.main.environment, resources: resources, reportsToRuntime: true)
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let objects = NibInstantiation(document: document, session: session).objects(
            owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
        TurnPool.keepAll(objects)
        return objects
    }

    /// The options of instantiation.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects by name for the document's external placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private static func read(_ document: () throws(DocumentError) -> Document) -> Document? {
        do throws(DocumentError) { return try document() } catch {
            RuntimeDiagnostics.report(error.description)
            return nil
        }
    }
}

extension DocumentRequest {
    /// Returns a xib for the main screen's device and language.
    @MainActor
    static func nib(_ name: String) -> DocumentRequest { onMainScreen(name, .xib) }

    /// Returns a storyboard for the main screen's device and language.
    @MainActor
    static func storyboard(_ name: String) -> DocumentRequest { onMainScreen(name, .storyboard) }

    @MainActor
    private static func onMainScreen(_ name: String, _ kind: Document.Kind) -> DocumentRequest {
        let environment = UIScreen.main.environment
        return DocumentRequest(
            name: name, kind: kind, idiom: environment.device.idiom, language: environment.language)
    }
}

extension Bundle {
    /// Creates the objects of the bundle's xib of that name and connects them with the owner; returns nil if it is
    /// missing.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self)
        return nib.document == nil ? nil : nib.instantiate(withOwner: owner, options: options)
    }
}
