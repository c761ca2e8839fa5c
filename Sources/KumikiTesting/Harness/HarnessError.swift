/// Why something cannot be done to a screen, or is not as expected.
public enum HarnessError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such device.
    case unknownDevice(String, known: [String])
    /// A user could not do this now; the text says why, and what there is.
    case refused(String)
    /// The awaited condition did not hold in time.
    case missing(String, after: Double, texts: [String])

    /// The app that was launched shows no window, or one without a controller.
    case noWindow

    /// The expectation and the finding.
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
