import InterfaceBuilder

/// What stands in a file of Swift, as far as it is looked at before the compiler does: nil where the file cannot be read
/// or is larger than sources are.
enum SourceText {
    private static let limit = 4 << 20

    static func bytes(of path: String) -> ContiguousArray<UInt8>? {
        try? FileReader.read(path, limit: limit)
    }

    /// Returns all lines, the empty ones too.
    static func lines(of path: String) -> [Substring]? {
        bytes(of: path).map {
            String(decoding: $0, as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        }
    }
}
