@_implementationOnly import CSwiftRuntime

/// Returns a matcher for what fails a precondition or an assertion, or calls `fatalError`, after which the test continues.
public func throwAssertion<Out>() -> Matcher<Out> {
    Matcher { expression in
        var error: (any Error)?
        let ended = endsWithTrap {
            do { _ = try expression.evaluate() } catch let thrown { error = thrown }
        }
        var message = ExpectationMessage.expectedTo("throw an assertion")
        if let error { message = message.appended(message: "; threw error instead <\(error)>") }
        return MatcherResult(bool: ended, message: message)
    }
}

/// Performs a closure, and returns whether it ended with a trap.
func endsWithTrap(_ work: @escaping () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(perform: work))
    return CSwiftRuntime.endsWithTrap(
        { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().perform() }, work.toOpaque())
}

private final class Work {
    let perform: () -> Void

    init(perform: @escaping () -> Void) { self.perform = perform }
}
