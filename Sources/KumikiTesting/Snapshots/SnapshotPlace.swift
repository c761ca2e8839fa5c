import Foundation

/// The place of a test's snapshot in the recording, which lies beside the test's file.
struct SnapshotPlace {
    /// The name of the test's file.
    let document: String
    /// The test's name, and that of the snapshot where it has one.
    let scene: String
    /// The folder of the test's file.
    private let folder: String

    init(file: String, function: String, name: String?) {
        let parts = file.split(separator: "/")
        document = parts.last.map(String.init) ?? file
        folder = (file.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
        let test = String(function.prefix { $0 != "(" })
        scene = name.map { "\(test), \($0)" } ?? test
    }

    /// The folder of the recording.
    var recording: String { folder + "/" + Self.recordingName }
    /// The folder of the report, which is not to be committed.
    var report: String { folder + "/kumiki-snapshot-report" }

    #if canImport(Staging)
        private static let recordingName = "kumiki-snapshots"
    #else
        // Other pictures than those that Linux draws.
        private static let recordingName = "kumiki-snapshots-simulator"
    #endif

    /// The path of a picture without its ending, relative to the recording.
    func file(for configuration: [String]) -> String {
        let words = [scene] + configuration
        return Self.safe(document) + "/" + Self.safe(words.joined(separator: "~"))
    }

    /// Letters, digits, `-`, `_`, `.` and `~` stay; anything else is one dash.
    private static func safe(_ name: String) -> String {
        var result = ""
        for character in name.prefix(longest) {
            if character.isLetter || character.isNumber || "-_.~".contains(character) {
                result.append(character)
            } else if !result.hasSuffix("-") {
                result += "-"
            }
        }
        return result
    }

    /// In characters; file systems take 255 bytes.
    private static let longest = 80
}
