import Foundation

/// What a screen keeps when the app goes away: one `Codable` value, whichever way it is saved.
///
/// The same state goes into an `NSCoder` (restoration by view controllers, archives) and into an `NSUserActivity`
/// (restoration by scenes), with the version of its form beside it. A controller that has one is ``StateKeeping``.
///
/// ```swift
/// struct MapState: ScreenState {
///     var count = 0
/// }
/// ```
public protocol ScreenState: Codable, Sendable {
    /// The version of this form, 1 or more; to be raised when a change makes older states unreadable.
    static var version: Int { get }

    /// The name under which it is saved; the type's name, with the types it is nested in, unless the type says
    /// otherwise.
    static var name: String { get }

    /// Brings a state of an earlier version up to this one's form. The data is JSON.
    ///
    /// The one that comes by itself hands the data on as it is.
    static func migrate(_ data: Data, from version: Int) throws -> Data
}

extension ScreenState {
    public static var version: Int { 1 }

    public static var name: String {
        let parts = String(reflecting: self).split(separator: ".")
        // Private types are reflected with a context that changes with every build.
        let isPlain = !parts.contains { $0.contains("(") }
        return isPlain ? parts.dropFirst().joined(separator: ".") : String(describing: self)
    }

    public static func migrate(_ data: Data, from version: Int) throws -> Data { data }
}
