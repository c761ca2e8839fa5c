import Foundation
import Testing

@testable import UIKit

@Suite struct AttributedStringTextTests {
    /// Changes of the characters change the attributed string; added ones can have attributes.
    @Test func changesOfTheCharactersChangeTheAttributedString() {
        let string = NSMutableAttributedString(string: "sea")
        let text = AppSurroundings.mutableString(of: string)
        text.append("side")
        string.addAttribute(.font, value: 1, range: NSRange(location: 3, length: 4))
        #expect(string.string == "seaside" && text.length == 7)
        #expect(string.attribute(.font, at: 6, effectiveRange: nil) as? Int == 1)
        #expect(
            text.replaceOccurrences(of: "s", with: "t", range: NSRange(location: 0, length: 7)) == 2)
        #expect(string.string == "teatide" && text.range(of: "tide") == NSRange(location: 3, length: 4))
        text.setString("pier")
        #expect(string.string == "pier" && (text as String) == "pier")
    }
}
