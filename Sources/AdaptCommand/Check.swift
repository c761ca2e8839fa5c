import Foundation
import SourceAdapter
import SwiftParser
import SwiftSyntax

/// Adapts folders, each as one module, and checks the results: whether they parse, whether the remaining tokens of each
/// file keep their lines and columns, and whether adapting them again changes nothing.
struct Check {
    private(set) var files = 0
    private(set) var changed = 0
    private(set) var failures: [String] = []
    private var seconds = 0.0

    /// The result in one line.
    var summary: String {
        let time = String(format: "%.2f", seconds)
        return "\(files) files, \(changed) of them changed, in \(time) s; \(failures.count) failures"
    }

    mutating func add(_ sources: [SourceFile], module: String) {
        let adapter = SourceAdapter(.init(moduleName: module))
        let start = Date()
        let once = adapter.adapt(sources).files
        seconds += Date().timeIntervalSince(start)
        let twice = adapter.adapt(once.map(\.source)).files
        files += sources.count
        changed += once.count { $0.isChanged }
        for (index, file) in once.enumerated() where file.isChanged {
            look(at: file.source, of: sources[index], again: twice[index].source)
        }
    }

    private mutating func look(at adapted: SourceFile, of original: SourceFile, again: SourceFile) {
        if again.text != adapted.text {
            failures.append("\(original.path): changes when it is adapted again")
        }
        let (from, to) = (Parser.parse(source: original.text), Parser.parse(source: adapted.text))
        // Sources that do not parse on iOS need not parse here.
        guard !from.hasError else { return }
        guard !to.hasError else { return failures.append("\(original.path): does not parse") }
        failures += TokenPlaces(from, original).moved(in: TokenPlaces(to, adapted)).map {
            "\(original.path):\($0)"
        }
    }
}

/// The tokens of a file by their lines and columns.
private struct TokenPlaces {
    private struct Place: Hashable {
        let line: Int
        let column: Int
    }

    private var words: [Place: String] = [:]

    init(_ tree: SourceFileSyntax, _ file: SourceFile) {
        let end = Self.end(of: file.text)
        let converter = SourceLocationConverter(fileName: file.path, tree: tree)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let position = token.positionAfterSkippingLeadingTrivia
            let isWord = token.text.first?.isLetter == true || Self.inserted.contains(token.text)
            guard position.utf8Offset < end, isWord, !token.isText else { continue }
            let location = converter.location(for: position)
            words[Place(line: location.presumedLine, column: location.column)] = token.text
        }
    }

    /// The offset where the original's lines end and additions begin.
    private static func end(of text: String) -> Int {
        let closing = text.range(of: "\n#sourceLocation()\n", options: .backwards)
        return closing.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? .max
    }

    /// The words that are inserted within a line, whose rest moves.
    private static let inserted: Set = ["_named"]

    /// Returns the tokens that are at another position in the adapted file.
    func moved(in adapted: TokenPlaces) -> [String] {
        let missing = words.filter { adapted.words[$0.key] != $0.value }
        guard !missing.isEmpty else { return [] }
        let new = adapted.words.filter { words[$0.key] != $0.value }
        let byLine = Dictionary(grouping: new) { $0.key.line }.mapValues { Set($0.map(\.value)) }
        return missing.filter { token in
            let words = byLine[token.key.line] ?? []
            return words.contains(token.value) && words.isDisjoint(with: Self.inserted)
        }
        .sorted { ($0.key.line, $0.key.column) < ($1.key.line, $1.key.column) }
        .map { "\($0.key.line):\($0.key.column): \($0.value) has moved" }
    }
}

extension TokenSyntax {
    /// Whether the token is a part of a literal, such as the one that replaces a key path.
    fileprivate var isText: Bool {
        if case .stringSegment = tokenKind { return true }
        return false
    }
}
