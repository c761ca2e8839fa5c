import Foundation
import Testing

@testable import Workshop

struct FailedPlacesTests {
    private let file = NSTemporaryDirectory() + "kumiki-failed-\(UUID().uuidString).swift"

    private func write(_ text: String) throws {
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    private func place(_ line: Int, _ function: String = "f()", file: String? = nil) -> FailedPlace {
        FailedPlace(file: file ?? self.file, line: line, function: function, reason: "Found\n nil")
    }

    @Test func aPlaceCountsOnce() throws {
        try write("a\nb\n")
        defer { try? FileManager.default.removeItem(atPath: file) }
        var places = FailedPlaces(context: "")
        let first = places.add([place(1), place(1, "g()")])
        let second = places.add([place(1)])
        let absent = places.add([place(1, file: "/nowhere.swift")])
        #expect(first && !second && !absent)
        #expect(places.errors(in: [file]).count == 1)
        #expect(places.errors(in: ["/other.swift"]).isEmpty)
    }

    /// The first time only conditions are added, and another value of the line may be nil.
    @Test func aPlaceOfAMissingValueCountsTwice() throws {
        try write("a\nb\n")
        defer { try? FileManager.default.removeItem(atPath: file) }
        var nilPlace = place(1)
        nilPlace.reason = "Unexpectedly found nil while unwrapping an Optional value"
        var places = FailedPlaces(context: "")
        let added = (0..<3).map { _ in places.add([nilPlace]) }
        #expect(added == [true, true, false])
        #expect(places.errors(in: [file]).map(\.reach) == [.statement, .statement])
    }

    @Test func aPlaceIsNamedAsTheCompilerDoes() throws {
        try write("func f() {\n\t  a()\n}\n")
        defer { try? FileManager.default.removeItem(atPath: file) }
        var places = FailedPlaces(context: "")
        _ = places.add([place(2)])
        #expect(
            places.errors(in: [file]).first?.error.description == "\(file):2:4: error: fails here: Found nil")
    }

    /// Without it the function has no result, so that its other callers fail as well.
    @Test(arguments: [
        ("return all[key]!", true), ("fatalError(\"no \\(key)\")", true),
        ("guard let a else { preconditionFailure() }", true), ("show(fatalErrors)", false),
        ("returned = all[key]!", false),
    ])
    func aStatementMayEndItsFunction(text: String, isEnd: Bool) throws {
        try write("func f() {\n    \(text)\n}\n")
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(place(2).endsFunction == isEnd)
    }

    @Test func afterTwoPlacesOfAFunctionItsBodyGoes() throws {
        try write("a\nb\nc\nd\n")
        defer { try? FileManager.default.removeItem(atPath: file) }
        var places = FailedPlaces(context: "")
        _ = places.add([place(1), place(2), place(3, "g()"), place(4)])
        #expect(places.errors(in: [file]).map(\.reach) == [.statement, .statement, .statement, .body])
    }

    @Test func placesOfFilesThatHaveChangedAreForgotten() throws {
        try write("a\n")
        defer { try? FileManager.default.removeItem(atPath: file) }
        var places = FailedPlaces(context: "")
        _ = places.add([place(1)])
        #expect(!places.current.isEmpty)
        try write("b\n")
        #expect(places.current.isEmpty)
    }

    /// Conditions around the uses of a missing value change nothing where it is set.
    @Test func placesOfMissingValuesAreFoundInFilesThatHaveChanged() throws {
        try write("a\n  model.show()\n")
        defer { try? FileManager.default.removeItem(atPath: file) }
        var place = place(2)
        place.reason = "Unexpectedly found nil while implicitly unwrapping an Optional value"
        var places = FailedPlaces(context: "")
        _ = places.add([place])
        try write("a\nb\n  model.show()\n")
        var moved = places.current
        let found = moved.errors(in: [file])
        #expect(found.map(\.error.line) == [3] && found.map(\.reach) == [.condition])
        // Where that is not enough more is left out.
        place.line = 3
        let isNew = moved.add([place])
        #expect(isNew && moved.errors(in: [file]).map(\.reach) == [.condition, .statement])
        try write("  model.show()\n  model.show()\n")
        #expect(places.current.isEmpty)
    }

    /// They would fail one after the other, each in a build of its own.
    @Test func screensThatCodeCreatesWithValuesAreRepairedTogether() throws {
        let screen = """
            final class B: UIViewController {
                init?(model: Model, coder: NSCoder) { super.init(coder: coder) }

                required init?(coder: NSCoder) {
                    fatalError("init(coder:) has not been implemented")
                }
            }
            """
        try write(screen)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let first = place(5, "A.init(coder:)")
        let found = UnimplementedInitializers.places(like: [first], in: [file, "/nowhere.swift"])
        #expect(found.map(\.line) == [5] && found.map(\.file) == [file])
        #expect(UnimplementedInitializers.places(like: [place(5)], in: [file]).isEmpty)
        // A view that code creates without a coder is in no document.
        try write(screen.replacing("model: Model, coder: NSCoder", with: "model: Model"))
        #expect(UnimplementedInitializers.places(like: [first], in: [file]).isEmpty)
    }
}
