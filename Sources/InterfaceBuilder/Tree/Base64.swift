import Foundation

/// Decodes Base64 that is wrapped over lines, as in documents.
enum Base64 {
    static func decode(_ text: String) -> [UInt8]? {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { Array($0) }
    }
}
