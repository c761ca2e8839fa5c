import InterfaceBuilder
import Testing

@testable import DocumentChanges

@Suite struct FileMergeTests {
    private func merge(_ kind: FileMerge.Kind, _ base: String, _ ours: String, _ theirs: String) throws
        -> FileMerge
    {
        let states = [base, ours, theirs].map {
            FileMerge.State(path: "file", bytes: ContiguousArray($0.utf8))
        }
        return try FileMerge(kind, base: states[0], ours: states[1], theirs: states[2])
    }

    @Test("Strings files are merged entry by entry, comments with their entries")
    func strings() throws {
        let base = "/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n"
        let result = try merge(
            .strings, base, base.replacing("\"1\"", with: "\"one\"") + "\n/* C */\n\"c\" = \"3\";\n",
            base.replacing("\"2\"", with: "\"two\"") + "\n/* D */\n\"d\" = \"4\";\n")
        #expect(result.conflicts.isEmpty)
        #expect(
            String(decoding: result.bytes, as: UTF8.self)
                == "/* A */\n\"a\" = \"one\";\n\n/* B */\n\"b\" = \"two\";\n\n/* C */\n\"c\" = \"3\";\n\n/* D */\n\"d\" = \"4\";\n"
        )
    }

    @Test("A text that both sides changed is a conflict")
    func stringsConflict() throws {
        let result = try merge(.strings, "\"a\" = \"1\";\n", "\"a\" = \"2\";\n", "\"a\" = \"3\";\n")
        #expect(result.conflicts.map(\.key) == ["a"])
        #expect(result.conflicts.first?[.theirs].line == 1)
    }

    @Test("Images of a set are merged by what they are for")
    func contents() throws {
        func text(_ first: String, _ second: String) -> String {
            "{\n  \"images\" : [\n    {\n\(first)      \"idiom\" : \"universal\",\n      \"scale\" : \"1x\"\n    },\n    {\n\(second)      \"idiom\" : \"universal\",\n      \"scale\" : \"2x\"\n    }\n  ]\n}\n"
        }
        let (one, two) = ("      \"filename\" : \"a.png\",\n", "      \"filename\" : \"b.png\",\n")
        let result = try merge(.json, text("", ""), text(one, ""), text("", two))
        #expect(result.conflicts.isEmpty)
        #expect(String(decoding: result.bytes, as: UTF8.self) == text(one, two))
    }

    @Test("A file with git's conflict markers is refused with the line of the first")
    func markers() throws {
        let text = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd\n"
        let error = #expect(throws: DocumentError.self) { try merge(.strings, "", text, "") }
        #expect(error?.line == 2 && error?.reason == .conflictMarkers)
    }

    @Test("Seven characters of a marker alone, or in another order, are text")
    func textLikeMarkers() {
        for text in [
            "<<<<<<< no\n", "=======\n", "<<<<<<< a\n>>>>>>> b\n", ">>>>>>> b\n=======\n<<<<<<< a\n",
        ] {
            #expect(ConflictMarkers.firstLine(in: ContiguousArray(text.utf8)) == nil)
        }
        #expect(ConflictMarkers.firstLine(in: ContiguousArray("<<<<<<< a\n=======\n>>>>>>>".utf8)) == 1)
    }

    @Test("Lines like a separator outside of a conflict are in both states")
    func separatorsInText() {
        let text = "=======\n<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n=======\ne"
        let states = ConflictMarkers.states(in: ContiguousArray(text.utf8))
        #expect(String(decoding: states.ours, as: UTF8.self) == "=======\nb\n=======\ne")
        #expect(String(decoding: states.theirs, as: UTF8.self) == "=======\nc\n=======\ne")
        #expect(states.base == nil)
    }

    @Test("The states of a file with markers are read back, the base where it is there")
    func states() {
        let text = "a\n<<<<<<< HEAD\nb\n||||||| base\nx\n=======\nc\n>>>>>>> other\nd\n"
        let states = ConflictMarkers.states(in: ContiguousArray(text.utf8))
        #expect(String(decoding: states.ours, as: UTF8.self) == "a\nb\nd\n")
        #expect(String(decoding: states.theirs, as: UTF8.self) == "a\nc\nd\n")
        #expect(states.base.map { String(decoding: $0, as: UTF8.self) } == "a\nx\nd\n")
    }

    @Test("A document that both sides added has no base, and is one where both say the same")
    func bothAdded() throws {
        let result = try merge(.document, "", Samples.storyboard, Samples.storyboard(("text=\"Naha\" ", "")))
        #expect(result.conflicts.isEmpty)
        #expect(String(decoding: result.bytes, as: UTF8.self) == Samples.storyboard)
    }

    @Test("Resolutions are read line by line, and a line that is none is reported")
    func resolutions() throws {
        let resolutions = try Resolutions("# comment\na.text = ours\n\nb.removed = theirs\n")
        #expect(resolutions["a.text"] == .ours)
        #expect(resolutions["b.removed"] == .theirs)
        #expect(resolutions["c"] == nil)
        let mistake = #expect(throws: Resolutions.Mistake.self) { try Resolutions("a = ours\nb = mine\n") }
        #expect(mistake?.line == 2)
    }
}
