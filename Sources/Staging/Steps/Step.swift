import Foundation

/// One thing that is done to a screen before its picture is taken.
public enum Step: Hashable, Sendable {
    /// A tap on what has the name.
    case tap(String)
    /// Text for whoever is written in.
    case type(String)
    /// Time that goes by, in seconds.
    case wait(TimeInterval)
    /// Content drawn by so many points; nil stands for most of what shows.
    case scroll(Direction, Double?)
    /// Content scrolled until what has the name shows.
    case scrollTo(String)
    /// The device is turned between upright and lying.
    case rotate

    /// Where one looks next.
    public enum Direction: String, CaseIterable, Sendable {
        case up, down, left, right
    }

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

/// Why a step cannot be done.
public struct StepError: Error, CustomStringConvertible {
    public let description: String
}
