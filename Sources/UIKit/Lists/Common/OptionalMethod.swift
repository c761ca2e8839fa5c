/// Whether an object implements an optional method of a protocol. There is no asking for it without Objective-C, but
/// the method's default can say that it ran.
@MainActor
enum OptionalMethod {
    private static var defaultRan = false

    /// What a default gives back, which tells that the method is not implemented.
    static func unimplemented<Answer>(_ answer: Answer) -> Answer {
        defaultRan = true
        return answer
    }

    static func unimplemented() { defaultRan = true }

    /// The answer of an optional method, or nil where it is not implemented.
    static func ask<Answer>(_ call: () -> Answer) -> Answer? {
        defaultRan = false
        let answer = call()
        defer { defaultRan = false }
        return defaultRan ? nil : answer
    }
}
