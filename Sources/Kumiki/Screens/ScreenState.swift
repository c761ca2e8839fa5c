import Foundation

/// The state of a screen that outlives the app's process: one `Codable` value, however it is saved.
///
/// The same state is written into an `NSCoder` (restoration of view controllers, archives) and into an `NSUserActivity`
/// (restoration of scenes), with the version of its form. A controller with a state is ``StateKeeping``.
///
/// ```swift
/// struct MapState: ScreenState {
///     var count = 0
/// }
/// ```
public protocol ScreenState: Codable, Sendable {
    /// The version of the form, 1 by default. Raise it with a change that makes earlier states unreadable.
    static var version: Int { get }

    /// The name under which the state is saved: by default the name of the type with the types that it is nested in.
    static var name: String { get }

    /// Converts the JSON of an earlier version's state to the form of this version; by default returns it unchanged.
    static func migrate(_ data: Data, from version: Int) throws -> Data
}

extension ScreenState {
    public static var version: Int { 1 }

    public static var name: String {
        let parts = String(reflecting: self).split(separator: ".")
        // The reflected name of a private type contains a context that changes with every build.
        let isPlain = !parts.contains { $0.contains("(") }
        return isPlain ? parts.dropFirst().joined(separator: ".") : String(describing: self)
    }

    public static func migrate(_ data: Data, from version: Int) throws -> Data { data }
}
