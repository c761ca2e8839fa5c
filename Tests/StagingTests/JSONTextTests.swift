import Foundation
import InterfaceBuilder
import Testing

@testable import Staging

@Suite struct JSONTextTests {
    @Test func stringsAreEscaped() {
        #expect(JSONValue.string("a\"b\\c\n\t\u{1}é").text() == #""a\"b\\c\n\t\u0001é""#)
    }

    @Test(arguments: [
        (1.0, "1"), (0.5, "0.5"), (-0.0, "0"), (1 / 3.0, "0.3333"), (.nan, "0"), (.infinity, "0"),
        (1e300, "1e+300"),
    ])
    func numbersArePlain(_ number: Double, _ text: String) {
        #expect(JSONValue.number(number).text() == text)
    }

    @Test func membersKeepTheirOrder() {
        let value = JSONValue.object([("b", .number(1)), ("a", .array([.number(1), .number(2)]))])
        #expect(value.text() == "{\n  \"b\": 1,\n  \"a\": [1, 2]\n}")
    }

    @Test func emptyOnesAreShort() {
        #expect(JSONValue.array([]).text() == "[]")
        #expect(JSONValue.object([]).text() == "{}")
    }

    @Test func whatIsWrittenCanBeRead() throws {
        let value = JSONValue.object([("\u{7}", .string("\u{2028}\"")), ("n", .null)])
        let read = try JSONSerialization.jsonObject(with: Data(value.text().utf8)) as? [String: Any]
        #expect(read?["\u{7}"] as? String == "\u{2028}\"")
    }
}

@Suite struct InsetTableTests {
    @Test(arguments: [
        ("[]", 1, "an object of views by id is expected"),
        ("{\"a\": 1}", 1, "an object for the view a is expected"),
        ("{\"a\": {\n\"safeArea\": {\n\"up\": 1}}}", 3, "an edge instead of \"up\" is expected"),
        ("{\"a\": {\n\"margins\": 4}}", 2, "an object of edges is expected"),
        ("{\"a\": {\"margins\": {\"top\":\n\n\"4\"}}}", 3, "a number for \"top\" is expected"),
    ])
    func anErrorNamesTheLineAndWhatIsExpected(_ json: String, _ line: Int, _ expected: String) {
        let error = DocumentError(file: "insets.json", line: line, reason: .malformed(expected))
        #expect(throws: error) { _ = try InsetTable(json: Data(json.utf8), path: "insets.json") }
    }

    @Test func aFileThatEndsEarlyIsNoTable() {
        #expect(throws: DocumentError.self) { _ = try InsetTable(json: Data("{".utf8), path: "insets.json") }
    }
}
