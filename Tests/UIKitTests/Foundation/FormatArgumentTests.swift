import Foundation
import Testing

@testable import UIKit

/// Objects as arguments of formats.
struct FormatArgumentTests {
    @Test func objectsAreReplacedByTheirDescriptions() throws {
        #expect(String(format: "%@ of %d", NSNumber(value: 3), 4) == "3 of 4")
        #expect(String(format: "%@%@", NSNumber(value: 1), NSNumber(value: 2)) == "12")
        #expect(String(format: "%@", try #require(NSURL(string: "https://a.jp"))) == "https://a.jp")
    }
}

@MainActor
struct TextInputOverrideTests {
    private final class Field: UITextField {
        var marked: [String?] = []
        override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            marked.append(markedText)
            super.setMarkedText(markedText, selectedRange: selectedRange)
        }
    }

    @Test func subclassesSeeTextThatIsComposed() {
        let field = Field()
        let input: any UITextInput = field
        input.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.marked == ["か"] && field.text == "か")
    }

    @Test func theAppIsAPropertyOfItsClassByName() {
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    }
}
