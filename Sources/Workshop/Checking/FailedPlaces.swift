import Foundation
import InterfaceBuilder
import Workers

/// A place in an app's own code at which it failed at run time.
public struct FailedPlace: Sendable, Hashable, Codable {
    /// The path of the source file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The function's name, demangled.
    public var function: String
    /// The failure, such as `Unexpectedly found nil while unwrapping an Optional value`.
    public var reason: String

    public init(file: String, line: Int, function: String, reason: String) {
        (self.file, self.line, self.function, self.reason) = (file, line, function, reason)
    }

    /// Whether the line ends its function, with a result or by failing.
    public var endsFunction: Bool {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.first == "return" || words.contains { Self.endings.contains($0) }
    }

    /// The functions that never return.
    private static let endings: Set<Substring> = ["fatalError", "preconditionFailure"]

    /// The prefix of the messages about code that is left out because the app failed there.
    public static let words = "fails here: "

    /// Returns whether the other place is on the same line, for any failures.
    public func isAt(_ other: FailedPlace) -> Bool { file == other.file && line == other.line }

    /// Whether nothing more is left out on the line because of some failures. Where a value was nil, only conditions are added first,
    /// with which another value of the line may be nil.
    public func isSettled(by others: [FailedPlace]) -> Bool {
        others.count { $0.isAt(self) } >= (isMissingValue ? 2 : 1)
    }
}

/// The places at which an app has failed, which its builds leave out like code that does not compile.
struct FailedPlaces: Codable {
    private struct Entry: Codable {
        var place: FailedPlace
        /// The hash of the file: other content may not fail.
        var content: String
        /// The line, by which a place is found again in a file that has changed.
        var text: String
        /// Whether only conditions are added there, which change nothing where the value is set.
        var isConditional = false
    }

    /// The other inputs that determine whether the app fails: the tool, and the available and missing modules.
    let context: String
    private var entries: [Entry] = []

    init(context: String) { self.context = context }

    var isEmpty: Bool { entries.isEmpty }

    /// The number of places in a function that are left out as statements; with more, the function's body is left out.
    private static let patience = 2

    /// Adds the places that are new. Returns whether there are any.
    mutating func add(_ places: [FailedPlace]) -> Bool {
        let count = entries.count
        for place in places {
            let known = entries.filter { !$0.isConditional }.map(\.place)
            guard !place.isSettled(by: known) else { continue }
            guard let content = Self.content(of: place.file) else { continue }
            entries.append(Entry(place: place, content: content, text: place.text))
        }
        return entries.count > count
    }

    /// The places whose files are unchanged, and those of missing values that are found in the changed ones.
    var current: FailedPlaces {
        var contents: [String: String] = [:]
        var result = self
        result.entries = entries.compactMap { entry in
            let content = contents[entry.place.file] ?? Self.content(of: entry.place.file) ?? ""
            contents[entry.place.file] = content
            return content == entry.content ? entry : Self.moved(entry, content)
        }
        return result
    }

    /// Returns the place in a file that has changed, if it is certain and conditions replace what would be left out there.
    private static func moved(_ entry: Entry, _ content: String) -> Entry? {
        guard entry.place.isMissingValue, !entry.text.isEmpty, !content.isEmpty,
            let lines = SourceText.lines(of: entry.place.file)
        else { return nil }
        let found = lines.indices.filter { lines[$0] == entry.text }
        guard let line = found.first, found.count == 1 else { return nil }
        var moved = entry
        moved.place.line = line + 1
        (moved.content, moved.isConditional) = (content, true)
        return moved
    }

    /// The maximum size of a source file that is read, in bytes.
    private static let limit = 16 << 20

    private static func content(of file: String) -> String? {
        (try? FileReader.read(file, limit: limit)).map { ContentHash(of: $0).digits }
    }

    // MARK: Leaving out

    /// Returns the places in the files as errors, with the unit around each that is left out at least.
    func errors(in files: Set<String>) -> [(error: CompilerMessages.Message, reach: Reach)] {
        entries.indices.compactMap { index in
            let place = entries[index].place
            guard files.contains(place.file) else { return nil }
            if entries[index].isConditional { return (place.error, .condition) }
            let earlier = entries[..<index].count { $0.place.isInSameFunction(place) }
            return (place.error, earlier < Self.patience ? .statement : .body)
        }
    }
}

extension FailedPlace {
    fileprivate func isInSameFunction(_ other: FailedPlace) -> Bool {
        file == other.file && function == other.function
    }

    /// Whether code failed because a value was nil.
    fileprivate var isMissingValue: Bool { reason.hasPrefix("Unexpectedly found nil") }

    /// The line; empty if it cannot be read.
    fileprivate var text: String {
        SourceText.lines(of: file)?.dropFirst(line - 1).first.map(String.init) ?? ""
    }

    /// The place as the compiler reports it, at the first character of its line that is not white space.
    fileprivate var error: CompilerMessages.Message {
        let text = text
        let column = text.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count + 1
        let words = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return CompilerMessages.Message(file: file, line: line, column: column, text: Self.words + words)
    }
}
