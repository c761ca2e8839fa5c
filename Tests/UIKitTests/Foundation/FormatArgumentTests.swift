import Foundation
import Testing
import UIKit

@Suite struct FormatArgumentTests {
    @Test func collectionsAreReplacedByTheirDescriptions() {
        #expect(String(format: "%@ %@", [1, 2], ["a": "b"]) == "[1, 2] [\"a\": \"b\"]")
    }

    @Test func theArgumentsOfManyFormatsAreRetained() {
        let texts = (0..<1000).map { String(format: "%@", [$0]) }
        #expect(texts.last == "[999]")
    }
}
