import Foundation

/// An action of the user before a screen's image is captured.
public enum Step: Hashable, Codable, Sendable {
    /// A tap on the view with a name.
    case tap(String)
    /// Text input in the field that is being edited.
    case type(String)
    /// A period of time in seconds.
    case wait(TimeInterval)
    /// A scroll by a distance in points; nil is most of the visible height or width.
    case scroll(Direction, Double?)
    /// A scroll until the view with a name is visible.
    case scrollTo(String)
    /// A rotation of the device between portrait and landscape.
    case rotate

    /// The direction of the content that becomes visible.
    public enum Direction: String, CaseIterable, Codable, Sendable {
        case up, down, left, right
    }

    /// Whether the step only waits.
    var isWait: Bool { if case .wait = self { true } else { false } }

    /// The names of the steps with a value, followed by the name of the step without one.
    public static let names = ["tap", "type", "wait", "scroll"]

    /// Creates a step from its name and value; returns nil if the value is invalid.
    public init?(_ name: String, _ value: String) {
        switch name {
        case "tap": self = .tap(value)
        case "type": self = .type(value)
        case "wait":
            guard let seconds = TimeInterval(value), (0...3600).contains(seconds) else { return nil }
            self = .wait(seconds)
        case "scroll": self = Self.scroll(value)
        case "rotate": self = .rotate
        default: return nil
        }
    }

    private static func scroll(_ value: String) -> Step {
        let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
        guard let direction = parts.first.flatMap(Direction.init) else { return .scrollTo(value) }
        guard parts.count > 1 else { return .scroll(direction, nil) }
        guard let points = Double(parts[1]), (0...100_000).contains(points) else { return .scrollTo(value) }
        return .scroll(direction, points)
    }
}

/// An error that explains why a step cannot be performed.
public struct StepError: Error, CustomStringConvertible {
    public let description: String
}
