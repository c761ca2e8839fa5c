import SourceProjects

/// The places that are left out, in the adapter's format: one per line, with tabs between the parts.
struct BrokenPlaces {
    private(set) var lines: [String] = []

    init() {}

    /// The places that an earlier build left out.
    init(text: String) { lines = text.split(separator: "\n").map(String.init) }

    /// The errors at the places, and the last round that found any.
    var found: (errors: [CompilerMessages.Message], rounds: Int) {
        let places = lines.compactMap(Self.place)
        return (places.map(\.error), places.map(\.round).max() ?? 0)
    }

    /// The places without those at which the app failed at run time.
    var withoutFailures: BrokenPlaces {
        var result = self
        result.lines.removeAll { Self.place($0)?.error.text.hasPrefix(FailedPlace.words) == true }
        return result
    }

    /// Returns the compiler's errors in the files. There are none if the compiler failed in files for unknown reasons, which may be
    /// in any of them.
    func kept(in files: Set<String>) -> BrokenPlaces {
        let places = withoutFailures.lines
        guard !places.contains(where: { $0.contains("\t\(Reach.file.rawValue)\t") }) else {
            return BrokenPlaces()
        }
        var result = self
        result.lines = places.filter { Self.place($0).map { files.contains($0.error.file) } ?? false }
        return result
    }

    /// The compiler's output about the errors of the first round, and of the second if the first only had missing superclasses.
    var firstOutput: String {
        let places = lines.compactMap(Self.place)
        let isPartial = places.allSatisfy { $0.round > 1 || $0.error.text.hasPrefix("cannot find type '") }
        return places.filter { $0.round <= (isPartial ? 2 : 1) }.map(\.error.description)
            .joined(separator: "\n")
    }

    private static func place(_ line: String) -> (error: CompilerMessages.Message, round: Int)? {
        let parts = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
        guard parts.count == 6, let row = Int(parts[1]), let column = Int(parts[2]),
            let round = Int(parts[3])
        else { return nil }
        let error = CompilerMessages.Message(
            file: String(parts[0]), line: row, column: column, text: String(parts[5]))
        return (error, round)
    }

    /// Returns whether the place is left out, in any round.
    func contains(_ error: CompilerMessages.Message, reach: Reach) -> Bool {
        lines.contains { line in
            Self.place(line).map { Self.line(error, $0.round, reach) == line } ?? false
        }
    }

    /// The last round that found an error in each file.
    var roundsByFile: [String: Int] {
        lines.compactMap(Self.place).reduce(into: [:]) { rounds, place in
            rounds[place.error.file] = max(place.round, rounds[place.error.file] ?? 0)
        }
    }

    /// Adds the place of an error that a round of compiling found, or at which the app failed.
    mutating func add(_ error: CompilerMessages.Message, round: Int, reach: Reach) {
        lines.append(Self.line(error, round, reach))
    }

    private static func line(_ error: CompilerMessages.Message, _ round: Int, _ reach: Reach) -> String {
        "\(error.file)\t\(error.line)\t\(error.column)\t\(round)\t\(reach.rawValue)\t\(error.text)"
    }

    var text: String { lines.joined(separator: "\n") }
}

/// The unit around an error that is left out at least. The names are those of `SourceAdapter`'s.
enum Reach: String {
    /// Conditions around the uses of a missing value, which leave nothing out.
    case condition
    case statement, body, declaration, type, file

    /// Those of the compiler's errors, the smallest first.
    static let ofErrors = [statement, body, declaration, type, file]
}

/// The escalation from small to large units in the rounds of a module.
///
/// Each error that is left out may reveal others, mostly fewer. Where they do not become fewer for some rounds, larger
/// units around them are left out, and after a number of rounds or some time in any case: a large module has a long tail of rounds
/// with few errors, and whoever waits for the pictures is better served by what remains than by nothing.
struct Escalation {
    /// The number of rounds without progress before larger units are left out.
    private static let patience = 3
    /// The number of rounds in which progress is enough for small units.
    private static let ease = 12
    /// The number of rounds after that in each of which the same units are left out.
    private static let stride = 4
    /// The number of files that were compiled again after which each round leaves out larger units than the last. It is that of a few
    /// minutes, and not a time, so that what is left out does not depend on the host.
    static let effort = 1_000

    /// The number of errors after which a round with few is one of a long tail, in which each round without progress is one too many.
    private static let many = 1_000
    /// The part of the errors so far that is few: one of this number.
    private static let tail = 50

    private var fewest: Int?
    private var total = 0
    private var idle = 0
    private var rounds = 0
    private var lateRounds = 0

    /// Returns the reach of a round that found a number of errors, after a number of files were compiled again.
    mutating func reach(for errors: Int, after effort: Int = 0) -> Reach {
        rounds += 1
        // By a quarter of the fewest at least, computed without overflow.
        let isProgress = fewest.map { $0 - errors > ($0 - 1) / 4 } ?? true
        idle = isProgress ? max(0, idle - 1) : idle + 1
        fewest = min(fewest ?? errors, errors)
        let late = rounds > Self.ease ? 1 + (rounds - Self.ease - 1) / Self.stride : 0
        let isTail = total > Self.many && errors < total / Self.tail
        total += min(errors, .max - total)
        if effort > Self.effort { lateRounds += 1 }
        let large = max(late, isTail ? idle : idle / Self.patience, lateRounds)
        return Reach.ofErrors[min(large, Reach.ofErrors.count - 1)]
    }

    /// Compares further errors with each other only: those so far have been handled, and other files follow.
    mutating func beginOthers() { (fewest, idle) = (nil, 0) }
}
