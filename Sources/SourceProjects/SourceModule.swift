/// A module of Swift sources that a project describes: one target of it.
public struct SourceModule: Sendable, Hashable {
    /// The kind of product that the module becomes.
    public enum Kind: String, Sendable, Hashable {
        /// An application.
        case application
        /// An extension of an application, such as a widget.
        case appExtension
        /// A framework or library.
        case library
        /// Unit tests.
        case tests

        /// Whether the module has a main function.
        public var hasEntryPoint: Bool { self == .application || self == .appExtension }
    }

    /// A file or folder that the module finds in its bundle.
    public struct Resource: Sendable, Hashable {
        /// The path of the file or folder.
        public var path: String
        /// Whether it is in the bundle under its own name, folders as they are, rather than sorted by kind.
        public var isCopied: Bool

        /// A resource at a path.
        public init(path: String, isCopied: Bool = false) {
            self.path = path
            self.isCopied = isCopied
        }
    }

    /// The name by which sources import the module.
    public var name: String
    /// The name of the target in the project or package; nil where it is that of the module.
    public var target: String?
    /// The kind of product that it becomes.
    public var kind: Kind
    /// The Swift files in the order of their paths.
    public var sources: [String]
    /// Those among the sources that are made while the module is built and lie elsewhere.
    public var generatedSources: [String] = []
    /// The resources of the module's bundle.
    public var resources: [Resource] = []
    /// The names of the modules and of the packages' products that it says it needs.
    public var dependencies: [String] = []
    /// The version of the language, such as `5`; nil where the project does not say.
    public var languageVersion: String?
    /// Names that `#if` finds defined.
    public var conditions: [String] = []
    /// The property list in XML that describes the module's bundle, with the values of build settings put in; nil
    /// where the project has none.
    public var information: String?
    /// Whether declarations without an isolation of their own belong to the main actor.
    public var isMainActorByDefault = false
    /// The features of later language modes that the project enables, such as `InferIsolatedConformances`.
    public var upcomingFeatures: [String] = []
    /// Whether code that imports the module finds UIKit, as through the umbrella header of a framework.
    public var bringsUIKit = false

    /// A module of sources.
    public init(name: String, kind: Kind, sources: [String]) {
        self.name = name
        self.kind = kind
        self.sources = sources
    }
}

extension SourceModule {
    /// Whether a name that people give means the module: that of the target or the module's own.
    public func isNamed(_ name: String) -> Bool { [self.name, target].contains(name) }
}

extension StringProtocol {
    /// The text as a name in Swift: whatever cannot stand in one is an underscore.
    package var asIdentifier: String {
        let scalars = unicodeScalars.map { scalar -> Character in
            let isFit =
                scalar == "_"
                || (scalar.isASCII
                    && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
            return isFit ? Character(scalar) : "_"
        }
        let name = String(scalars)
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
