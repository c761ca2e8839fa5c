/// Errors about missing superclasses.
///
/// A class without its superclass has no inherited members, so that most of its code has errors, and code that uses it.
/// Another superclass replaces the missing one first, and other missing types are replaced with it; remaining errors are handled in
/// the next round.
enum LostSuperclasses {
    /// Returns those of the errors that are about missing types if one of these is a superclass, or if types go first since calls of
    /// functions with them fail in consequence; otherwise all.
    static func first(_ errors: [CompilerMessages.Message], typesFirst: Bool = false)
        -> [CompilerMessages.Message]
    {
        var lines: [String: [Substring]] = [:]
        let types = errors.filter { $0.text.hasPrefix("cannot find type '") }
        let hasCause =
            typesFirst && !types.isEmpty
            || types.contains { error in
                if lines[error.file] == nil { lines[error.file] = SourceText.lines(of: error.file) ?? [] }
                guard let line = lines[error.file]?.dropFirst(error.line - 1).first else { return false }
                return isSuperclass(Array(line.utf8.prefix(max(0, error.column - 1))))
            }
        return hasCause ? types : errors
    }

    /// Returns whether the text before a type in its line makes it the superclass of a class.
    private static func isSuperclass(_ before: [UInt8]) -> Bool {
        String(decoding: before, as: UTF8.self)
            .contains(/(^|\s)class\s+\w+\s*(<[^{}]*>)?\s*:\s*$/)
    }
}
