import Testing

@testable import Workshop

@Suite struct BrokenPlacesTests {
    private func places(_ errors: [(round: Int, text: String)]) -> BrokenPlaces {
        var result = BrokenPlaces()
        for (line, error) in errors.enumerated() {
            let message = CompilerMessages.Message(
                file: "/a/A.swift", line: line + 1, column: 2, text: error.text)
            result.add(message, round: error.round, reach: .statement)
        }
        return BrokenPlaces(text: result.text)
    }

    /// Those of the second round are consequences, except where the first only replaced missing superclasses.
    @Test func theFirstErrorsAreThoseOfTheFirstRound() {
        let usual = places([(1, "cannot find 'A' in scope"), (2, "missing return")])
        #expect(usual.firstOutput == "/a/A.swift:1:2: error: cannot find 'A' in scope")
        let partial = places([
            (1, "cannot find type 'A' in scope"), (2, "cannot find 'b' in scope"), (3, "c"),
        ])
        #expect(partial.firstOutput.split(separator: "\n").count == 2)
        #expect(partial.found.rounds == 3)
    }

    @Test func failuresAtRunTimeAreNoErrorsOfTheCompiler() {
        let all = places([(1, "cannot find 'A' in scope"), (2, FailedPlace.words + "Index out of range")])
        #expect(all.withoutFailures.found.errors.map(\.line) == [1])
    }

    /// Files other than those that a change affects are not tried again, unless the compiler failed for unknown reasons.
    @Test func placesInOtherFilesAreKept() {
        var all = places([(1, "cannot find 'A' in scope"), (3, "missing return")])
        let other = CompilerMessages.Message(file: "/a/B.swift", line: 1, column: 1, text: "error")
        all.add(other, round: 1, reach: .body)
        #expect(all.roundsByFile == ["/a/A.swift": 3, "/a/B.swift": 1])
        #expect(all.kept(in: ["/a/A.swift"]).found.errors.map(\.line) == [1, 2])
        #expect(all.contains(other, reach: .body) && !all.contains(other, reach: .statement))
        all.add(other, round: 4, reach: .file)
        #expect(all.kept(in: ["/a/A.swift"]).lines.isEmpty)
    }
}
