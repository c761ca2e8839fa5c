import Foundation

/// The snapshots that tests record: those of the variable `KUMIKI_SNAPSHOTS` in the environment, which is one of these words,
/// unless a call says otherwise.
public enum SnapshotMode: String, Sendable {
    /// Snapshots that are new.
    case add
    /// Nothing; a new snapshot is a difference.
    case check
    /// Every snapshot, in place of the recorded one.
    case record

    private static let variable = "KUMIKI_SNAPSHOTS"

    /// The mode of this process; `add` where the variable is missing or empty.
    static func current() throws(ExpectationError) -> SnapshotMode {
        guard let word = ProcessInfo.processInfo.environment[variable], !word.isEmpty else { return .add }
        guard let mode = SnapshotMode(rawValue: word) else {
            throw ExpectationError("\(variable) is add, check or record, not \(word)")
        }
        return mode
    }
}
