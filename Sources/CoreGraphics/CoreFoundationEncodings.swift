import Foundation

/// The number of an encoding in Core Foundation.
public typealias CFStringEncoding = UInt32

/// The value for an unknown encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// An encoding with its numbers in Core Foundation and Foundation and its names in IANA's registry.
private struct KnownEncoding {
    let number: CFStringEncoding
    let encoding: String.Encoding
    let names: [String]

    static let all = [
        KnownEncoding(number: 0x0800_0100, encoding: .utf8, names: ["utf-8", "utf8"]),
        KnownEncoding(number: 0x0600, encoding: .ascii, names: ["us-ascii", "ascii"]),
        KnownEncoding(number: 0x0201, encoding: .isoLatin1, names: ["iso-8859-1", "latin1"]),
        KnownEncoding(number: 0x0202, encoding: .isoLatin2, names: ["iso-8859-2", "latin2"]),
        KnownEncoding(number: 0x0100, encoding: .utf16, names: ["utf-16", "unicode"]),
        KnownEncoding(number: 0x1000_0100, encoding: .utf16BigEndian, names: ["utf-16be"]),
        KnownEncoding(number: 0x1400_0100, encoding: .utf16LittleEndian, names: ["utf-16le"]),
        KnownEncoding(number: 0x0C00_0100, encoding: .utf32, names: ["utf-32"]),
        KnownEncoding(number: 0x1800_0100, encoding: .utf32BigEndian, names: ["utf-32be"]),
        KnownEncoding(number: 0x1C00_0100, encoding: .utf32LittleEndian, names: ["utf-32le"]),
        KnownEncoding(number: 0x0500, encoding: .windowsCP1252, names: ["windows-1252"]),
        KnownEncoding(number: 0x0501, encoding: .windowsCP1250, names: ["windows-1250"]),
        KnownEncoding(number: 0x0502, encoding: .windowsCP1251, names: ["windows-1251"]),
        KnownEncoding(number: 0x0503, encoding: .windowsCP1253, names: ["windows-1253"]),
        KnownEncoding(number: 0x0504, encoding: .windowsCP1254, names: ["windows-1254"]),
        KnownEncoding(number: 0x0A01, encoding: .shiftJIS, names: ["shift_jis"]),
        KnownEncoding(number: 0x0920, encoding: .japaneseEUC, names: ["euc-jp"]),
        KnownEncoding(number: 0x0820, encoding: .iso2022JP, names: ["iso-2022-jp"]),
        KnownEncoding(number: 0, encoding: .macOSRoman, names: ["macintosh"]),
    ]
}

/// Returns the encoding with a name in IANA's registry.
@_disfavoredOverload
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    guard let theString else { return kCFStringEncodingInvalidId }
    let name = String(describing: theString).lowercased()
    return KnownEncoding.all.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

/// Returns the preferred name of an encoding in IANA's registry.
@_disfavoredOverload
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    KnownEncoding.all.first { $0.number == encoding }?.names.first.map { NSString(string: $0) }
}

/// Returns the raw value of Foundation's encoding; that of UTF-8 for an unknown encoding.
@_disfavoredOverload
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    (KnownEncoding.all.first { $0.number == encoding }?.encoding ?? .utf8).rawValue
}

/// Returns the encoding for the raw value of Foundation's.
@_disfavoredOverload
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    KnownEncoding.all.first { $0.encoding.rawValue == encoding }?.number ?? kCFStringEncodingInvalidId
}
