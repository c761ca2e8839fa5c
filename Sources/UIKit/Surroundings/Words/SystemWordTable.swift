import Foundation

/// The words of UIKit by language.
///
/// Each table begins with the names of its words; a row is a language and its words in that order. A row may stop early
/// or leave words empty where the language is a variant that shares them with others of its language.
enum SystemWordTable {
    static let words: [String: [SystemWord: String]] = {
        var result: [String: [SystemWord: String]] = [:]
        for table in [buttons, tabs, spoken, keyboard] { add(table, to: &result) }
        return result
    }()

    static let languages: [String] = words.keys.sorted()

    private static func add(_ table: String, to result: inout [String: [SystemWord: String]]) {
        let rows = table.split(separator: "\n").map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        let names = rows.first?.dropFirst().map(SystemWord.init(rawValue:)) ?? []
        for row in rows.dropFirst() {
            guard let language = row.first else { continue }
            for case (let name?, let word) in zip(names, row.dropFirst()) where !word.isEmpty {
                result[language, default: [:]][name] = word
            }
        }
    }
}
