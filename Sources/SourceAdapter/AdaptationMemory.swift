/// The facts and results of an adaptation of a module, from which the next one copies those that have not changed.
public struct AdaptationMemory: Sendable {
    /// The configuration without the lines that files are to lack.
    private let configuration: SourceAdapter.Configuration
    private let unwantedLines: [String: Set<String>]
    /// The declarations of all files, in their order.
    private let facts: [FileFacts]
    let readings: [SourceFile: SourceAdapter.Reading]
    private let results: [SourceFile: SourceAdapter.FileResult]

    init(
        _ configuration: SourceAdapter.Configuration, _ sources: [SourceFile],
        _ readings: [SourceAdapter.Reading], _ results: [SourceAdapter.FileResult]
    ) {
        self.configuration = Self.general(configuration)
        unwantedLines = configuration.unwantedLines
        facts = readings.map(\.facts)
        self.readings = Dictionary(zip(sources, readings)) { first, _ in first }
        self.results = Dictionary(zip(sources, results)) { first, _ in first }
    }

    private static func general(_ configuration: SourceAdapter.Configuration) -> SourceAdapter.Configuration {
        var general = configuration
        general.unwantedLines = [:]
        return general
    }

    /// Whether files that have not changed are read as before.
    func isOf(_ configuration: SourceAdapter.Configuration) -> Bool {
        self.configuration == Self.general(configuration)
    }

    /// Returns the former results for the files that have not changed, if no file declares anything else.
    func results(
        among facts: [FileFacts], _ configuration: SourceAdapter.Configuration
    ) -> [SourceFile: SourceAdapter.FileResult] {
        guard facts == self.facts else { return [:] }
        return results.filter { source, _ in
            configuration.unwantedLines[source.path] == unwantedLines[source.path]
        }
    }
}
