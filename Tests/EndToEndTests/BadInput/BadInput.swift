import Foundation
import Testing

/// A misuse of the tool, and its messages.
struct BadInput: Sendable, CustomTestStringConvertible {
    /// The name of the case.
    var name: String
    /// The files.
    var files: [String: Content]
    /// The arguments of `kumiki`.
    var arguments: [String]
    /// The exit status: 0 where the rest of the input is still drawn and nothing in the document is an error.
    var status: Int32
    /// Parts of the messages.
    var says: [String]
    /// The number of pictures; nil for any number.
    var pictures: Int?
    /// The maximum duration in a debug build, in seconds.
    var limit: Double

    init(
        _ name: String, _ files: [String: Content] = [:], _ arguments: [String], _ status: Int32,
        _ says: String...,
        pictures: Int? = 0, limit: Double = 240
    ) {
        (self.name, self.files, self.arguments, self.status) = (name, files, arguments, status)
        (self.says, self.pictures, self.limit) = (says, pictures, limit)
    }

    /// Returns `kumiki render Main.storyboard -o out` for the document and its environment, with a limit of time that is
    /// not reached beside the compilers of other tests.
    static func document(
        _ name: String, _ text: String, _ status: Int32, _ says: String..., around: [String: Content] = [:],
        pictures: Int? = nil
    ) -> BadInput {
        let files = around.merging(["Main.storyboard": .text(text)]) { $1 }
        var result = BadInput(
            name, files, ["render", "Main.storyboard", "-o", "out", "--time-limit", "200"], status,
            pictures: pictures)
        result.says = says
        return result
    }

    var testDescription: String { name }

    /// Runs the tool, and checks its guarantees for any input.
    func check() async throws {
        let place = try Workplace()
        for (file, content) in files.sorted(by: { $0.key < $1.key }) { try place.make(file, content) }
        let before = place.listing(except: "out")
        let run = try await Tool.run(arguments, in: place, limit: limit)
        let told = Comment(rawValue: String(run.errors.prefix(2_000)))
        #expect(run.status == status, told)
        for text in says { #expect(run.errors.contains(text), told) }
        for line in run.errors.split(separator: "\n") { #expect(isDiagnostic(line), "\(line)") }
        if status == 1 { #expect(run.errors.contains(": error: "), told) }
        #expect(place.listing(except: "out") == before, "written outside the output folder")
        try checkPictures(place.files(below: "out"), told)
    }

    /// Returns whether a line has the form of messages; libraries print none of their own.
    private func isDiagnostic(_ line: Substring) -> Bool {
        if status == 2 { return line.hasPrefix("kumiki: error: ") || line.hasPrefix("See kumiki ") }
        return line.contains(#/:[0-9]+: (error|warning|note): /#)
    }

    private func checkPictures(_ files: [String: Data], _ told: Comment) throws {
        let drawn = files.filter { !["index.html", "report.json"].contains($0.key) }
        if let pictures { #expect(drawn.count == pictures, told) }
        for (file, data) in drawn {
            #expect(
                file.hasSuffix(".png") && data.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(file) is no picture"
            )
            #expect(data.suffix(8).starts(with: Array("IEND".utf8)), "\(file) is not whole")
        }
    }
}
