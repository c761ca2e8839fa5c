import CoreGraphics
import InterfaceBuilder

/// The state that all documents share that are loaded for one screen: the screen's environment, the project's
/// resources, and the diagnostics.
@MainActor
package final class NibSession {
    /// The environment of the screen.
    package let environment: ScreenEnvironment
    /// The project's images, colors, texts and documents.
    package let resources: ResourceLibrary
    /// The requested language of texts; nil for that of the document itself.
    package let language: String?
    /// Whether diagnostics are passed on to `RuntimeDiagnostics` as well.
    let reportsToRuntime: Bool

    /// The diagnostics about objects that could not be created as in the document, without duplicates.
    package private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<String> = []
    /// The subjects of diagnostics, where they are more than the text of a message.
    package private(set) var subjects: [Diagnostic: String] = [:]
    /// Names of existing classes that do not match their elements.
    var unfittingClasses: Set<String> = []

    /// The number of controllers that may still be created, which limits cycles of scenes across documents.
    private var remainingControllers = 400

    package init(
        environment: ScreenEnvironment, resources: ResourceLibrary, language: String? = nil,
        reportsToRuntime: Bool = false
    ) {
        self.environment = environment
        self.resources = resources
        self.language = language ?? environment.language
        self.reportsToRuntime = reportsToRuntime
    }

    private var documents: [String: Document?] = [:]

    /// Returns the document in the file, read once; nil, with a report, if it is unreadable.
    func document(atPath path: String) -> Document? {
        if let known = documents[path] { return known }
        var document: Document?
        do throws(DocumentError) { document = try Document(contentsOf: path) } catch {
            report(error.diagnostic)
        }
        documents[path] = .some(document)
        return document
    }

    private var designableSizes: [String: [String: Size]] = [:]

    /// Returns the intrinsic sizes that a document has for custom classes, read once.
    func designableSizes(of document: Document) -> [String: Size] {
        if let known = designableSizes[document.path] { return known }
        let sizes = document.designableSizes
        designableSizes[document.path] = sizes
        return sizes
    }

    /// Whether scenes have neither stack views nor views of custom classes, as far as computed.
    var plainScenes: [String: Bool] = [:]

    /// Returns the text for a key of the table `Localizable`, else the key.
    func localized(_ key: String) -> String {
        resources.text(key, table: nil, language: language)?.text ?? key
    }

    private var classes: [CustomClass: AnyClass?] = [:]

    /// Returns the custom class of a document, looked up once: the runtime searches all types for a missing one.
    func type(of custom: CustomClass) -> AnyClass? {
        if let known = classes[custom] { return known }
        var type: AnyClass? = ClassLookup.type(named: custom.name, module: custom.module)
        // Xcode inserts the name of the module that contains the document.
        if type == nil, custom.isTargetModule { type = ClassLookup.type(inAnyModule: custom.name) }
        classes[custom] = .some(type)
        return type
    }

    /// Adds a diagnostic unless there is one with the same subject.
    func report(_ diagnostic: Diagnostic, about subject: String? = nil) {
        guard reported.insert(subject ?? diagnostic.description).inserted else { return }
        diagnostics.append(diagnostic)
        if let subject { subjects[diagnostic] = subject }
        if reportsToRuntime, diagnostic.severity > .note { RuntimeDiagnostics.report(diagnostic.description) }
    }

    /// Returns whether there is a diagnostic with the subject.
    func isReported(_ subject: String) -> Bool { reported.contains(subject) }

    /// Consumes one controller of the budget; returns false if none is left.
    func takeController() -> Bool {
        remainingControllers -= 1
        return remainingControllers >= 0
    }

    /// Resets the number of controllers, for a scene that is requested from outside.
    func refillControllers() { remainingControllers = 400 }

    /// Returns the size classes and idiom by which variations are chosen.
    func variationTraits(_ traits: UITraitCollection) -> TraitEnvironment {
        TraitEnvironment(
            horizontal: SizeClass(traits.horizontalSizeClass), vertical: SizeClass(traits.verticalSizeClass),
            idiom: traits.userInterfaceIdiom.documentName)
    }
}

extension SizeClass {
    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceIdiom {
    /// The name in the variations of documents.
    var documentName: String? {
        switch self {
        case .phone: "phone"
        case .pad: "pad"
        case .mac: "mac"
        case .tv: "tv"
        case .carPlay: "carPlay"
        case .vision: "vision"
        case .unspecified: nil
        }
    }
}
