import Foundation

/// The `init(coder:)` that only end the process, of screens that a document describes and the code creates with values of its own, by an
/// initializer with a coder and these. Where one fails, all others of an app fail as well, each only after those before it are repaired.
enum UnimplementedInitializers {
    /// Returns the places of the others in the files, if one of the places is that of such an initializer.
    static func places(like places: [FailedPlace], in files: [String]) -> [FailedPlace] {
        guard let known = places.first(where: { $0.function.hasSuffix("init(coder:)") && $0.endsFunction })
        else { return [] }
        return files.flatMap { file in
            lines(in: file).map {
                FailedPlace(file: file, line: $0, function: known.function, reason: known.reason)
            }
        }
    }

    /// Returns the lines, from 1, at which the initializers of a file end the process.
    private static func lines(in file: String) -> [Int] {
        guard let bytes = SourceText.bytes(of: file) else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        guard hasInitializerWithValues(text) else { return [] }
        return text.matches(of: /init\?\s*\(\s*coder\b[^(),]*\)\s*\{\s*(?=fatalError\()/).map {
            text[..<$0.range.upperBound].count(where: \.isNewline) + 1
        }
    }

    /// Whether an initializer has a coder and other parameters, as storyboards call it in a closure that creates a screen.
    private static func hasInitializerWithValues(_ text: String) -> Bool {
        text.contains(/init\?\s*\([^()]*,\s*coder\b[^()]*\)/)
            || text.contains(/init\?\s*\(\s*coder\b[^(),]*,[^()]*\)/)
    }
}
