import Foundation

/// The modules that a Swift file imports, by its lines alone.
public enum SourceImports {
    /// Returns the names in a file; none if it cannot be read.
    public static func names(in file: String) -> Set<String> {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return Set(
            text.split(separator: "\n").compactMap { line in
                let words = line.split(whereSeparator: \.isWhitespace)
                guard let place = words.firstIndex(of: "import"), place < 2, words.count > place + 1 else {
                    return nil
                }
                return String(words[place + 1])
            })
    }
}
