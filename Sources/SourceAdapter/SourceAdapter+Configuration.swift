extension SourceAdapter {
    /// The configuration of the adaptation.
    public struct Configuration: Hashable, Sendable {
        /// The name of the module.
        public var moduleName: String
        /// The version of iOS for `#available` and `@available`.
        public var systemVersion: SystemVersion
        /// Modules that code can import here, besides those that are not Apple's.
        public var providedModules: Set<String>
        /// Those of the modules whose names are visible on iOS to all files that import UIKit or Foundation.
        public var broughtModules: Set<String> = []
        /// The files that refer to their originals by `#sourceLocation`, for diagnostics and `#filePath`.
        public var naming: Naming
        /// Whether the module has a resource bundle, `Bundle.module`.
        public var hasBundle = false
        /// Whether the module is a package's, so that `SWIFT_PACKAGE` is defined on iOS too.
        public var isOfPackage = true
        /// Whether importing the module also imports UIKit, as with the umbrella header of a framework.
        public var bringsUIKit = false
        /// The name of the folder that replaces `__Snapshots__`; nil for none.
        public var snapshotFolder: String?
        /// Modules that sources import and that are missing, besides Apple's.
        public var missingModules: Set<String> = []
        /// Lines that are not added to files, by their paths, since they do not compile.
        public var unwantedLines: [String: Set<String>] = [:]
        /// Generic types of the module for objects that are used with protocols.
        public var openGenerics: Set<String> = []
        /// The app environment that Foundation's types report.
        public var surroundings = Surroundings.host
        /// The imported modules, which were adapted before.
        public var dependencies: [ModuleSummary]
        /// Sources of modules that import this one and are adapted after it. Members that they override are made overridable.
        public var dependents: [SourceFile] = []

        public init(
            moduleName: String, systemVersion: SystemVersion = .newest,
            providedModules: Set<String> = AppleModules.provided, naming: Naming = .changed,
            dependencies: [ModuleSummary] = []
        ) {
            self.moduleName = moduleName
            self.systemVersion = systemVersion
            self.providedModules = providedModules
            self.naming = naming
            self.dependencies = dependencies
        }

        /// Returns whether sources of the user replace one of Apple's modules.
        func standsIn(for module: String) -> Bool { dependencies.contains { $0.module == module } }
    }

    /// The files of the result that refer to their originals.
    public enum Naming: Sendable {
        /// None, so that the compiler's messages refer to the adapted files.
        case none
        /// Files that differ from their originals.
        case changed
        /// All files, for results that are compiled in another place.
        case all
    }

    /// The app environment (location, time and user) that Foundation's types report.
    public enum Surroundings: String, Sendable {
        /// Foundation's own environment.
        case host
        /// An app's bundles, and otherwise Foundation's own environment.
        case tests
        /// An app's environment on a device, in a module with its own bundle.
        case module
        /// An app's environment on a device, whose main bundle is the module's.
        case application
    }

    /// A version of iOS.
    public struct SystemVersion: Hashable, Sendable, Comparable {
        public var major: Int
        public var minor: Int

        public init(_ major: Int, _ minor: Int = 0) {
            self.major = major
            self.minor = minor
        }

        /// The version whose appearance and metrics UIKit has here.
        public static let newest = SystemVersion(18)

        public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
            (a.major, a.minor) < (b.major, b.minor)
        }
    }
}
