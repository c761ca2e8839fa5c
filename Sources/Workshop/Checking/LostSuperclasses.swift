/// Errors about missing superclasses.
///
/// A class without its superclass has no inherited members, so that most of its code has errors, and code that uses it.
/// Another superclass replaces the missing one first; remaining errors are handled in the next round.
enum LostSuperclasses {
    /// Returns those of the errors that are about superclasses; all if none is.
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

    /// Returns whether the text before a type in its line makes it the superclass of a class.
    private static func isSuperclass(_ before: [UInt8]) -> Bool {
        String(decoding: before, as: UTF8.self)
            .contains(/(^|\s)class\s+\w+\s*(<[^{}]*>)?\s*:\s*$/)
    }
}
