import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct IndexedCollationTests {
    @Test(arguments: [
        ("en", "zoë", "Z"), ("en", "Élan", "E"), ("en", "7 up", "#"), ("en", "", "#"), ("sv", "Åke", "Å"),
        ("en", "Åke", "A"), ("ja", "ガラス", "か"), ("ja", "わたし", "わ"), ("ja", "Naha", "N"), ("ko", "까치", "ㄱ"),
        ("ru", "ёж", "Е"), ("ja", "日本", "#"),
    ])
    func textsBelongToTheSectionOfTheirFirstLetter(language: String, text: String, title: String) {
        let alphabet = IndexAlphabet(language: language)
        #expect(alphabet.titles[alphabet.section(of: text)] == title)
    }

    @Test func objectsAreSortedByWhatTheirMethodReturns() {
        let collation = UILocalizedIndexedCollation.current()
        let sorted = collation.sortedArray(
            from: ["banana", "Äpfel", "2", "apple", "cherry"], collationStringSelector: "self")
        #expect(sorted as? [String] == ["Äpfel", "apple", "banana", "cherry", "2"])
        #expect(collation.section(for: "banana", collationStringSelector: "self") == 1)
        #expect(collation.sectionTitles.count == 27 && collation.section(forSectionIndexTitle: 26) == 26)
    }

    private final class Entry {
        let text: String
        init(_ text: String) { self.text = text }
    }

    @Test func objectsOfAnyClassAreSortedByTheirProperty() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.section(for: Entry("banana"), collationStringSelector: "text") == 1)
    }
}
