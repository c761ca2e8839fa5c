import Foundation
import Testing

/// A run of an app whose libraries are in no folder, with files that answer its requests.
struct LibraryRun: Sendable {
    let run: Tool.Run

    /// Renders an app with a source file and a scene `Home`.
    init(source: String, _ arguments: [String] = ["--responses", "responses"]) async throws {
        let place = try FailingApp.place(source: source, scenes: ["Home"])
        let image = try #require(Data(base64Encoded: Self.image))
        for name in ["red", "blue", "green"] {
            try place.make("responses/images.test/\(name).png", .bytes([UInt8](image)))
        }
        try place.make("responses/api.test/people.json", .text("[{\"name\":\"Ada\"},{\"name\":\"Alan\"}]\n"))
        run = try await FailingApp.run(["render", "App", "-o", "out"] + arguments, in: place)
    }

    func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        for line in lines {
            #expect(
                run.errors.contains(line + "\n"), "\(line) is not in \(run.errors.suffix(3000))",
                sourceLocation: sourceLocation)
        }
    }

    /// A red image of 40 times 20 pixels.
    private static let image = """
        iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAI0lEQVR42u3NsQ0AAAjAoP7/tJ7hIAk7TZ1ILBaLxWKx+E+8ffodDqIehz0AAAAASUVORK5CYII=
        """
}
