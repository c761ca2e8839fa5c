import CommandArguments
import Testing

@testable import KumikiCommand

@Suite struct ArgumentsTests {
    private static let options = [
        Option("-o", "--output", value: "DIR", help: ""),
        Option("--device", value: "NAME", repeats: true, help: ""),
        Option("--json", help: ""),
        Option("--html", value: "DIR", isValueOptional: true, help: ""),
    ]

    private func parse(_ words: [String]) throws -> Arguments { try Arguments(words, options: Self.options) }

    private func message(_ words: [String]) -> String? {
        do throws(UsageError) {
            _ = try Arguments(words, options: Self.options)
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: [["-o", "x"], ["--output", "x"], ["--output=x"], ["-o=x"]])
    func valuesComeAfterOrWithinTheOption(_ words: [String]) throws {
        #expect(try parse(words).value("--output") == "x")
    }

    @Test func aValueMayHoldAnEqualsSign() throws {
        #expect(try parse(["--output=a=b"]).value("--output") == "a=b")
    }

    @Test func aValueMayBeEmpty() throws { #expect(try parse(["--output="]).value("--output") == "") }

    @Test func aValueThatMayBeLeftOutFollowsAnEqualsSignOnly() throws {
        let arguments = try parse(["--html", "A.xib"])
        #expect(arguments.value("--html") == "" && arguments.positionals == ["A.xib"])
        #expect(try parse(["--html=out"]).value("--html") == "out")
    }

    @Test func someOptionsRepeat() throws {
        #expect(try parse(["--device", "a", "--device", "b"]).all("--device") == ["a", "b"])
    }

    @Test func othersDoNot() { #expect(message(["-o", "a", "--output", "b"]) == "--output was given twice") }

    @Test func flagsTakeNoValue() { #expect(message(["--json=yes"]) == "--json takes no value") }

    @Test func aMissingValueIsSaid() { #expect(message(["--output"]) == "--output needs a value: DIR") }

    @Test func aNearNameIsOffered() {
        #expect(message(["--out", "x"]) == "unknown option --out; did you mean --output?")
    }

    @Test func whatFollowsTwoDashesIsNoOption() throws {
        #expect(try parse(["a", "--", "--json", "-"]).positionals == ["a", "--json", "-"])
        #expect(try parse(["--", "--json"]).has("--json") == false)
    }

    @Test func aSingleDashIsNoOption() throws { #expect(try parse(["-"]).positionals == ["-"]) }
}
