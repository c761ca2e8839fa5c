/// Whether an object implements an optional method of a protocol. This cannot be queried without Objective-C, but the
/// method's default implementation can record that it ran.
@MainActor
enum OptionalMethod {
    private static var defaultRan = false

    /// Returns the result of a default implementation, recording that the method is absent.
    static func absent<Answer>(_ answer: Answer) -> Answer {
        defaultRan = true
        return answer
    }

    static func absent() { defaultRan = true }

    /// Returns the result of an optional method, or nil if it is not implemented.
    static func ask<Answer>(_ call: () -> Answer) -> Answer? {
        defaultRan = false
        let answer = call()
        defer { defaultRan = false }
        return defaultRan ? nil : answer
    }
}
