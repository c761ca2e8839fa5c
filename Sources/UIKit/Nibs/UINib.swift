import Foundation
import InterfaceBuilder

/// A document of objects, read once and made any number of times.
@MainActor
open class UINib: NSObject {
    /// Nil where the document is missing or cannot be read, which was reported.
    package let document: Document?
    private let resources: ResourceLibrary

    /// The xib of that name in the bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        resources = ResourceLibrary.of(bundleOrNil)
        let file = resources.document(named: name, kind: .xib)
        document = file.flatMap { Self.read(path: $0.path) }
        super.init()
        guard file == nil else { return }
        RuntimeDiagnostics.report(
            "Could not load NIB in bundle: '\((bundleOrNil ?? .main).bundlePath)' with name '\(name)'")
    }

    /// A xib as it is saved.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        resources = ResourceLibrary.of(bundleOrNil)
        document = Self.read(bytes: ContiguousArray(data))
        super.init()
    }

    package init(document: Document, resources: ResourceLibrary) {
        self.document = document
        self.resources = resources
        super.init()
    }

    /// Makes the objects and connects them with the owner. Answers the top-level ones in the document's order.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any]
    {
        guard let document else { return [] }
        let session = NibSession(
            environment: UIScreen.main.environment, resources: resources, reportsToRuntime: true)
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return NibInstantiation(document: document, session: session).objects(
            owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
    }

    /// What can be said about making objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects by name for the document's external placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private static func read(bytes: ContiguousArray<UInt8>) -> Document? {
        do throws(DocumentError) { return try Document(bytes: bytes, path: "nib") } catch {
            RuntimeDiagnostics.report(error.description)
            return nil
        }
    }

    private static func read(path: String) -> Document? {
        do throws(DocumentError) { return try Document(contentsOf: path) } catch {
            RuntimeDiagnostics.report(error.description)
            return nil
        }
    }
}

extension Bundle {
    /// Makes the objects of the bundle's xib of that name and connects them with the owner; nil where there is none.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self)
        return nib.document == nil ? nil : nib.instantiate(withOwner: owner, options: options)
    }
}
