extension SourceAdapter {
    /// What the sources are adapted for.
    public struct Configuration: Sendable {
        /// The name of the module that the sources make up.
        public var moduleName: String
        /// The version of iOS that `#available` and `@available` see.
        public var systemVersion: SystemVersion
        /// Modules that code can import here, besides those that are not Apple's.
        public var providedModules: Set<String>
        /// Whether changed files name their originals by `#sourceLocation`, so that diagnostics and `#filePath` do.
        public var namesOriginals: Bool
        /// The modules that the sources import and that were adapted before.
        public var dependencies: [ModuleSummary]

        public init(
            moduleName: String, systemVersion: SystemVersion = .newest,
            providedModules: Set<String> = AppleModules.provided, namesOriginals: Bool = true,
            dependencies: [ModuleSummary] = []
        ) {
            self.moduleName = moduleName
            self.systemVersion = systemVersion
            self.providedModules = providedModules
            self.namesOriginals = namesOriginals
            self.dependencies = dependencies
        }
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
