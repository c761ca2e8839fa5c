import Foundation
import KumikiGallery

/// The results of a comparison, as stored in `report.json`.
package struct SnapshotReport: Codable, Sendable {
    package private(set) var version = 1
    /// The differences in the versions of fonts and libraries.
    package var versions: [String]
    package var outcomes: [SnapshotOutcome]
    /// The documents' folder, relative to the root of the repository; nil if it is unknown.
    package var folder: String?
    /// The recorded snapshots of containers that are drawn with the scenes that they show first; nil if there are none.
    package var contained: [Snapshot.Key]?

    package init(versions: [String], outcomes: [SnapshotOutcome]) {
        (self.versions, self.outcomes) = (versions, outcomes)
    }

    /// Returns the document's path, relative to the root of the repository if it is known.
    private func path(of outcome: SnapshotOutcome) -> String {
        guard let folder, !folder.isEmpty else { return outcome.key.document }
        return folder + "/" + outcome.key.document
    }

    package func count(_ state: SnapshotOutcome.State) -> Int { outcomes.count { $0.state == state } }

    /// Whether all snapshots match the recording.
    package var isSame: Bool { outcomes.allSatisfy { $0.state == .same } }

    /// The counts, such as `2 changed, 1 new, 40 same`.
    package var summary: String {
        let parts = SnapshotOutcome.State.allCases.filter { count($0) > 0 }.map {
            "\(count($0)) \($0.rawValue)"
        }
        return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    }

    /// The differences, one per line.
    package var lines: [String] {
        versions
            + outcomes.filter { $0.state != .same }.flatMap { outcome in
                let words = outcome.words.isEmpty ? [""] : outcome.words
                return words.map {
                    "\(outcome.state.rawValue): \(outcome.title)" + ($0.isEmpty ? "" : ": \($0)")
                }
            }
    }

    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
    }

    /// Returns the report in JUnit's format, with a test case for each snapshot. New snapshots pass unless `failsNew` is
    /// true, since the run records them.
    package func junit(failsNew: Bool) -> String {
        let failing = outcomes.filter { $0.state != .same && ($0.state != .new || failsNew) }.count
        let cases = outcomes.map { outcome in
            let name = ([outcome.name] + outcome.key.configuration).joined(separator: ", ")
            let head =
                "  <testcase classname=\"\(path(of: outcome).escapedForHTML)\" name=\"\(name.escapedForHTML)\""
            guard outcome.state != .same else { return head + "/>" }
            let message = "\(outcome.state.rawValue): \(outcome.words.first ?? "")".escapedForHTML
            guard outcome.state != .new || failsNew else {
                return head + "><system-out>\(message)</system-out></testcase>"
            }
            let text = outcome.words.joined(separator: "\n").escapedForHTML
            return head + "><failure message=\"\(message)\">\(text)</failure></testcase>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="snapshots" tests="\(outcomes.count)" failures="\(failing)">
            \(cases.joined(separator: "\n"))
            </testsuite>

            """
    }

    /// A summary in Markdown for a pull request.
    package var markdown: String {
        let head = "### Snapshots: \(summary)\n"
        let versions = versions.isEmpty ? "" : "\n" + versions.map { "- \($0.escapedForMarkdown)\n" }.joined()
        let rows = outcomes.filter { $0.state != .same }.map { outcome in
            let cells = [
                outcome.state.rawValue, outcome.title.escapedForMarkdown,
                outcome.words.map(\.escapedForMarkdown).joined(separator: "<br>"),
            ]
            return "| " + cells.joined(separator: " | ") + " |\n"
        }
        return head + versions
            + (rows.isEmpty ? "" : "\n| | snapshot | difference |\n|---|---|---|\n" + rows.joined())
    }

    /// The annotations in the format of GitHub's workflow commands.
    package var annotations: [String] {
        outcomes.filter { $0.state != .same }.map { outcome in
            let text = ([outcome.title] + outcome.words).joined(separator: "\n")
            let level = outcome.state == .new ? "notice" : "error"
            return
                "::\(level) file=\(path(of: outcome).escapedForProperty),title=Snapshot \(outcome.state.rawValue)::"
                + text.escapedForCommand
        }
    }
}

extension String {
    fileprivate var escapedForMarkdown: String {
        escapedForHTML.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
    }

    /// The text escaped as data of a workflow command.
    fileprivate var escapedForCommand: String {
        replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    /// The text escaped as a property of a workflow command.
    fileprivate var escapedForProperty: String {
        escapedForCommand.replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(
            of: ",", with: "%2C")
    }
}
