/// An event that went up the whole chain and found nobody.
public struct UnhandledEvent: Equatable, Sendable, CustomStringConvertible {
    /// The event's type.
    public let event: String
    /// What a handler would have to be.
    public let wanted: String
    /// The classes that the event passed, the sender's first.
    public let path: [String]
    /// Where it was sent, as `Module/File.swift`.
    public let file: String
    /// The line of `file`.
    public let line: UInt

    /// One line for a log.
    public var description: String {
        "\(file):\(line): nobody handles \(event): no \(wanted) in " + path.joined(separator: " > ")
    }

    /// Told of every event that nobody handled. Nil, as at first, means that such events vanish quietly.
    @MainActor public static var handler: (@MainActor (UnhandledEvent) -> Void)?
}
