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

    @Test func collectionsGiveTheAddressesOfTheirObjects() throws {
        let key = NSString("a"), absent = NSString("b"), number = NSNumber(value: 7)
        let dictionary = NSDictionary(objects: [number], forKeys: [key])
        let address = try #require(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque()))
        #expect(Unmanaged<NSNumber>.fromOpaque(address).takeUnretainedValue() == 7)
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(absent).toOpaque()) == nil)
        #expect(CFDictionaryContainsKey(dictionary, Unmanaged.passUnretained(key).toOpaque()))
        var found: UnsafeRawPointer?
        #expect(CFDictionaryGetValueIfPresent(dictionary, Unmanaged.passUnretained(key).toOpaque(), &found))
        #expect(found == address && CFDictionaryGetCount(dictionary) == 1)
        let array = NSArray(array: [number])
        #expect(CFArrayGetCount(array) == 1 && CFArrayGetValueAtIndex(array, 1) == nil)
        #expect(unsafeBitCast(CFArrayGetValueAtIndex(array, 0), to: NSNumber.self) == 7)
    }
}
