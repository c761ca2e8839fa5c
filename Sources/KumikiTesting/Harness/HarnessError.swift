/// An error that occurs when an action cannot be performed on a screen or an expectation is not met.
public enum HarnessError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The device is unknown.
    case unknownDevice(String, known: [String])
    /// A user could not perform the action; the text contains the reason and the alternatives.
    case refused(String)
    /// The expected condition was not met within the time limit.
    case missing(String, after: Double, texts: [String])

    /// The launched app shows no window, or a window without a controller.
    case noWindow

    /// A description of the error.
    public var description: String {
        switch self {
        case .unknownDevice(let name, let known):
            "no device “\(name)”; there are " + known.joined(separator: ", ")
        case .refused(let reason): reason
        case .noWindow: "the app was launched and shows no window with a controller"
        case .missing(let text, let seconds, let texts):
            "“\(text)” did not show within \(seconds) s; what shows is "
                + (texts.isEmpty ? "nothing" : texts.map { "“\($0)”" }.joined(separator: ", "))
        }
    }
}
