/// Errors about a generic type for objects that is used with a protocol.
///
/// The adapter leaves the generic type open, so that most errors in code that uses it do not occur in the next round.
enum ObjectProtocolErrors {
    /// Returns those of the errors that are about such types; all if none is.
    static func first(_ errors: [CompilerMessages.Message]) -> [CompilerMessages.Message] {
        let causes = errors.filter {
            $0.text.contains("' requires that 'any ") && $0.text.hasSuffix("' be a class type")
                || $0.text.contains("' cannot conform to 'NSObjectProtocol'")
        }
        return causes.isEmpty ? errors : causes
    }
}
