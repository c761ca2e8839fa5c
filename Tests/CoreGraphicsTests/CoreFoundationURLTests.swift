import CoreGraphics
import Foundation
import Testing

struct CoreFoundationURLTests {
    private let utf8: CFStringEncoding = 0x0800_0100

    private func added(_ text: String, _ left: String? = nil, _ escaped: String? = nil) -> String? {
        CFURLCreateStringByAddingPercentEscapes(
            nil, text as NSString, left.map { $0 as NSString }, escaped.map { $0 as NSString }, utf8)
            as String?
    }

    private func replaced(_ text: String, _ left: String?) -> String? {
        CFURLCreateStringByReplacingPercentEscapes(nil, text as NSString, left.map { $0 as NSString })
            as String?
    }

    @Test func charactersThatAreIllegalInAURLAreEscaped() {
        #expect(added("a b/é?x=1#%") == "a%20b/%C3%A9?x=1%23%25")
        #expect(added("a&b=c", nil, "&=") == "a%26b%3Dc")
        #expect(added("a b#", "#") == "a%20b#")
    }

    @Test func escapesAreReplacedExceptThoseOfASet() {
        #expect(replaced("a%20b%C3%A9%2f", "") == "a bé/")
        #expect(replaced("a%20b%2F", "/") == "a b%2F")
        #expect(replaced("a%20b", nil) == "a%20b")
        #expect(replaced("%FF", "") == nil)
        #expect(replaced("100%", "") == "100%")
    }
}
