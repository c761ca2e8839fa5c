import Foundation

/// Base 64 as documents wrap it over lines.
enum Base64 {
    static func decode(_ text: String) -> [UInt8]? {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { Array($0) }
    }
}
