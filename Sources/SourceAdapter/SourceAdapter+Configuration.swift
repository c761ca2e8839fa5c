extension SourceAdapter {
    /// What the sources are adapted for.
    public struct Configuration: Sendable {
        /// The name of the module that the sources make up.
        public var moduleName: String
        /// The version of iOS that `#available` and `@available` see.
        public var systemVersion: SystemVersion
        /// Modules that code can import here, besides those that are not Apple's.
        public var providedModules: Set<String>
        /// Which files name their originals by `#sourceLocation`, so that diagnostics and `#filePath` do.
        public var naming: Naming
        /// Whether the module has a bundle of its own, `Bundle.module`.
        public var hasBundle = false
        /// Whether code that imports the module finds UIKit, as through the umbrella header of a framework.
        public var bringsUIKit = false
        /// Modules that sources import and that are not there, besides Apple's.
        public var missingModules: Set<String> = []
        /// Lines that are not added to files, by their paths, since they do not compile.
        public var unwantedLines: [String: Set<String>] = [:]
        /// The modules that the sources import and that were adapted before.
        public var dependencies: [ModuleSummary]

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

        /// Whether sources of the user's take the place of a module of Apple's.
        func standsIn(for module: String) -> Bool { dependencies.contains { $0.module == module } }
    }

    /// Which files of the result name the files that they come from.
    public enum Naming: Sendable {
        /// None, so that the compiler speaks of the files that it reads.
        case none
        /// Those that differ from their originals.
        case changed
        /// All, as is right where the results are compiled at another place.
        case all
    }

    /// A version of iOS.
    public struct SystemVersion: Hashable, Sendable, Comparable {
        public var major: Int
        public var minor: Int

        public init(_ major: Int, _ minor: Int = 0) {
            self.major = major
            self.minor = minor
        }

        /// The version whose looks and measures UIKit has here.
        public static let newest = SystemVersion(18)

        public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
            (a.major, a.minor) < (b.major, b.minor)
        }
    }
}
