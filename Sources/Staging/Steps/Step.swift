import Foundation

/// An action of the user on a screen before its picture is taken.
public enum Step: Hashable, Codable, Sendable {
    /// A tap on what has the name.
    case tap(String)
    /// Text for the field that is being edited.
    case type(String)
    /// Time that passes, in seconds.
    case wait(TimeInterval)
    /// Scrolls by a distance in points; nil is most of what is visible.
    case scroll(Direction, Double?)
    /// Scrolls until what has the name is visible.
    case scrollTo(String)
    /// Rotates the device between portrait and landscape.
    case rotate

    /// The direction of what becomes visible.
    public enum Direction: String, CaseIterable, Codable, Sendable {
        case up, down, left, right
    }

    /// Whether the step only lets time pass.
    var isWait: Bool { if case .wait = self { true } else { false } }

    /// The names of the steps that take a value, and of the one that takes none.
    public static let names = ["tap", "type", "wait", "scroll"]

    /// A step by its name and value; nil where the value makes no sense.
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

/// Why a step cannot be performed.
public struct StepError: Error, CustomStringConvertible {
    public let description: String
}
