import CoreGraphics
import Foundation
import Testing

@Suite struct CoreFoundationTests {
    @Test(arguments: [
        ("UTF-8", String.Encoding.utf8), ("iso-8859-1", .isoLatin1), ("us-ascii", .ascii),
        ("utf-16be", .utf16BigEndian),
    ])
    func encodingsAreFoundByTheirNames(_ name: String, _ encoding: String.Encoding) {
        let number = CFStringConvertIANACharSetNameToEncoding(NSString(string: name))
        #expect(CFStringConvertEncodingToNSStringEncoding(number) == encoding.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(encoding.rawValue) == number)
    }

    @Test func unknownNamesHaveNoEncoding() {
        #expect(CFStringConvertIANACharSetNameToEncoding("klingon") == kCFStringEncodingInvalidId)
    }

    @Test func truthIsAnotherClassThanNumbers() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSString("a")) == CFStringGetTypeID())
    }
}
