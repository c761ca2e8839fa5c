import Foundation
import InterfaceBuilder

/// The documents and scenes that UIKit would load, for code that must know before it loads them.
///
/// Apple's UIKit raises an exception for a missing document or scene. There a compiled storyboard lists its scenes in
/// its property list; here the document itself is read.
@MainActor
public enum InterfaceDocuments {
    /// The kind of a document.
    public enum Kind: Sendable {
        /// What `UIStoryboard` reads.
        case storyboard
        /// What `UINib` reads.
        case nib
    }

    /// A scene of a storyboard.
    public struct Scene: Sendable, Equatable {
        /// The storyboard identifier; nil for a scene without one.
        public let identifier: String?
        /// What the scene is instantiated by: its identifier, or what Apple's compiler of documents generates.
        public let key: String
        /// Whether the storyboard starts with the scene.
        public let isInitial: Bool
    }

    /// The folder that a bundle's documents are in: the current project's for the main bundle, if there is one.
    public static func folder(of bundle: Bundle) -> String {
        ResourceLibrary.of(bundle).files?.root ?? bundle.bundlePath
    }

    /// The path of the document that UIKit reads for a name; nil if there is none.
    public static func path(of name: String, _ kind: Kind, in bundle: Bundle) -> String? {
        ResourceLibrary.of(bundle).document(kind == .nib ? .nib(name) : .storyboard(name))?.path
    }

    /// The names of a bundle's documents, sorted.
    public static func names(_ kind: Kind, in bundle: Bundle) -> [String] {
        ResourceLibrary.of(bundle).documentNames(kind == .nib ? .xib : .storyboard)
    }

    /// The scenes of a storyboard in the order of the document, without references to other storyboards; nil if the
    /// document cannot be read.
    public static func scenes(of storyboard: UIStoryboard) -> [Scene]? {
        storyboard.document.map { document in
            document.scenes.compactMap { $0.controller }.filter { $0.reference == nil }.compactMap {
                controller in
                (controller.storyboardIdentifier ?? controller.generatedIdentifier).map {
                    Scene(
                        identifier: controller.storyboardIdentifier, key: $0,
                        isInitial: controller.element.id == document.initialViewControllerID)
                }
            }
        }
    }

    /// Whether the document of a nib can be read.
    public static func isReadable(_ nib: UINib) -> Bool { nib.document != nil }

    /// The class that a nib expects its File's Owner to be of; nil if nothing is connected to the owner's outlets.
    ///
    /// Apple's UIKit raises an exception where the owner of such a nib is nil.
    public static func owner(of nib: UINib) -> String? {
        guard let owner = nib.document?.filesOwner else { return nil }
        let hasOutlets = owner.element.connections.contains {
            switch $0 {
            case .outlet, .outletCollection: true
            default: false
            }
        }
        return hasOutlets ? owner.customClass?.name ?? "NSObject" : nil
    }

    /// Runs the closure and returns its result with the mistakes in documents that were reported meanwhile: files that
    /// cannot be read, unknown classes, and what Apple's UIKit raises exceptions for. Other messages are reported further.
    public static func mistakes<Result>(during work: () -> Result) -> (result: Result, mistakes: [String]) {
        let (result, messages) = RuntimeDiagnostics.collect(work)
        let isMistake = { (message: String) in
            message.contains(": error: ") || message.contains("Unknown class ")
        }
        for message in messages where !isMistake(message) { RuntimeDiagnostics.report(message) }
        return (result, messages.filter(isMistake))
    }
}

extension Document {
    /// The controller of the scene with the identifier, its own or a generated one.
    func controller(instantiatedBy identifier: String) -> Controller? {
        scene(withIdentifier: identifier)?.controller
            ?? scenes.lazy.compactMap(\.controller).first {
                $0.storyboardIdentifier == nil && $0.generatedIdentifier == identifier
            }
    }
}

extension Controller {
    /// The identifier that Apple's compiler of documents gives a scene that has none.
    fileprivate var generatedIdentifier: String? {
        guard let id = element.id, let type = element.standardClassName else { return nil }
        return "\(type)-\(id)"
    }
}
