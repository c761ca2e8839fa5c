import InterfaceBuilder

/// The text of a Swift file, as far as it is inspected before compiling: nil where the file cannot be read
/// or is larger than any source.
enum SourceText {
    private static let limit = 4 << 20

    static func bytes(of path: String) -> ContiguousArray<UInt8>? {
        try? FileReader.read(path, limit: limit)
    }

    /// Returns all lines, including empty ones.
    static func lines(of path: String) -> [Substring]? {
        bytes(of: path).map {
            String(decoding: $0, as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        }
    }
}
