/// Whether an object implements an optional method of a protocol. There is no asking for it without Objective-C, but
/// the method's default can say that it ran.
@MainActor
enum OptionalMethod {
    private static var defaultRan = false

    /// Returns the result of a default implementation, recording that the method is absent.
    static func absent<Answer>(_ answer: Answer) -> Answer {
        defaultRan = true
        return answer
    }

    static func absent() { defaultRan = true }

    /// The answer of an optional method, or nil where it is absent.
    static func ask<Answer>(_ call: () -> Answer) -> Answer? {
        defaultRan = false
        let answer = call()
        defer { defaultRan = false }
        return defaultRan ? nil : answer
    }
}
