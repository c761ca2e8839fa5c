import Foundation

// The percent escapes of URLs, which older code of networking writes with Core Foundation.

/// The value of `kCFStringEncodingUTF8`.
private let utf8: CFStringEncoding = 0x0800_0100

/// Returns a string whose characters that are illegal in a URL, and those of a second set, are replaced by percent
/// escapes; those of a first set are left.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    guard let originalString else { return nil }
    let left = (charactersToLeaveUnescaped as String?) ?? ""
    let escaped = (legalURLCharactersToBeEscaped as String?) ?? ""
    let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    var result = ""
    for character in (originalString as String).unicodeScalars {
        let isLegal = character.isLegalInURL && !escaped.unicodeScalars.contains(character)
        if isLegal || left.unicodeScalars.contains(character) {
            result.unicodeScalars.append(character)
            continue
        }
        guard let bytes = String(character).data(using: encoding) else { return nil }
        for byte in bytes { result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true) }
    }
    return NSString(string: result)
}

/// Returns a string whose percent escapes are replaced by their characters, except those of the set; all are left if
/// there is no set.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
        allocator, originalString, charactersToLeaveEscaped, utf8)
}

/// Returns the same for escapes of another encoding; nil if they are not valid in it.
public func CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
    _ allocator: CFAllocator!, _ origString: CFString!, _ charsToLeaveEscaped: CFString!,
    _ encoding: CFStringEncoding
) -> CFString! {
    guard let origString else { return nil }
    guard let left = charsToLeaveEscaped as String? else { return origString }
    let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    var (result, rest) = ("", Substring(origString as String))
    while let escape = rest.firstMatch(of: /(?:%[0-9A-Fa-f]{2})+/) {
        result += rest[..<escape.range.lowerBound]
        let bytes = rest[escape.range].split(separator: "%").compactMap { UInt8($0, radix: 16) }
        rest = rest[escape.range.upperBound...]
        guard let text = String(data: Data(bytes), encoding: encoding) else { return nil }
        for character in text.unicodeScalars {
            guard left.unicodeScalars.contains(character), let bytes = String(character).data(using: encoding)
            else {
                result.unicodeScalars.append(character)
                continue
            }
            for byte in bytes {
                result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
    return NSString(string: result + rest)
}

extension Unicode.Scalar {
    /// Whether RFC 2396 allows the character in a URL.
    fileprivate var isLegalInURL: Bool {
        isASCII && (properties.isAlphabetic || properties.numericType != nil)
            || "-_.!~*'();/?:@&=+$,".unicodeScalars.contains(self)
    }
}
