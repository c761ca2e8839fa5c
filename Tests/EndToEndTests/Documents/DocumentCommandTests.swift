import Foundation
import Testing

/// `kumiki document` as a command.
@Suite struct DocumentCommandTests {
    private static let source = Sample.view(Sample.label("Boats"))

    private func run(_ arguments: String..., in place: Workplace) async throws -> Tool.Run {
        try await Tool.run(["document"] + arguments, in: place)
    }

    private func place() throws -> Workplace {
        let place = try Workplace()
        try place.make("A.storyboard", .text(Self.source))
        return place
    }

    @Test func showsAnOutline() async throws {
        let run = try await run("A.storyboard", in: place())
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("UILabel  \"Boats\"  #label"))
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test func printsJSON() async throws {
        let run = try await run("--json", "A.storyboard", in: place())
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let objects = try #require(object?["objects"] as? [[String: Any]])
        #expect(
            objects.compactMap { $0["id"] as? String } == ["retina6_12", "vc", "vc-view", "label", "vc-safe"])
    }

    @Test func writesAFileInXcodesForm() async throws {
        let place = try place()
        #expect(try await run("A.storyboard", "--write", "B.storyboard", in: place).status == 0)
        let first = try #require(place.files(below: ".")["B.storyboard"])
        let run = try await run("B.storyboard", "--write", "-", in: place)
        #expect(Data(run.output.utf8) == first)
        #expect(run.output.contains("\n        <scene sceneID=\"s-vc\">\n            <objects>\n"))
    }

    @Test func aDocumentMayBeWrittenOverItself() async throws {
        let place = try place()
        #expect(try await run("A.storyboard", "--write", "A.storyboard", in: place).status == 0)
        #expect(place.listing() == ["A.storyboard"])
    }

    @Test func whatCannotBeReadIsToldAndTheRestIsShown() async throws {
        let run = try await run("gone.xib", "A.storyboard", in: place())
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("gone.xib:1: error: there is no such file"))
        #expect(run.output.contains("UILabel"))
    }

    @Test func whatIsUnknownIsToldOnce() async throws {
        let place = try place()
        try place.make("U.storyboard", .text(Sample.view("<gadget id=\"g\"/><gadget id=\"h\"/>")))
        let run = try await run("U.storyboard", in: place)
        #expect(run.status == 0)
        #expect(
            run.errors.split(separator: "\n").count { $0.contains("<gadget> is not a known kind of element") }
                == 1)
        #expect(run.output.contains("gadget  #g") && run.output.contains("gadget  #h"))
    }

    @Test(arguments: [
        ["--write", "/proc/kumiki"], ["--write", "gone/out.xib"], ["--write", "/dev/null"], ["--write", "."],
    ])
    func whatCannotBeWrittenIsToldWithAReason(_ arguments: [String]) async throws {
        let run = try await Tool.run(["document", "A.storyboard"] + arguments, in: place())
        #expect(run.status == 1)
        #expect(run.errors.contains(": error: cannot write: "))
    }

    @Test(arguments: [
        ([], "document needs a FILE"),
        (["A.xib", "B.xib", "--write", "C.xib"], "document --write takes one FILE"),
        (["A.xib", "--json", "--write", "C.xib"], "--json and --write cannot be combined"),
        (["A.xib", "--write"], "--write needs a value"), (["A.xib", "--write="], "--write needs a value"),
        (["A.xib", "--jsn"], "unknown option --jsn"),
    ])
    func misuseIsTold(_ arguments: [String], _ message: String) async throws {
        let run = try await Tool.run(["document"] + arguments, in: place())
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("kumiki: error: \(message)"))
    }
}
