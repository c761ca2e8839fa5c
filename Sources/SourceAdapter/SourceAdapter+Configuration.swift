extension SourceAdapter {
    /// What the sources are adapted for.
    public struct Configuration: Sendable {
        /// The name of the module that the sources make up.
        public var moduleName: String
        /// The version of iOS that `#available` and `@available` see.
        public var systemVersion: SystemVersion
        /// Modules that code can import here, besides those that are not Apple's.
        public var providedModules: Set<String>
        /// Modules of those whose names are found on iOS by all that import UIKit or Foundation.
        public var broughtModules: Set<String> = []
        /// Which files name their originals by `#sourceLocation`, so that diagnostics and `#filePath` do.
        public var naming: Naming
        /// Whether the module has a bundle of its own, `Bundle.module`.
        public var hasBundle = false
        /// Whether declarations without an isolation of their own belong to the main actor.
        public var isMainActorByDefault = false
        /// Whether code that imports the module finds UIKit, as through the umbrella header of a framework.
        public var bringsUIKit = false
        /// Modules that sources import and that are not there, besides Apple's.
        public var missingModules: Set<String> = []
        /// Lines that are not added to files, by their paths, since they do not compile.
        public var unwantedLines: [String: Set<String>] = [:]
        /// What Foundation's types answer about the app's surroundings.
        public var surroundings = Surroundings.host
        /// The modules that the sources import and that were adapted before.
        public var dependencies: [ModuleSummary]
        /// Sources of modules that import the module and are adapted after it. What they override is made overridable.
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

    /// What Foundation's types answer where they are asked about the place, the time and the user of an app.
    public enum Surroundings: String, Sendable {
        /// What Foundation answers.
        case host
        /// Bundles alone are those of an app.
        case tests
        /// Those of an app on a device, in a module with a bundle of its own.
        case module
        /// Those of an app on a device, whose main bundle is the module's.
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

        /// The version whose looks and measures UIKit has here.
        public static let newest = SystemVersion(18)

        public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
            (a.major, a.minor) < (b.major, b.minor)
        }
    }
}
