import Foundation
import Testing
import UIKit

@Suite struct CollectionCopyTests {
    @Test func collectionsCopyOthersOfObjectiveC() {
        let dictionary = NSMutableDictionary(dictionary: NSDictionary(dictionary: ["a": 1, 2: "b"]))
        dictionary["c"] = 3
        #expect(dictionary.count == 3 && dictionary[2] as? String == "b")
        let array = NSMutableArray(array: NSArray(array: [1, 2]))
        array.add(3)
        #expect(array == [1, 2, 3])
        #expect(NSMutableSet(set: NSSet(array: [1])).contains(1))
    }
}
