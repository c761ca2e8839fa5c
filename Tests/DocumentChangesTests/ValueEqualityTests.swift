import InterfaceBuilder
import Testing

@testable import DocumentChanges

/// Values in two notations that mean the same, and values that do not.
@Suite struct ValueEqualityTests {
    private func areEqual(_ left: String, _ right: String) throws -> Bool {
        let elements = try [left, right].map { value in
            let document = try Document(
                xml: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
                    <objects><view id="v">\(value)</view></objects></document>
                    """, path: "View.xib")
            return try #require(document.element(withID: "v")?.children.first { _ in true })
        }
        return ValueEquality.areEqual(elements[0], elements[1])
    }

    private func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = "1") -> String {
        "<color red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"\(alpha)\" colorSpace=\"custom\" "
            + "customColorSpace=\"sRGB\"/>"
    }

    private func white(_ value: String, alpha: String = "1") -> String {
        "<color white=\"\(value)\" alpha=\"\(alpha)\" colorSpace=\"custom\" "
            + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    }

    @Test func numbersAreTheSameInAnyNotation() throws {
        #expect(try areEqual("<rect key=\"frame\" x=\"0.0\"/>", "<rect key=\"frame\" x=\"0\"/>"))
        #expect(try !areEqual("<rect key=\"frame\" x=\"1\"/>", "<rect key=\"frame\" x=\"2\"/>"))
        #expect(try !areEqual("<rect key=\"frame\" x=\"1\"/>", "<rect key=\"bounds\" x=\"1\"/>"))
    }

    @Test func namesAttributesTextsAndChildrenCount() throws {
        #expect(try areEqual("<string>a</string>", "<string>a</string>"))
        #expect(try !areEqual("<string>a</string>", "<string>b</string>"))
        #expect(try !areEqual("<string>a</string>", "<text>a</text>"))
        #expect(try !areEqual("<size width=\"1\"/>", "<size width=\"1\" height=\"1\"/>"))
        #expect(try !areEqual("<size width=\"1\"/>", "<size height=\"1\"/>"))
        #expect(try areEqual("<a><b c=\"1\"/></a>", "<a><b c=\"1.0\"/></a>"))
        #expect(try !areEqual("<a><b c=\"1\"/></a>", "<a><b c=\"2\"/></a>"))
        #expect(try !areEqual("<a><b/></a>", "<a><b/><b/></a>"))
    }

    @Test func colorsAreComparedAsInterfaceBuilderKeepsThem() throws {
        #expect(try areEqual(rgb("0.5", "0.25", "0"), rgb("0.50001", "0.25", "0.0")))
        #expect(try !areEqual(rgb("0.5", "0.25", "0"), rgb("0.501", "0.25", "0")))
        #expect(try !areEqual(rgb("0.5", "0.25", "0"), rgb("0.25", "0.5", "0")))
        #expect(try !areEqual(rgb("0.5", "0.25", "0"), rgb("0.5", "0.25", "0", alpha: "0.5")))
        #expect(try !areEqual(white("0.5"), white("0.5", alpha: "0.9")))
    }

    @Test func blackAndWhiteAreTheSameInEverySpace() throws {
        #expect(try areEqual(white("1"), rgb("1", "1", "1")) && areEqual(rgb("0", "0", "0"), white("0.0")))
        #expect(try !areEqual(white("0.5"), rgb("0.5", "0.5", "0.5")))
        #expect(try !areEqual(white("1"), rgb("0", "0", "0")))
        #expect(try !areEqual(white("1"), rgb("1", "1", "0")))
    }

    @Test func colorsByNameAreComparedByName() throws {
        #expect(try areEqual("<color name=\"Sea\"/>", "<color name=\"Sea\"/>"))
        #expect(try !areEqual("<color name=\"Sea\"/>", "<color name=\"Sky\"/>"))
        #expect(try !areEqual("<color name=\"Sea\"/>", "<color systemColor=\"Sea\"/>"))
    }
}
