/// The sources of a module as Linux's compiler takes them.
public struct AdaptedSources: Sendable {
    /// A file after adaptation.
    public struct File: Sendable {
        /// The file under its own path; the text is that of the original where nothing had to change.
        public var source: SourceFile
        /// Whether the text differs from the original.
        public var isChanged: Bool
        /// Whether the file is a `main.swift` whose statements are in a function now.
        public var isProgramEntry: Bool { ProgramEntry.isWrapped(source.text) }
    }

    /// One file for each that was given, in the same order.
    public var files: [File]
    /// What differs from iOS or cannot be adapted, in the order of the sources.
    public var diagnostics: [AdapterDiagnostic]
    /// What modules that import this one need to know to be adapted.
    public var summary: ModuleSummary
    /// A file to compile with the others, which gives the module the surroundings of an app; nil for none.
    public var surroundings: SourceFile?
}

/// What is known of a module that has been adapted, for those that import it.
public struct ModuleSummary: Hashable, Sendable, Codable {
    /// The module's name.
    public var module: String
    /// The optional requirements of its protocols.
    var optionals: [OptionalRequirement]
    /// Its classes and their superclasses, by qualified name.
    var superclasses: [String: String]
    /// The protocols that its classes conform to, by qualified name.
    var conformances: [String: [String]]
    /// Whether code that imports the module finds UIKit.
    var bringsUIKit = false
    /// Its public classes whose objects others can make without arguments, by qualified name, in order.
    var plainClasses: [String] = []
    /// Its public other names for types, and what they are names of.
    var aliases: [String: String] = [:]
}
