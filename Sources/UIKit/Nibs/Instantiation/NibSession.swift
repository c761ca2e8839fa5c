import CoreGraphics
import InterfaceBuilder

/// What all documents share that are loaded for one screen: what the screen is like, the project's resources, and
/// the diagnostics.
@MainActor
package final class NibSession {
    /// What the screen is like.
    package let environment: ScreenEnvironment
    /// The project's images, colours, texts and documents.
    package let resources: ResourceLibrary
    /// The language that texts are wanted in; nil takes those of the document itself.
    package let language: String?
    /// Whether diagnostics are passed on to `RuntimeDiagnostics` as well.
    let reportsToRuntime: Bool

    /// What could not be made as the document says, each finding once.
    package private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<String> = []
    /// What findings are about, where that is more than their text says.
    package private(set) var subjects: [Diagnostic: String] = [:]
    /// Names of classes that are there and do not fit the elements that name them.
    var unfittingClasses: Set<String> = []

    /// How many controllers may still be made: rings of scenes across documents end here at the latest.
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

    /// The document in the file, read once; nil, and a report, where it cannot be read.
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

    /// Natural sizes that a document keeps for the app's own classes, read once.
    func designableSizes(of document: Document) -> [String: Size] {
        if let known = designableSizes[document.path] { return known }
        let sizes = document.designableSizes
        designableSizes[document.path] = sizes
        return sizes
    }

    /// Whether scenes have neither stack views nor views of the project's own classes, as far as has been asked.
    var plainScenes: [String: Bool] = [:]

    /// The text for a key of the table `Localizable`, else the key.
    func localized(_ key: String) -> String {
        resources.text(key, table: nil, language: language)?.text ?? key
    }

    private var classes: [CustomClass: AnyClass?] = [:]

    /// The application's own class that a document names, looked for once: the runtime searches all types that there
    /// are for one that is not there.
    func type(of custom: CustomClass) -> AnyClass? {
        if let known = classes[custom] { return known }
        var type: AnyClass? = ClassLookup.type(named: custom.name, module: custom.module)
        // Xcode puts in the name of the module that the document is built in.
        if type == nil, custom.isTargetModule { type = ClassLookup.type(inAnyModule: custom.name) }
        classes[custom] = .some(type)
        return type
    }

    /// Adds a finding unless one with the same subject is there.
    func report(_ diagnostic: Diagnostic, about subject: String? = nil) {
        guard reported.insert(subject ?? diagnostic.description).inserted else { return }
        diagnostics.append(diagnostic)
        if let subject { subjects[diagnostic] = subject }
        if reportsToRuntime, diagnostic.severity > .note { RuntimeDiagnostics.report(diagnostic.description) }
    }

    /// Whether a finding with the subject is there.
    func isReported(_ subject: String) -> Bool { reported.contains(subject) }

    /// Takes one controller from the budget; false when there is none left.
    func takeController() -> Bool {
        remainingControllers -= 1
        return remainingControllers >= 0
    }

    /// Starts a new count of controllers, for a scene that is asked for from outside.
    func refillControllers() { remainingControllers = 400 }

    /// Size classes and idiom as variations ask for them.
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
