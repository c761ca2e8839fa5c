/// A module of Swift sources, which is a target of a project.
public struct SourceModule: Sendable, Hashable {
    /// The kind of product that is built from the module.
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

    /// A file or folder in the module's bundle.
    public struct Resource: Sendable, Hashable {
        /// The path of the file or folder.
        public var path: String
        /// Whether it is copied to the bundle with its own name and folder structure rather than processed by its kind.
        public var isCopied: Bool

        /// Creates a resource at a path.
        public init(path: String, isCopied: Bool = false) {
            self.path = path
            self.isCopied = isCopied
        }
    }

    /// The name by which sources import the module.
    public var name: String
    /// The name of the target in the project or package; nil if it is the module's name.
    public var target: String?
    /// The kind of product that is built from the module.
    public var kind: Kind
    /// The Swift files, sorted by path.
    public var sources: [String]
    /// Whether the project names Swift files of the module that do not exist.
    public var lacksSources = false
    /// The sources that are generated during the build and stored elsewhere.
    public var generatedSources: [String] = []
    /// The resources of the module's bundle.
    public var resources: [Resource] = []
    /// The names of the modules and package products that the module depends on.
    public var dependencies: [String] = []
    /// The version of the language, such as `5`; nil if the project does not specify one.
    public var languageVersion: String?
    /// The conditions that are defined for `#if`.
    public var conditions: [String] = []
    /// The property list of the module's bundle as XML, with expanded build settings; nil
    /// if the project has none.
    public var information: String?
    /// Whether declarations without an explicit isolation are isolated to the main actor.
    public var isMainActorByDefault = false
    /// The names of the bundles inside the module's bundle that contain its resources, besides the module's name: those of
    /// targets that it depends on, and of a library's specification for CocoaPods.
    public var nestedBundles: [String] = []
    /// Whether the module is a package's.
    public var isOfPackage = false
    /// The folder outside of which no header of the module is read: that of its package; nil for the folder that is built.
    public var headerFolder: String?
    /// Whether Xcode adds the target's assets to `UIColor` and `UIImage`.
    public var extendsAssetTypes = false
    /// Features of later language modes that the project turns on.
    public var upcomingFeatures: [String] = []
    /// The frameworks that all of the module's files find, since its bridging header imports them.
    public var bridgedFrameworks: [String] = []
    /// The modules in Swift that all of the module's files find, since its bridging header imports their generated headers.
    public var bridgedModules: [String] = []
    /// The frameworks that files which import the module find, since the umbrella header of a framework imports them.
    public var exportedFrameworks: [String] = []
    /// The Objective-C headers whose declarations the module's code finds.
    public var headers: [String] = []
    /// The module of the application that hosts the tests; nil if the project does not specify one.
    public var testHost: String?
    /// The variables of the tests' process.
    public var environment: [String: String] = [:]
    /// The tests that the project's scheme skips: `Class` or `Class/test()`.
    public var skippedTests: [String] = []
    /// The files that implement what headers declare, in Objective-C and C; of these the values of constants are read.
    public var implementations: [String] = []
    /// Whether importing the module also imports UIKit, such as through the umbrella header of a framework.
    public var bringsUIKit = false

    /// Creates a module from its sources.
    public init(name: String, kind: Kind, sources: [String]) {
        self.name = name
        self.kind = kind
        self.sources = sources
    }
}

extension SourceModule {
    /// Returns whether a name refers to the module: it is the name of the target or of the module.
    public func isNamed(_ name: String) -> Bool { [self.name, target].contains(name) }
}

extension StringProtocol {
    /// The text as a Swift identifier, with invalid characters replaced by underscores.
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
