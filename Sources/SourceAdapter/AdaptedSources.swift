/// The sources of a module, adapted for the compiler on Linux.
public struct AdaptedSources: Sendable {
    /// A file after adaptation.
    public struct File: Sendable {
        /// The file with its original path; the text is the original where no change was necessary.
        public var source: SourceFile
        /// Whether the text differs from the original.
        public var isChanged: Bool
        /// Whether the file is a `main.swift` whose statements have been moved into a function.
        public var isProgramEntry: Bool { ProgramEntry.isWrapped(source.text) }
    }

    /// The files, one for each original, in the same order.
    public var files: [File]
    /// Differences from iOS and code that cannot be adapted, in the order of the sources.
    public var diagnostics: [AdapterDiagnostic]
    /// The summary that is needed to adapt modules that import this one.
    public var summary: ModuleSummary
    /// An additional file of the module that declares an app's environment; nil for none.
    public var surroundings: SourceFile?
}

/// The summary of an adapted module, for those that import it.
public struct ModuleSummary: Hashable, Sendable, Codable {
    /// The module's name.
    public var module: String
    /// The optional requirements of its protocols.
    var optionals: [OptionalRequirement]
    /// Its classes and their superclasses, by qualified name.
    var superclasses: [String: String]
    /// The protocols that its classes conform to, by qualified name.
    var conformances: [String: [String]]
    /// Whether importing the module also imports UIKit.
    var bringsUIKit = false
    /// Its public classes that other modules can instantiate without arguments, by qualified name, in order.
    var plainClasses: [String] = []
    /// Its public type aliases and the types that they refer to.
    var aliases: [String: String] = [:]
    /// Its public types that are named like newer ones of Foundation, and the keywords of their declarations.
    var newerNames: [String: String] = [:]
    /// Its protocols and classes that isolate their conforming types and subclasses to the main actor, by qualified name, in order.
    var isolatedTypes: [String] = []
    /// The members of its extensions that classes of other modules override.
    var families: [ExportedFamily] = []
}
