import Foundation
import Testing
import UIKit

struct DictionaryTests {
    @Test func dictionariesWithTheSameBooleanValuesAreEqual() {
        let entries: [AnyHashable: Any] = ["a": true, "b": 1, "c": ["d": false]]
        let dictionary = NSDictionary(dictionary: entries)
        #expect(AppSurroundings.isEqual(dictionary, entries))
        #expect(!AppSurroundings.isEqual(dictionary, ["a": true]))
    }
}
