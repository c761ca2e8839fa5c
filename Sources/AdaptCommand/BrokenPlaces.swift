import Foundation
import SourceAdapter

/// The locations in a list of compiler errors, by file.
struct BrokenPlaces {
    private(set) var places: [String: [BrokenPlace]] = [:]

    /// The lines that are not to be added to files, by file.
    var unwantedLines: [String: Set<String>] {
        places.mapValues { places in Set(places.filter { $0.line == 0 }.map(\.message)) }
    }

    /// The generic types that errors refer to and that can be left open, among those of the sources.
    func openGenerics(in sources: [SourceFile]) -> Set<String> {
        let names = places.values.joined().compactMap { OpenGenerics.name(in: $0.message) }
        return OpenGenerics.declared(Set(names), in: sources)
    }

    /// Removes places of errors that do not occur when the generic types are left open.
    mutating func remove(errorsOf generics: Set<String>) {
        guard !generics.isEmpty else { return }
        places = places.mapValues { places in
            places.filter { place in OpenGenerics.name(in: place.message).map(generics.contains) != true }
        }
    }

    init() {}

    init(list path: String) throws {
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
            guard parts.count == 6, let row = Int(parts[1]), let column = Int(parts[2]),
                let round = Int(parts[3]), let reach = BrokenPlace.Reach(rawValue: String(parts[4]))
            else {
                continue
            }
            places[String(parts[0]), default: []].append(
                BrokenPlace(line: row, column: column, message: String(parts[5]), round: round, reach: reach))
        }
    }
}
