import Foundation
import SourceAdapter

/// The locations in a list of compiler errors, by file.
struct BrokenPlaces {
    private(set) var places: [String: [BrokenPlace]] = [:]

    /// The lines that are not to be added to files, by file.
    var unwantedLines: [String: Set<String>] {
        places.mapValues { places in Set(places.filter { $0.line == 0 }.map(\.message)) }
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
