/// A limit of the work with which the compiler infers the types of one expression.
///
/// With a name that is missing, the compiler tries the overloads of all operators of an expression in vain, for minutes. Where a file
/// has other errors these are the cause, so that the first check of a file stops early; an expression that is the only error is tried
/// with the wide limit, which has space for all that Xcode compiles without complaint.
enum SolverLimit: Int {
    case early = 25_000
    case wide = 250_000

    /// The argument of the compiler's frontend.
    var argument: String { "-solver-scope-threshold=\(rawValue)" }
}

extension CompilerMessages.Message {
    /// Whether the compiler stopped at a limit rather than finding an error.
    var isLimit: Bool {
        text.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
    }
}
