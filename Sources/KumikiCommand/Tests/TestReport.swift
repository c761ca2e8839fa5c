import Foundation
import TestRuns

/// The report of a run: in the terminal, in its log and for servers.
struct TestReport: Sendable {
    /// The folder with the tests.
    let folder: String
    /// The file for the results in JUnit's format; nil for none.
    let file: String?
    let log: TestLog
    /// The folder for images and other files that tests write.
    let attachments: String

    /// Reports results. Returns the exit status: 0 if there are results, and all tests passed.
    func report(_ results: TestSummary) -> Int32 {
        results.lines.forEach(Console.error)
        if let file {
            do {
                try Data(JUnitReport(results).xml.utf8).write(
                    to: URL(fileURLWithPath: file), options: .atomic)
            } catch {
                Console.error(
                    "\(file):1: error: the results cannot be written: \(error.localizedDescription)")
                return 1
            }
        }
        if results.results.isEmpty { Console.error("\(folder):1: error: no test was run") }
        log.write(results.lines.joined(separator: "\n") + "\n" + results.lastLine + "\n")
        if !results.isSuccess { Console.error("The whole log: \(log.file)") }
        if FileManager.default.fileExists(atPath: attachments) {
            Console.error("What tests left behind: \(attachments)")
        }
        Console.print(results.lastLine)
        return results.isSuccess ? 0 : 1
    }
}
