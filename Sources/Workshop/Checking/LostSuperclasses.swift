/// Errors about superclasses that are not there.
///
/// A class without its superclass has none of what it inherits, so that most of its code has errors, and code that uses it.
/// Another superclass takes its place first; what then still has errors goes in the next round.
enum LostSuperclasses {
    /// Those of the errors that are about superclasses; all if none is.
    static func first(_ errors: [CompilerMessages.Message]) -> [CompilerMessages.Message] {
        var lines: [String: [Substring]] = [:]
        let causes = errors.filter { error in
            guard error.text.hasPrefix("cannot find type '") else { return false }
            if lines[error.file] == nil { lines[error.file] = SourceText.lines(of: error.file) ?? [] }
            guard let line = lines[error.file]?.dropFirst(error.line - 1).first else { return false }
            return isSuperclass(Array(line.utf8.prefix(max(0, error.column - 1))))
        }
        return causes.isEmpty ? errors : causes
    }

    /// Returns whether what stands before a type in its line makes it the superclass of a class.
    private static func isSuperclass(_ before: [UInt8]) -> Bool {
        String(decoding: before, as: UTF8.self)
            .contains(/(^|\s)class\s+\w+\s*(<[^{}]*>)?\s*:\s*$/)
    }
}
