import SourceAdapter
import SwiftParser
import SwiftSyntax

/// Returns the adapted text of a file.
func adapted(_ text: String, ios: SourceAdapter.SystemVersion = .newest) -> String {
    adapt([text], ios: ios).files[0].source.text
}

/// Returns the adapted text of a file without additions after its last line.
func body(_ text: String, ios: SourceAdapter.SystemVersion = .newest) -> String {
    let lines = adapted(text, ios: ios).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(text.count { $0 == "\n" } + 1).joined(separator: "\n")
}

func adapt(
    _ texts: [String], ios: SourceAdapter.SystemVersion = .newest, dependencies: [ModuleSummary] = [],
    hasBundle: Bool = false, surroundings: SourceAdapter.Surroundings = .host, path: String? = nil,
    provided: Set<String> = [], dependents: [String] = [], isOfPackage: Bool = true
) -> AdaptedSources {
    var configuration = SourceAdapter.Configuration(
        moduleName: "App", systemVersion: ios, naming: .none, dependencies: dependencies)
    configuration.hasBundle = hasBundle
    configuration.isOfPackage = isOfPackage
    configuration.providedModules.formUnion(provided)
    configuration.surroundings = surroundings
    configuration.dependents = dependents.map { SourceFile(path: "Dependent.swift", text: $0) }
    let sources = texts.enumerated().map { SourceFile(path: path ?? "File\($0).swift", text: $1) }
    return SourceAdapter(configuration).adapt(sources)
}

/// Returns the messages about a file.
func messages(_ text: String) -> [String] { adapt([text]).diagnostics.map(\.description) }

extension String {
    /// Whether the text has no syntax errors.
    var parses: Bool { !Parser.parse(source: self).hasError }
}
